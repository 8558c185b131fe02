import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { fill } from '#machines/kit/fill.ts'
import { toQueueView } from '#machines/kit/queue.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const [warmUp, overflow, heap, maze] = [
  { guid: '1', of: 'Warm up (Owls)' },
  { guid: '2', of: 'Overflow (Owls)' },
  { guid: '3', of: 'Heap (Moles)' },
  { guid: '4', of: 'Maze (Moles)' },
]
const done: Outcome<null> = { ok: true, value: null }
const failed = (problem: Problem): Outcome<null> => ({ ok: false, problem })
const refusal: Problem = { kind: 'refused', title: 'The runtime will not have it' }
const tooOften: Problem = { kind: 'too-often', retryAfterMs: 5_000, title: null }
const model = modelOf(
  containerDestructionMachine,
  [
    { type: 'begin', choice: null, items: [warmUp, overflow] },
    { type: 'begin', choice: null, items: [] },
    { type: 'stop' },
    { type: 'retry' },
    { type: 'dismiss' },
    answerOf('containerDestruction.confirming', 'confirmed'),
    answerOf('containerDestruction.confirming', 'cancelled'),
    answerOf('containerDestruction.doing', [done]),
    answerOf('containerDestruction.doing', [failed(refusal)]),
    answerOf('containerDestruction.doing', [failed(tooOften)]),
    answerOf('containerDestruction.doing', [failed({ kind: 'unreachable' })]),
    answerOf('containerDestruction.reading', null),
    elapsed('untilAllowed', 'containerDestruction.heldOff'),
  ],
  {
    input: { now: () => 0 },
    contextOf: ({ job, state }) => [
      state,
      typeof job === 'object' &&
        job !== null &&
        'queue' in job &&
        Array.isArray(job.queue) &&
        job.queue.length,
      typeof job === 'object' &&
        job !== null &&
        'failures' in job &&
        Array.isArray(job.failures) &&
        job.failures.length,
    ],
  },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), containerDestructionMachine)).toEqual([])
})

function open(answers: (Outcome<null> | Promise<Outcome<null>>)[], decision: Decision = 'confirmed') {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const questions: Question[] = []
  const said: Announcement[] = []
  let reads = 0
  const actor = createActor(
    fill(containerDestructionMachine, {
      askFirst: async (question) => {
        questions.push(question)
        return decision
      },
      carryOut: async ({ items: [first] }) => {
        const answer = answers[asked.push(first?.guid ?? '') - 1]
        return answer ? [await answer] : new Promise(() => {})
      },
      reread: async () => {
        reads += 1
        return null
      },
    }),
    { clock, input: { now: () => clock.now() } },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    asked,
    questions,
    said,
    reads: () => reads,
    async send(event: Parameters<typeof actor.send>[0]) {
      actor.send(event)
      await settled()
    },
    async passes(ms: number) {
      clock.increment(ms)
      await settled()
    },
    view: () => toQueueView(actor.getSnapshot()),
  }
}

describe('the confirmation', () => {
  test('is not about nothing, neither at first nor after a report', async () => {
    const { send, questions, view } = open([failed(refusal)])
    const nothing = { type: 'begin', choice: null, items: [] } as const
    await send(nothing)
    expect(questions).toEqual([])
    await send({ type: 'begin', choice: null, items: [warmUp] })
    expect(view().kind).toBe('reported')
    await send(nothing)
    expect(questions).toHaveLength(1)
    expect(view().kind).toBe('reported')
  })
  test('names what will be destroyed', async () => {
    const { send, questions } = open([], 'cancelled')
    await send({ type: 'begin', choice: null, items: [warmUp] })
    await send({ type: 'begin', choice: null, items: [warmUp, overflow, heap] })
    expect(questions).toEqual([
      { kind: 'destroy-containers', containers: 1, named: ['Warm up (Owls)'] },
      {
        kind: 'destroy-containers',
        containers: 3,
        named: ['Warm up (Owls)', 'Overflow (Owls)', 'Heap (Moles)'],
      },
    ])
  })
  test('has only the number if there are too many names', async () => {
    const { send, questions } = open([], 'cancelled')
    await send({ type: 'begin', choice: null, items: [warmUp, overflow, heap, maze] })
    expect(questions).toEqual([{ kind: 'destroy-containers', containers: 4, named: [] }])
  })
  test('destroys nothing on a cancel', async () => {
    const { send, asked, reads, view } = open([], 'cancelled')
    await send({ type: 'begin', choice: null, items: [warmUp] })
    expect([asked, reads(), view()]).toEqual([[], 0, { kind: 'idle' }])
  })
})

