import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { createTestModel, type TestPath } from 'xstate/graph'
import { missedBy } from '../model.ts'
import { baseForm, ON_BASE } from './base-form.ts'
import { isKnown } from './laws/known-breaches.ts'
import { sayBreach, watchLaws } from './laws/keep-laws.ts'
import type { Seen } from './laws/seen.ts'
import { walkNoted, type PathRun } from './path-run.ts'

type Act = () => void | Promise<void>
type Acts = Record<string, Act>

declare global {
  /** Observes the page of the running path for the laws. Undefined: the paths are walked without a page. */
  var lookForLaws: ((act: string | null) => Seen | Promise<Seen>) | undefined
}

export interface Told {
  /** The events in order, as "then …, then …", so that a failure names its path. */
  story: string
  events: readonly string[]
  test: (steps: Acts, sights: Acts) => Promise<unknown>
}

/**
 * The shortest paths that together visit every state, without those that another path continues. For journeys
 * in which every arrow would take too long.
 */
export function waysToAll(journey: AnyStateMachine): Told[] {
  const paths = createTestModel(journey, { serializeState: ({ value }) => JSON.stringify(value) })
    .getShortestPaths()
    .map(tellFrom(''))
  return paths.filter(({ story }) => !paths.some((other) => other.story.startsWith(`${story}, then`)))
}

/**
 * The shortest paths through a journey that together cover every arrow. A journey has no effects and is never
 * the production machine, so that the two can disagree. A journey that names extensions is walked a second
 * time, before a server without them.
 */
export function waysThrough(journey: AnyStateMachine): Told[] {
  const run = globalThis.pathRun
  if (run !== undefined) return chosenWays(journey, run)
  const base = baseForm(journey)
  return [
    ...pathsThrough(journey).map(tellFrom('')),
    ...(base === null ? [] : pathsThrough(base).map(tellFrom(ON_BASE))),
  ]
}

export function pathsThrough(journey: AnyStateMachine) {
  const model = createTestModel(journey, {
    serializeState: (state, event, from) =>
      `${JSON.stringify(state.value)} by ${JSON.stringify(event)} from ${JSON.stringify(from?.value)}`,
    limit: 500,
  })
  const paths = model.getShortestPaths()
  const missed = missedBy(paths, journey)
  if (missed.length > 0) throw new Error(`No way leads over ${missed.join(', ')}.`)
  return paths
}

/** The paths of a run on command, which may begin and end elsewhere than those over every arrow. */
function chosenWays(journey: AnyStateMachine, run: PathRun): Told[] {
  const model = createTestModel(journey)
  return journey.id !== run.journey
    ? []
    : run.paths
        .flatMap((events) => model.getPathsFromEvents(events.map((type) => ({ type }))))
        .map(tellFrom(''))
}

/** `beginning` of the story of each path. */
const tellFrom =
  (beginning: string) =>
  (path: TestPath<AnyMachineSnapshot, EventObject>): Told => {
    const events = path.steps.slice(1).map(({ event }) => event.type)
    const story = `${beginning}${events.join(', then ')}`
    const states = path.steps.map(({ state }) => String(state.value))
    return {
      story,
      events,
      test(steps, sights) {
        globalThis.pathOf = path.state.machine.id
        const [acts, looks] = lawfully(path.state.machine.id, states, steps, sights)
        return walkNoted(story, states, acts, looks, (acted, seen) =>
          path.test({ events: acted, states: seen }),
        )
      },
    }
  }

/** Looks at each state patiently, and checks the laws after it. A state without a sight has its laws, too. */
function lawfully(journey: string, states: readonly string[], steps: Acts, sights: Acts): [Acts, Acts] {
  const { lookForLaws: look } = globalThis
  const laws = look
    ? watchLaws({
        look,
        patienceMs: PATIENCE_MS,
        isKnown: (law, act) => isKnown(journey, law.name, act),
      })
    : null
  let last: string | null = null
  const acts = Object.entries(steps).map(([name, act]): [string, Act] => [
    name,
    () => {
      last = name
      return act()
    },
  ])
  const looks = [...new Set([...states, ...Object.keys(sights)])].map((state): [string, Act] => [
    state,
    async () => {
      const sight = sights[state]
      if (sight) await patiently(sight)()
      const [broken] = (await laws?.after(last)) ?? []
      if (broken) throw new Error(sayBreach(broken))
    },
  ])
  return [Object.fromEntries(acts), Object.fromEntries(looks)]
}

const PATIENCE_MS = 5000
const PAUSE_MS = 50
// Keeps the real functions, because the test may replace the clock.
const pause = setTimeout
const now = performance.now.bind(performance)

/**
 * Looks again for a while, because a browser may paint a state later than the step that led to it has ended.
 */
const patiently = (look: Act) => async (): Promise<void> => {
  const until = now() + PATIENCE_MS
  for (;;) {
    try {
      return await look()
    } catch (wrong) {
      if (now() > until) throw wrong
      await new Promise((resolve) => pause(resolve, PAUSE_MS))
    }
  }
}
