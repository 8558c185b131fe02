import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Decision } from '#machines/app/confirm-question.ts'
import {
  sessionEndEffects,
  sessionEndMachine,
  toSessionEndView,
  type WhichSessions,
} from '#machines/account/session-end.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const one: WhichSessions = { kind: 'one', id: 's1' }
const refused = (problem: Problem): Outcome<null> => ({ ok: false, problem })
const events = [
  { type: 'end' },
  ...(['confirmed', 'cancelled'] as const).map((decision) => answerOf('sessionEnd.confirming', decision)),
  answerOf('sessionEnd.ending', { ok: true, value: null }),
  answerOf('sessionEnd.ending', refused({ kind: 'too-often', retryAfterMs: null, title: null })),
]

test('every arrow is walked', () => {
  const paths = [one, { kind: 'all' }].flatMap((which) =>
    modelOf(sessionEndMachine, events, { input: { which } }).getShortestPaths(),
  )
  expect(missedBy(paths, sessionEndMachine)).toEqual([])
})

describe('ending', () => {
  const end = async (
    which: WhichSessions,
    answer: Outcome<null>,
    { presses = 1, decision = 'confirmed' }: { presses?: number; decision?: Decision } = {},
  ) => {
    const asked: WhichSessions[] = []
    const questions: string[] = []
    const told: string[] = []
    const actor = createActor(
      sessionEndMachine.provide({
        actors: {
          askFirst: sessionEndEffects.askFirst.by(async ({ kind }) => {
            questions.push(kind)
            return decision
          }),
          endSessions: sessionEndEffects.endSessions.by(async (ended) => {
            asked.push(ended)
            return answer
          }),
        },
      }),
      { input: { which } },
    ).start()
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    for (let press = 0; press < presses; press += 1) actor.send({ type: 'end' })
    await new Promise((resolve) => setTimeout(resolve))
    return { questions, asked, told, view: toSessionEndView(actor.getSnapshot()) }
  }
  test('one asks once, however often it is pressed, and says so', async () =>
    expect(await end(one, { ok: true, value: null }, { presses: 2 })).toEqual({
      questions: [],
      asked: [one],
      told: ['session-ended'],
      view: { kind: 'ended' },
    }))
  test('one that is gone already is ended', async () =>
    expect((await end(one, refused({ kind: 'missing', title: null }))).view).toEqual({ kind: 'ended' }))
  test.each([one, { kind: 'all' }] as const)(
    '$kind is not ended by a server that was not even asked',
    async (which) =>
      expect(await end(which, refused({ kind: 'unsupported' }))).toMatchObject({
        told: [],
        view: { kind: 'resting', problem: { kind: 'unsupported' } },
      }),
  )
  test('all of them is not done by a server that knows no such call', async () =>
    expect(await end({ kind: 'all' }, refused({ kind: 'missing', title: null }))).toMatchObject({
      told: [],
      view: { kind: 'resting', problem: { kind: 'missing' } },
    }))
  test('all of them is announced as such', async () =>
    expect((await end({ kind: 'all' }, { ok: true, value: null })).told).toEqual(['all-sessions-ended']))
  test('all of them asks first, once however often it is pressed', async () =>
    expect(await end({ kind: 'all' }, { ok: true, value: null }, { presses: 2 })).toMatchObject({
      questions: ['end-all-sessions'],
      asked: [{ kind: 'all' }],
    }))
  test.each([one, { kind: 'all' }] as const)(
    '$kind takes the old problem away as soon as it is tried again',
    async (which) => {
      let decision: Decision = 'confirmed'
      const actor = createActor(
        sessionEndMachine.provide({
          actors: {
            askFirst: sessionEndEffects.askFirst.by(async () => decision),
            endSessions: sessionEndEffects.endSessions.by(async () => refused({ kind: 'unreachable' })),
          },
        }),
        { input: { which } },
      ).start()
      const settled = () => new Promise((resolve) => setTimeout(resolve))
      const problem = () => actor.getSnapshot().context.problem
      actor.send({ type: 'end' })
      await settled()
      expect(toSessionEndView(actor.getSnapshot())).toEqual({
        kind: 'resting',
        problem: { kind: 'unreachable' },
      })
      decision = 'cancelled'
      actor.send({ type: 'end' })
      expect(problem()).toBeNull()
      await settled()
      expect(problem()).toEqual(which.kind === 'all' ? null : { kind: 'unreachable' })
    },
  )
  test('all of them ends nothing when it was not meant', async () =>
    expect(await end({ kind: 'all' }, { ok: true, value: null }, { decision: 'cancelled' })).toEqual({
      questions: ['end-all-sessions'],
      asked: [],
      told: [],
      view: { kind: 'resting', problem: null },
    }))
})
