import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Decision } from '#machines/app/confirm-question.ts'
import { sessionEndMachine, type WhichSessions } from '#machines/account/session-end.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const one: WhichSessions = { kind: 'one', id: 's1' }
const refused = (problem: Problem): Outcome<null> => ({ ok: false, problem })
const begin = (task: WhichSessions) => ({ type: 'begin', task }) as const
const events = [
  begin(one),
  begin({ kind: 'all' }),
  ...(['confirmed', 'cancelled'] as const).map((decision) => answerOf('sessionEnd.confirming', decision)),
  answerOf('sessionEnd.doing', { ok: true, value: null }),
  answerOf('sessionEnd.doing', refused({ kind: 'too-often', retryAfterMs: null, title: null })),
]

test('every transition is taken', () => {
  const paths = modelOf(sessionEndMachine, events, { input: {} }).getShortestPaths()
  expect(missedBy(paths, sessionEndMachine)).toEqual([])
})

const shown = (snapshot: Parameters<typeof toActView<WhichSessions, null>>[0]) => {
  const view = toActView(snapshot)
  return { kind: view.kind, problem: view.kind === 'idle' ? view.problem : null }
}

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
      fill(sessionEndMachine, {
        askFirst: async ({ kind }) => {
          questions.push(kind)
          return decision
        },
        carryOut: async ({ task }) => {
          asked.push(task)
          return answer
        },
      }),
      { input: {} },
    ).start()
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    for (let press = 0; press < presses; press += 1) actor.send(begin(which))
    await new Promise((resolve) => setTimeout(resolve))
    return { questions, asked, told, view: shown(actor.getSnapshot()) }
  }
  test('one session asks once for any number of presses, and announces the end', async () =>
    expect(await end(one, { ok: true, value: null }, { presses: 2 })).toEqual({
      questions: [],
      asked: [one],
      told: ['session-ended'],
      view: { kind: 'done', problem: null },
    }))
  test('an ended session is not ended again', async () => {
    const asked: WhichSessions[] = []
    const actor = createActor(
      fill(sessionEndMachine, {
        carryOut: async ({ task }) => {
          asked.push(task)
          return { ok: true, value: null }
        },
      }),
      { input: {} },
    ).start()
    for (const _ of [1, 2]) {
      actor.send(begin(one))
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(asked).toEqual([one])
  })
  test('one session that has already ended counts as ended', async () =>
    expect((await end(one, refused({ kind: 'missing', title: null }))).view).toEqual({
      kind: 'done',
      problem: null,
    }))
  test.each([one, { kind: 'all' }] as const)(
    '$kind does nothing on a server without the call',
    async (which) =>
      expect(await end(which, refused({ kind: 'unsupported' }))).toMatchObject({
        told: [],
        view: { kind: 'idle', problem: { kind: 'unsupported' } },
      }),
  )
  test('all sessions does nothing on a server without the call', async () =>
    expect(await end({ kind: 'all' }, refused({ kind: 'missing', title: null }))).toMatchObject({
      told: [],
      view: { kind: 'idle', problem: { kind: 'missing' } },
    }))
  test('all sessions has its own announcement', async () =>
    expect((await end({ kind: 'all' }, { ok: true, value: null })).told).toEqual(['all-sessions-ended']))
  test('all sessions asks first, once for any number of presses', async () =>
    expect(await end({ kind: 'all' }, { ok: true, value: null }, { presses: 2 })).toMatchObject({
      questions: ['end-all-sessions'],
      asked: [{ kind: 'all' }],
    }))
  test.each([one, { kind: 'all' }] as const)(
    '$kind removes the old problem on another attempt',
    async (which) => {
      let decision: Decision = 'confirmed'
      const actor = createActor(
        fill(sessionEndMachine, {
          askFirst: async () => decision,
          carryOut: async () => refused({ kind: 'unreachable' }),
        }),
        { input: {} },
      ).start()
      const settled = () => new Promise((resolve) => setTimeout(resolve))
      const problem = () => shown(actor.getSnapshot()).problem
      actor.send(begin(which))
      await settled()
      expect(shown(actor.getSnapshot())).toEqual({
        kind: 'idle',
        problem: { kind: 'unreachable' },
      })
      decision = 'cancelled'
      actor.send(begin(which))
      expect(problem()).toBeNull()
      await settled()
      expect(problem()).toEqual(which.kind === 'all' ? null : { kind: 'unreachable' })
    },
  )
  test('all sessions ends nothing after a cancel', async () =>
    expect(await end({ kind: 'all' }, { ok: true, value: null }, { decision: 'cancelled' })).toEqual({
      questions: ['end-all-sessions'],
      asked: [],
      told: [],
      view: { kind: 'idle', problem: null },
    }))
})
