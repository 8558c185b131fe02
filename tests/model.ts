import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { TestModel, type TestPath } from 'xstate/graph'

/**
 * Path tests over the machine that runs in production. `xstate/graph` is the maintained successor of
 * `@xstate/test`, which knows xstate 4 only. Invoked answers are ordinary events here (`answerOf`,
 * `elapsed`), so no effect runs while paths are made.
 */
type Model = TestModel<AnyMachineSnapshot, EventObject, unknown>
type Path = TestPath<AnyMachineSnapshot, EventObject>

const MAX_STATES = 2_000

interface Seen {
  value: unknown
  context: Record<string, unknown>
}
export interface ModelRules {
  input?: unknown
  /** What of the context tells two states apart; a counter must stop counting somewhere. */
  contextOf?: (context: Record<string, unknown>) => unknown
  /** Of places to come through, before it counts as endless. */
  most?: number
  /**
   * The delays whose end may change nothing, because a guard asks whether there was something to wait for.
   */
  mayLapse?: readonly string[]
}

export function modelOf(
  machine: AnyStateMachine,
  events: readonly AnyEventObject[],
  { input, contextOf = (context) => context, most = MAX_STATES, mayLapse = [] }: ModelRules = {},
): Model {
  for (const event of events) requireListener(machine, event)
  const print = ({ value, context }: Seen) => `${JSON.stringify(value)} ${JSON.stringify(contextOf(context))}`
  return new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine as never, {
    ...(input === undefined ? {} : { input: input as never }),
    limit: most,
    // A place of its own for each way in: the shortest paths then walk every arrow and do not merely reach
    // every state.
    serializeState: (state, event, from) =>
      event && from ? `${print(state)} by ${JSON.stringify(event)} from ${print(from)}` : print(state),
    serializeEvent: (event) => JSON.stringify(event),
    events: (state) => {
      requireRest(state)
      return events.filter((event) => isTaken(state, event, mayLapse))
    },
  })
}

interface Owner {
  id: string
  /** Null: the event is an answer. */
  delay: string | null
}
/**
 * Returns the state that an answer or the end of a wait belongs to. Null: a command, which a state may
 * ignore.
 */
function ownerOf({ type }: AnyEventObject): Owner | null {
  const [, delay, id] = /^xstate\.(?:done\.actor\.\d+|after\.([^.]+))\.(.+)$/.exec(type) ?? []
  return id === undefined ? null : { id, delay: delay ?? null }
}

/** Fails for an answer, or the end of a wait, that its state never listens to. */
function requireListener(machine: AnyStateMachine, event: AnyEventObject): void {
  const owner = ownerOf(event)
  if (
    !owner ||
    nodesOf(machine.root).some(({ id, transitions }) => id === owner.id && transitions.has(event.type))
  )
    return
  throw new Error(`${owner.id} never listens to ${JSON.stringify(event)}.`)
}

/**
 * Fails where the machine rests in a state that is only passed through: one whose last `always` has no guard.
 */
function requireRest(state: AnyMachineSnapshot): void {
  const passed = state._nodes.find(({ always }) => always?.length && !always.at(-1)?.guard)
  if (passed) throw new Error(`${passed.id} leads nowhere with ${JSON.stringify(state.context)}.`)
}

/**
 * Fails for an answer, or the end of a wait, that its active state ignores: the machine would stay there for
 * ever, and no path would tell.
 */
function isTaken(state: AnyMachineSnapshot, event: AnyEventObject, mayLapse: readonly string[]): boolean {
  if (state.can(event)) return true
  const owner = ownerOf(event)
  if (owner && !mayLapse.includes(owner.delay ?? '') && state._nodes.some(({ id }) => id === owner.id)) {
    throw new Error(`${owner.id} ignores ${JSON.stringify(event)} while it is active.`)
  }
  return false
}

/** The answer of what the state invoked, as the machine hears it. */
export function answerOf(stateId: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.0.${stateId}`, output, actorId: `0.${stateId}` }
}

export function elapsed(delay: string, stateId: string): AnyEventObject {
  return { type: `xstate.after.${delay}.${stateId}` }
}

/** Which of the arrows that the chart draws, each alternative of a guard for itself, no path took. */
export function missedBy(paths: readonly Path[], machine: AnyStateMachine): string[] {
  const taken = new Set<unknown>()
  for (const { steps } of paths) {
    steps.forEach(({ event }, at) => {
      const before = steps[at - 1]?.state
      if (before) for (const arrow of machine.getTransitionData(before, event)) taken.add(arrow)
    })
  }
  return nodesOf(machine.root).flatMap(({ id, transitions }) =>
    [...transitions].flatMap(([event, arrows]) =>
      arrows.flatMap((arrow, at) => (taken.has(arrow) ? [] : [`${id} --${event} (${at + 1})`])),
    ),
  )
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

/** Every state the paths come through; the paths themselves only tell where they end. */
export function statesOf(paths: readonly Path[]): AnyMachineSnapshot[] {
  return paths.flatMap(({ steps }) => steps.map(({ state }) => state))
}