describe('many containers', () => {
  test('are destroyed one after another, with one new read of the list and one announcement', async () => {
    const { send, asked, said, reads, view } = open([done, done])
    await send({ type: 'begin', choice: null, items: [warmUp, overflow] })
    expect(asked).toEqual(['1', '2'])
    expect(said).toEqual([{ kind: 'containers-destroyed', containers: 2, of: 'Warm up (Owls)' }])
    expect([reads(), view()]).toEqual([1, { kind: 'idle' }])
  })
  test('are all destroyed if one of them had ended already', async () => {
    const { send, said } = open([failed({ kind: 'missing', title: null }), done])
    await send({ type: 'begin', choice: null, items: [warmUp, overflow] })
    expect(said).toMatchObject([{ containers: 2 }])
  })
  test('wait as long as the server demands, and continue with the same one', async () => {
    const { send, passes, asked, view } = open([failed(tooOften), done, done])
    await send({ type: 'begin', choice: null, items: [warmUp, overflow] })
    expect(view()).toMatchObject({ kind: 'busy', at: { guid: '1' }, waitsUntil: 5_000 })
    await passes(5_000)
    expect(asked).toEqual(['1', '1', '2'])
  })
  test('continue after a refusal, which is listed with its reason and can be tried again', async () => {
    const { send, asked, said, view } = open([failed(refusal), done, done])
    await send({ type: 'begin', choice: null, items: [warmUp, overflow] })
    expect(view()).toEqual({
      kind: 'reported',
      choice: null,
      done: 1,
      failures: [{ ...warmUp, problem: refusal }],
      left: [],
      problem: null,
    })
    await send({ type: 'retry' })
    expect(asked).toEqual(['1', '2', '1'])
    expect(said).toMatchObject([{ containers: 2 }])
  })
  test('stop at a lost connection, without trying the rest', async () => {
    const { send, asked, view } = open([done, failed({ kind: 'unreachable' })])
    await send({ type: 'begin', choice: null, items: [warmUp, overflow, heap] })
    expect(asked).toEqual(['1', '2'])
    expect(view()).toEqual({
      kind: 'reported',
      choice: null,
      done: 1,
      failures: [],
      left: [overflow, heap],
      problem: { kind: 'unreachable' },
    })
    await send({ type: 'dismiss' })
    expect(view()).toEqual({ kind: 'idle' })
  })
  test('can be stopped, and the rest is listed as left', async () => {
    let respond: (answer: Outcome<null>) => void = () => {}
    const { send, passes, asked, view } = open([new Promise((resolve) => (respond = resolve))])
    await send({ type: 'begin', choice: null, items: [warmUp, overflow] })
    expect(view()).toMatchObject({ kind: 'busy', at: { guid: '1' }, done: 0, total: 2 })
    await send({ type: 'stop' })
    // The server may have carried out the sent request, so the machine waits for the response.
    expect(view()).toMatchObject({ kind: 'busy', stops: true })
    respond(done)
    await passes(0)
    expect(asked).toEqual(['1'])
    expect(view()).toMatchObject({ kind: 'reported', done: 1, left: [overflow] })
  })
})
