import type { Names } from './names.ts'

/** Path → text of the files of a new process: the machine, its test, the journey and its paths, and the world they live in. */
export function machineFiles(group: string, names: Names): ReadonlyMap<string, string> {
  const { kebab } = names
  return new Map([
    [`machines/${group}/${kebab}.machine.ts`, machine(names)],
    [`tests/machines/${group}/${kebab}.test.ts`, machineTest(group, names)],
    [`tests/journeys/${kebab}.journey.ts`, journey(names)],
    [`tests/journeys/${kebab}.paths.test.ts`, paths(names)],
    [`tests/worlds/${kebab}.world.ts`, world(group, names)],
  ])
}

const machine = ({ camel, pascal }: Names) => `import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '#machines/effect.ts'

interface Context {
  problem: Problem | null
}
type Event = { type: 'start' }

export const ${camel}Effects = {
  run${pascal}: effect<Context, Outcome<null>>('run${pascal}'),
}

export const ${camel}Machine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: { hasFailed: ({ context }) => context.problem !== null },
  actions: {
    settle: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
  },
  actors: ${camel}Effects,
}).createMachine({
  context: { problem: null },
  initial: 'resting',
  states: {
    resting: { on: { start: 'running' } },
    running: {
      invoke: {
        src: 'run${pascal}',
        input: ({ context }) => context,
        onDone: { target: 'settling', actions: { type: 'settle', params: ({ event }) => event.output } },
      },
    },
    settling: { always: [{ guard: 'hasFailed', target: 'resting' }, { target: 'done' }] },
    done: { type: 'final' },
  },
})

export type ${pascal}View = { kind: 'resting'; problem: Problem | null } | { kind: 'running' } | { kind: 'done' }

export function to${pascal}View(snapshot: SnapshotFrom<typeof ${camel}Machine>): ${pascal}View {
  if (snapshot.matches('running')) return { kind: 'running' }
  if (snapshot.matches('done')) return { kind: 'done' }
  return { kind: 'resting', problem: snapshot.context.problem }
}
`

const machineTest = (group: string, { kebab, camel, pascal }: Names) => `import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { ${camel}Effects, ${camel}Machine, to${pascal}View } from '#machines/${group}/${kebab}.machine.ts'

function open(answer: Outcome<null>) {
  const actors = { run${pascal}: ${camel}Effects.run${pascal}.by(() => Promise.resolve(answer)) }
  return createActor(${camel}Machine.provide({ actors })).start()
}

test('what succeeds is done', async () => {
  const actor = open({ ok: true, value: null })
  actor.send({ type: 'start' })
  expect(to${pascal}View(actor.getSnapshot())).toEqual({ kind: 'running' })
  const last = await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(to${pascal}View(last)).toEqual({ kind: 'done' })
})

test('what fails says why and may be tried again', async () => {
  const actor = open({ ok: false, problem: { kind: 'unreachable' } })
  actor.send({ type: 'start' })
  const last = await waitFor(actor, (snapshot) => snapshot.matches('resting'))
  expect(to${pascal}View(last)).toEqual({ kind: 'resting', problem: { kind: 'unreachable' } })
  expect(last.can({ type: 'start' })).toBe(true)
})
`

const journey = ({ camel }: Names) => `import { createMachine } from 'xstate'

/** What a person should see, written from the rules and not from the machine; no effect, no wait, so that it can disagree. */
export const ${camel}Journey = createMachine({
  initial: 'resting',
  states: {
    resting: { on: { 'person starts': 'running' } },
    running: { on: { 'server agrees': 'done', 'server refuses': 'refused' } },
    refused: { on: { 'person starts': 'runningAgain' } },
    runningAgain: { on: { 'server agrees': 'done' } },
    done: {},
  },
})
`

const paths = ({ kebab, camel, pascal }: Names) => `import { describe, test } from 'vitest'
import { createTestModel } from 'xstate/graph'
import { open${pascal} } from '#tests/worlds/${kebab}.world.ts'
import { ${camel}Journey } from './${kebab}.journey.ts'

const walked = createTestModel(${camel}Journey).getShortestPaths({ limit: 1000 })

describe.each(walked.map((path) => ({ path, story: path.description })))('$story', ({ path }) => {
  test('is what the person sees', async () => {
    const { start, agree, refuse, sees } = open${pascal}()
    await path.test({
      events: { 'person starts': start, 'server agrees': agree, 'server refuses': refuse },
      states: {
        resting: () => sees({ kind: 'resting', problem: null }),
        running: () => sees({ kind: 'running' }),
        refused: () => sees({ kind: 'resting', problem: { kind: 'refused', title: 'No' } }),
        runningAgain: () => sees({ kind: 'running' }),
        done: () => sees({ kind: 'done' }),
      },
    })
  })
})
`

const world = (group: string, { kebab, camel, pascal, spoken }: Names) => `import { expect } from 'vitest'
import { createActor } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { ${camel}Effects, ${camel}Machine, to${pascal}View, type ${pascal}View } from '#machines/${group}/${kebab}.machine.ts'

/** The ${spoken} before a server that answers when it is told to. Once there is a view, render it here and look by role and name. */
export function open${pascal}() {
  let answer: (outcome: Outcome<null>) => void = () => {}
  const run${pascal} = ${camel}Effects.run${pascal}.by(() => new Promise((settle) => (answer = settle)))
  const actor = createActor(${camel}Machine.provide({ actors: { run${pascal} } })).start()
  return {
    start: () => actor.send({ type: 'start' }),
    agree: () => answer({ ok: true, value: null }),
    refuse: () => answer({ ok: false, problem: { kind: 'refused', title: 'No' } }),
    sees: async (view: ${pascal}View) => {
      await expect.poll(() => to${pascal}View(actor.getSnapshot())).toEqual(view)
    },
  }
}
`

/** The section of docs/machines.md, which explains every state of every machine. */
export const machineSection = (group: string, { kebab, spoken }: Names) => `
## ${group}/${kebab}

The ${spoken}, from its start until it is done.

| State      | What is the case                                            |
| ---------- | ----------------------------------------------------------- |
| \`resting\`  | It waits to be started, or failed and may be started again. |
| \`running\`  | The effect is at work.                                      |
| \`settling\` | The answer is in; in no time this becomes rest or the end.  |
| \`done\`     | It succeeded.                                               |
`
