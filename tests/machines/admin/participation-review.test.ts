import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import { participationReviewMachine } from '#machines/admin/participation-review.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Question } from '#machines/app/confirm-question.ts'
import { fill } from '#machines/kit/fill.ts'
import { toQueueView } from '#machines/kit/queue.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'
import { withoutEffects } from '../without-effects.ts'

const [pandas, owls, moles] = [
  { id: 1, team: 'Red Pandas' },
  { id: 2, team: 'Owls' },
  { id: 3, team: 'Moles' },
]
const done: Outcome<null> = { ok: true, value: null }
const failed = (problem: Problem): Outcome<null> => ({ ok: false, problem })
const refusal: Problem = { kind: 'refused', title: 'No' }
const tooOften: Problem = { kind: 'too-often', retryAfterMs: 5_000, title: null }
const model = modelOf(
  participationReviewMachine,
  [
    { type: 'begin', choice: 'Accepted', items: [pandas, owls] },
    { type: 'begin', choice: 'Accepted', items: [] },
    { type: 'stop' },
    { type: 'retry' },
    { type: 'dismiss' },
    answerOf('participationReview.confirming', 'confirmed'),
    answerOf('participationReview.confirming', 'cancelled'),
    answerOf('participationReview.doing', [done]),
    answerOf('participationReview.doing', [failed(refusal)]),
    answerOf('participationReview.doing', [failed(tooOften)]),
    answerOf('participationReview.doing', [failed({ kind: 'unreachable' })]),
    answerOf('participationReview.reading', null),
    elapsed('untilAllowed', 'participationReview.heldOff'),
  ],
  {
    input: { game: 1, now: () => 0 },
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
  expect(missedBy(model.getShortestPaths(), participationReviewMachine)).toEqual([])
})

