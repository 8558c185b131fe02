import type { Names } from './names.ts'

/** The files of a new process by path: the machine, its test, and the journey with its paths and world. */
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

const machine = ({ camel, pascal, spoken }: Names) => `import { actMachine } from '../kit/act.ts'

/** The input of the process: the thing it is about. */
export interface ${pascal}Scope {
  id: number
}
/** One request of the user. */
export interface ${pascal}Task {
  note: string
}

/** The ${spoken}. Add \`ask\`, \`tell\` or \`ends\` as the rules need them; src/wiring fills \`carryOut\`. */
export const ${camel}Machine = actMachine<${pascal}Scope, ${pascal}Task>({
  id: '${camel}',
  description: 'Carries out the ${spoken}, one task at a time.',
  isEmpty: ({ note }) => note === '',
})
`

const machineTest = (
  group: string,
  { kebab, camel, pascal }: Names,
) => `import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { ${camel}Machine, type ${pascal}Task } from '#machines/${group}/${kebab}.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '#tests/model.ts'

const input = { id: 1 }
const task: ${pascal}Task = { note: 'now' }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'No' } }

function open(answer: Outcome<null>) {
  return createActor(fill(${camel}Machine, { carryOut: async () => answer }), { input }).start()
}

test('every transition is taken', () => {
  const answers = [done, refusal].map((answer) => answerOf('${camel}.doing', answer))
  const model = modelOf(${camel}Machine, [{ type: 'begin', task }, ...answers], { input })
  expect(missedBy(model.getShortestPaths(), ${camel}Machine)).toEqual([])
})

test('a success leads back to rest', async () => {
  const actor = open(done)
  actor.send({ type: 'begin', task })
  expect(toActView(actor.getSnapshot())).toEqual({ kind: 'busy', task, problem: null })
  const last = await waitFor(actor, (snapshot) => toActView(snapshot).kind === 'idle')
  expect(toActView(last)).toEqual({ kind: 'idle', task, value: null, problem: null })
})

test('a refusal is shown, and the task may begin again', async () => {
  const actor = open(refusal)
  actor.send({ type: 'begin', task })
  const last = await waitFor(actor, (snapshot) => toActView(snapshot).kind === 'idle')
  expect(toActView(last)).toMatchObject({ kind: 'idle', problem: { kind: 'refused', title: 'No' } })
  expect(last.can({ type: 'begin', task })).toBe(true)
})

test('an empty task does not begin', () => {
  const actor = open(done)
  actor.send({ type: 'begin', task: { note: '' } })
  expect(actor.getSnapshot().value).toBe('idle')
})
`

const journey = ({ camel, spoken }: Names) => `import { createMachine } from 'xstate'

// Written from the rules and not from the machine, so that it can disagree.
export const ${camel}Journey = createMachine({
  id: '${camel}',
  description: 'The ${spoken} as the user should see it.',
  initial: 'resting',
  states: {
    resting: { description: 'Nothing runs, and no problem is shown.', on: { 'person starts': 'running' } },
    running: {
      description: 'The server is asked, and the button is busy.',
      on: { 'server agrees': 'restingAgain', 'server refuses': 'refused' },
    },
    refused: {
      description: 'The server’s reason. Another start is possible.',
      on: { 'person starts': 'runningAgain' },
    },
    runningAgain: {
      description: 'The server is asked again.',
      on: { 'server agrees': 'restingAgain' },
    },
    restingAgain: { description: 'Done. Nothing runs, and no problem is shown.' },
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
        resting: () => sees('idle', null),
        running: () => sees('busy', null),
        refused: () => sees('idle', 'No'),
        runningAgain: () => sees('busy', 'No'),
        restingAgain: () => sees('idle', null),
      },
    })
  })
})
`

const world = (
  group: string,
  { kebab, camel, pascal, spoken }: Names,
) => `import { createActor } from 'xstate'
import { expect } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { ${camel}Machine } from '#machines/${group}/${kebab}.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'

/**
 * The ${spoken} before a server that answers on command. Once there is a view, render it here and look by
 * role and name.
 */
export function open${pascal}() {
  let answer: (outcome: Outcome<null>) => void = () => {}
  const carryOut = () => new Promise<Outcome<null>>((settle) => (answer = settle))
  const actor = createActor(fill(${camel}Machine, { carryOut }), { input: { id: 1 } }).start()
  return {
    start: () => actor.send({ type: 'begin', task: { note: 'now' } }),
    agree: () => answer({ ok: true, value: null }),
    refuse: () => answer({ ok: false, problem: { kind: 'refused', title: 'No' } }),
    sees: async (kind: 'idle' | 'busy', title: string | null) => {
      const shown = () => {
        const view = toActView(actor.getSnapshot())
        const problem = view.kind === 'done' ? null : view.problem
        return { kind: view.kind, title: problem?.kind === 'refused' ? problem.title : null }
      }
      await expect.poll(shown).toEqual({ kind, title })
    },
  }
}
`
