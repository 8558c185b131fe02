import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { ClockActKind } from '#contract/rules/clock-acts.ts'
import {
  clockActEffects,
  clockActMachine,
  toClockActView,
  type ClockFacts,
} from '#machines/admin/clock-act.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const cutOff: Outcome<never> = { ok: false, problem: { kind: 'unreachable' } }
const done: Outcome<null> = { ok: true, value: null }
const counted = (teams: number) => ({
  teams,
  challenges: 1,
  solves: 0,
  solvers: 0,
  submissions: 0,
  containers: 2,
  hiddenSolves: 0,
})
const facts = (teams: number, readAt = 0): ClockFacts => ({
  schedule: {
    start: '2026-10-01T08:00:00.000Z',
    end: '2026-10-01T16:00:00.000Z',
    writeupsUntil: null,
    freezeAt: null,
    revealedAt: null,
    pausedAt: null,
    challenges: [],
  },
  effects: counted(teams),
  findings: null,
  readAt,
})
const read = (teams: number): Outcome<ClockFacts> => ({ ok: true, value: facts(teams) })
const press = { act: { kind: 'pause' }, notice: null, word: '' } as const

test('every transition is taken', () => {
  const model = modelOf(
    clockActMachine,
    [
      { type: 'choose', act: 'pause' satisfies ClockActKind },
      { type: 'press', ...press },
      { type: 'cancel' },
      { type: 'retry' },
      ...[read(5), read(6), cutOff].flatMap((answer) => [
        answerOf('clock act.reading', answer),
        answerOf('clock act.checking', answer),
      ]),
      answerOf('clock act.doing', done),
      answerOf('clock act.doing', cutOff),
    ],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), clockActMachine)).toEqual([])
})

/**
 * Runs the act on a server that returns these facts one after another, and the last one for all later reads.
 */
function open(act: ClockActKind, reads: readonly Outcome<ClockFacts>[]) {
  const sent: unknown[] = []
  const left = [...reads]
  const actor = createActor(
    clockActMachine.provide({
      actors: {
        readFacts: clockActEffects.readFacts.by(
          async () => (left.length > 1 ? left.shift() : left[0]) ?? cutOff,
        ),
        carryOut: clockActEffects.carryOut.by(async (asked) => {
          sent.push(asked)
          return done
        }),
      },
    }),
    { input: { game: 3 } },
  )
  actor.start()
  actor.send({ type: 'choose', act })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { actor, sent, settle, view: () => toClockActView(actor.getSnapshot()) }
}

test('equal figures carry the act out at the first press, with the notice', async () => {
  const { actor, sent, settle, view } = open('pause', [read(5)])
  await settle()
  actor.send({ type: 'press', ...press, notice: 'Paused' })
  await settle()
  expect(sent).toEqual([{ game: 3, act: { kind: 'pause' }, notice: 'Paused' }])
  expect(view()).toEqual({ kind: 'closed' })
})
test('changed figures are shown, and wait for a second press, which does not check again', async () => {
  const { actor, sent, settle, view } = open('pause', [read(5), read(6), read(7)])
  await settle()
  actor.send({ type: 'press', ...press })
  await settle()
  expect(sent).toEqual([])
  expect(view()).toMatchObject({ kind: 'asking', hasChanged: true, facts: { effects: { teams: 6 } } })
  actor.send({ type: 'press', ...press })
  await settle()
  expect(sent).toHaveLength(1)
})
test('a figure that the dialog does not show may change', async () => {
  const other = { ...facts(5), readAt: 9 }
  const { actor, sent, settle } = open('freeze', [
    read(5),
    { ok: true, value: { ...other, effects: { ...counted(5), containers: 99 } } },
  ])
  await settle()
  actor.send({ type: 'press', ...press, act: { kind: 'freeze' } })
  await settle()
  expect(sent).toHaveLength(1)
})
test('an act that nobody can take back needs its word', async () => {
  const { actor, sent, settle } = open('end', [read(5)])
  await settle()
  const end = { type: 'press', act: { kind: 'end' }, notice: null } as const
  actor.send({ ...end, word: 'EN' })
  await settle()
  expect(sent).toEqual([])
  actor.send({ ...end, word: ' end ' })
  await settle()
  expect(sent).toHaveLength(1)
})