describe('a decision', () => {
  const open = (answers: Record<number, Outcome<null>[]> = {}, atOnce = 1) => {
    let calls = 0
    const clock = new SimulatedClock()
    const asked: number[] = []
    const questions: Question[] = []
    const told: Announcement[] = []
    let reads = 0
    const actor = createActor(
      fill(participationReviewMachine, {
        askFirst: async (question) => {
          questions.push(question)
          return 'confirmed'
        },
        carryOut: async ({ items }) => {
          calls += 1
          const taken = items.slice(0, atOnce).map(({ id }) => id)
          asked.push(...taken)
          return taken.map((id) => answers[id]?.shift() ?? done)
        },
        reread: async () => {
          reads += 1
          return null
        },
      }),
      { input: { game: 1, now: () => clock.now() }, clock },
    ).start()
    actor.on('announce', ({ announcement }) => told.push(announcement))
    return {
      actor,
      clock,
      asked,
      questions,
      told,
      reads: () => reads,
      calls: () => calls,
      view: () => toQueueView(actor.getSnapshot()),
      async settled() {
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
      },
    }
  }
  const decided = async (answers?: Record<number, Outcome<null>[]>, atOnce = 1) => {
    const world = open(answers, atOnce)
    world.actor.send({ type: 'begin', choice: 'Accepted', items: [pandas, owls, moles] })
    await world.settled()
    return world
  }

  test('on many teams asks once, runs one by one, and is announced once', async () => {
    const { asked, questions, told, view, reads } = await decided()
    expect(questions).toEqual([{ kind: 'accept-teams', teams: 3, named: ['Red Pandas', 'Owls', 'Moles'] }])
    expect({ asked, reads: reads(), view: view() }).toEqual({
      asked: [1, 2, 3],
      reads: 1,
      view: { kind: 'idle' },
    })
    expect(told).toEqual([{ kind: 'teams-reviewed', ruling: 'Accepted', teams: 3, team: 'Red Pandas' }])
  })
  test('sends several in one call, lists those that failed, and tries only those again', async () => {
    const { actor, asked, calls, view, settled } = await decided({ 2: [failed(refusal)] }, 2)
    expect(view()).toEqual({
      kind: 'reported',
      choice: 'Accepted',
      done: 2,
      failures: [{ ...owls, problem: refusal }],
      left: [],
      problem: null,
    })
    expect([asked, calls()]).toEqual([[1, 2, 3], 2])
    actor.send({ type: 'retry' })
    await settled()
    expect([asked, calls(), view()]).toEqual([[1, 2, 3, 2], 3, { kind: 'idle' }])
  })
  test('keeps what a call has done before it had to stop or wait', async () => {
    const lost = await decided({ 2: [failed({ kind: 'unreachable' })] }, 2)
    expect(lost.view()).toMatchObject({
      kind: 'reported',
      done: 1,
      left: [owls, moles],
      problem: { kind: 'unreachable' },
    })
    const held = await decided({ 2: [failed(tooOften)] }, 2)
    expect(held.view()).toMatchObject({ kind: 'busy', done: 1, total: 3, waitsUntil: 5_000 })
    held.clock.increment(5_000)
    await held.settled()
    expect([held.asked, held.view()]).toEqual([[1, 2, 2, 3], { kind: 'idle' }])
  })
  test('on no team does not ask', async () => {
    const { actor, questions, settled } = open()
    actor.send({ type: 'begin', choice: 'Accepted', items: [] })
    await settled()
    expect(questions).toEqual([])
  })
  test('on no team does not ask after a report either', async () => {
    const { actor, questions, settled, view } = await decided({ 2: [failed(refusal)] })
    expect(view().kind).toBe('reported')
    const before = questions.length
    actor.send({ type: 'begin', choice: 'Accepted', items: [] })
    await settled()
    expect([questions.length, view().kind]).toEqual([before, 'reported'])
  })
  test('that one team cannot accept continues with the rest, and lists it with the reason', async () => {
    const { asked, told, view } = await decided({ 2: [failed(refusal)] })
    expect(asked).toEqual([1, 2, 3])
    expect(told).toEqual([])
    expect(view()).toEqual({
      kind: 'reported',
      choice: 'Accepted',
      done: 2,
      failures: [{ ...owls, problem: refusal }],
      left: [],
      problem: null,
    })
  })
  test('that is tried again is sent for the failed teams only, without another confirmation', async () => {
    const { actor, asked, questions, told, view, settled } = await decided({ 2: [failed(refusal)] })
    actor.send({ type: 'retry' })
    await settled()
    expect({ asked, questions: questions.length, view: view() }).toEqual({
      asked: [1, 2, 3, 2],
      questions: 1,
      view: { kind: 'idle' },
    })
    expect(told).toEqual([{ kind: 'teams-reviewed', ruling: 'Accepted', teams: 3, team: 'Red Pandas' }])
  })
  test.each([
    { kind: 'unreachable' },
    { kind: 'signed-out', title: null },
    { kind: 'forbidden', title: null },
  ] as const)('stops at %j, because the rest would fail for the same reason', async (problem) => {
    const { asked, view } = await decided({ 2: [failed(problem)] })
    expect(asked).toEqual([1, 2])
    expect(view()).toEqual({
      kind: 'reported',
      choice: 'Accepted',
      done: 1,
      failures: [],
      left: [owls, moles],
      problem,
    })
  })
  test('waits as long as the server demands, and continues at the same team', async () => {
    const { clock, asked, view, settled } = await decided({ 2: [failed(tooOften)] })
    expect(view()).toEqual({
      kind: 'busy',
      choice: 'Accepted',
      at: owls,
      done: 1,
      failed: 0,
      total: 3,
      waitsUntil: 5_000,
    })
    clock.increment(4_999)
    await settled()
    expect(asked).toEqual([1, 2])
    clock.increment(1)
    await settled()
    expect({ asked, view: view() }).toEqual({ asked: [1, 2, 2, 3], view: { kind: 'idle' } })
  })
  test('that is stopped waits for the response to what was sent', () => {
    const actor = createActor(withoutEffects(participationReviewMachine), {
      input: { game: 1, now: () => 0 },
    }).start()
    actor.send({ type: 'begin', choice: 'Accepted', items: [pandas, owls] })
    actor.send(answerOf('participationReview.confirming', 'confirmed'))
    actor.send({ type: 'stop' })
    expect(toQueueView(actor.getSnapshot())).toMatchObject({ kind: 'busy', done: 0, stops: true })
    actor.send(answerOf('participationReview.doing', [done]))
    actor.send(answerOf('participationReview.reading', null))
    expect(toQueueView(actor.getSnapshot())).toMatchObject({
      kind: 'reported',
      done: 1,
      left: [owls],
      problem: null,
    })
  })
  test('that is stopped does not wait for a server that asks to wait', () => {
    const actor = createActor(withoutEffects(participationReviewMachine), {
      input: { game: 1, now: () => 0 },
    }).start()
    actor.send({ type: 'begin', choice: 'Accepted', items: [pandas] })
    actor.send(answerOf('participationReview.confirming', 'confirmed'))
    actor.send({ type: 'stop' })
    actor.send(answerOf('participationReview.doing', [failed(tooOften)]))
    actor.send(answerOf('participationReview.reading', null))
    expect(toQueueView(actor.getSnapshot())).toMatchObject({ kind: 'reported', done: 0, left: [pandas] })
  })
  test('that is stopped leaves the rest untouched, and reads the list again', async () => {
    const { actor, asked, view, settled, reads } = await decided({ 2: [failed(tooOften)] })
    actor.send({ type: 'stop' })
    await settled()
    expect({ asked, reads: reads(), view: view() }).toEqual({
      asked: [1, 2],
      reads: 1,
      view: {
        kind: 'reported',
        choice: 'Accepted',
        done: 1,
        failures: [],
        left: [owls, moles],
        problem: null,
      },
    })
    actor.send({ type: 'dismiss' })
    expect(view()).toEqual({ kind: 'idle' })
  })
})
