import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import {
  sessionEffects,
  sessionMachine,
  toSessionView,
  type Account,
  type SessionView,
} from '#machines/app/session.machine.ts'
import { answerOf, elapsed, missedBy, modelOf, statesOf } from '../../model.ts'

const ada: Account = { id: 'ada', role: 'User' }
const ada2: Account = { id: 'ada', role: 'Monitor' }
const bob: Account = { id: 'bob', role: 'Admin' }
const ASKING = ['booting', 'checking']
const problems: Problem[] = [
  { kind: 'signed-out', title: null },
  { kind: 'forbidden', title: null },
  { kind: 'too-often', retryAfterMs: 9_000, title: null },
  { kind: 'unreachable' },
]
const answers: Outcome<Account>[] = [
  { ok: true, value: ada },
  { ok: true, value: { id: 'eve', role: 'Banned' } },
  ...problems.map((problem) => ({ ok: false as const, problem })),
]
const model = modelOf(sessionMachine, [
  { type: 'retry' },
  { type: 'check' },
  { type: 'signOut' },
  { type: 'server.reported', account: ada2 },
  { type: 'server.reported', account: bob },
  { type: 'server.signedOut' },
  { type: 'server.banned' },
  ...ASKING.flatMap((state) => answers.map((answer) => answerOf(`session.${state}`, answer))),
  answerOf('session.signingOut', { ok: true, value: null }),
  answerOf('session.signingOut', { ok: false, problem: { kind: 'signed-out', title: null } }),
  answerOf('session.signingOut', { ok: false, problem: { kind: 'unreachable' } }),
  elapsed('untilRetry', 'session.unreachable'),
])
const paths = model.getShortestPaths()

test('every transition is taken', () => {
  expect(missedBy(paths, sessionMachine)).toEqual([])
})

test('the view agrees with every state', () => {
  const fits: Record<string, SessionView['kind'][]> = {
    booting: ['booting'],
    anonymous: ['anonymous'],
    signedIn: ['signed-in'],
    checking: ['signed-in'],
    signingOut: ['signed-in'],
    banned: ['banned'],
    unreachable: ['unreachable'],
  }
  for (const state of statesOf(paths))
    expect(fits[String(state.value)]).toContain(
      toSessionView(state as SnapshotFrom<typeof sessionMachine>).kind,
    )
})

/** The server returns these responses in turn. */
function open(profile: Outcome<Account>[], leaving: Outcome<null>[] = []) {
  const clock = new SimulatedClock()
  const asked = { profile: 0, leaving: 0 }
  const said: Announcement[] = []
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readAccount: sessionEffects.readAccount.by(
          async () => profile[asked.profile++] ?? { ok: false, problem: { kind: 'unreachable' } },
        ),
        signOut: sessionEffects.signOut.by(
          async () => leaving[asked.leaving++] ?? { ok: false, problem: { kind: 'unreachable' } },
        ),
      },
    }),
    { clock },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { actor, clock, asked, said, settled, view: () => toSessionView(actor.getSnapshot()) }
}

describe('the session', () => {
  test('is anonymous if the server returns no user', async () => {
    const { settled, view } = open([{ ok: false, problem: { kind: 'signed-out', title: null } }])
    expect(view()).toEqual({ kind: 'booting' })
    await settled()
    expect(view()).toEqual({ kind: 'anonymous' })
  })
  test('is requested again after five seconds, not sooner', async () => {
    const { clock, asked, settled, view } = open([
      { ok: false, problem: { kind: 'unreachable' } },
      { ok: true, value: ada },
    ])
    await settled()
    expect(view()).toEqual({ kind: 'unreachable', problem: { kind: 'unreachable' } })
    clock.increment(4_999)
    expect(asked.profile).toBe(1)
    clock.increment(1)
    await settled()
    expect(view()).toEqual({ kind: 'signed-in', account: ada, isLeaving: false })
  })
  test('waits as long as the server demands', async () => {
    const { clock, asked, settled } = open([
      { ok: false, problem: { kind: 'too-often', retryAfterMs: 9_000, title: null } },
    ])
    await settled()
    clock.increment(8_999)
    expect(asked.profile).toBe(1)
    clock.increment(1)
    expect(asked.profile).toBe(2)
  })
  test('is requested once more before a single 401 ends it', async () => {
    const { actor, settled, view } = open([
      { ok: true, value: ada },
      { ok: true, value: ada },
      { ok: false, problem: { kind: 'signed-out', title: null } },
    ])
    await settled()
    actor.send({ type: 'server.signedOut' })
    expect(view().kind).toBe('signed-in')
    await settled()
    expect(view().kind).toBe('signed-in')
    actor.send({ type: 'server.signedOut' })
    await settled()
    expect(view()).toEqual({ kind: 'anonymous' })
  })
  test('survives an unreachable server during a check', async () => {
    const { actor, settled, view } = open([{ ok: true, value: ada }])
    await settled()
    actor.send({ type: 'check' })
    await settled()
    expect(view()).toEqual({ kind: 'signed-in', account: ada, isLeaving: false })
  })
  test('accepts a new role of the same account, and checks if another account is reported', async () => {
    const { actor, asked, settled, view } = open([
      { ok: true, value: ada },
      { ok: true, value: bob },
    ])
    await settled()
    actor.send({ type: 'server.reported', account: ada2 })
    expect(view()).toEqual({ kind: 'signed-in', account: ada2, isLeaving: false })
    expect(asked.profile).toBe(1)
    actor.send({ type: 'server.reported', account: bob })
    await settled()
    expect(view()).toEqual({ kind: 'signed-in', account: bob, isLeaving: false })
  })
  test('announces the sign-out only after the server has ended it', async () => {
    const { actor, said, settled, view } = open(
      [
        { ok: true, value: ada },
        { ok: true, value: ada },
      ],
      [
        { ok: false, problem: { kind: 'unreachable' } },
        { ok: true, value: null },
      ],
    )
    await settled()
    actor.send({ type: 'signOut' })
    expect(view()).toEqual({ kind: 'signed-in', account: ada, isLeaving: true })
    await settled()
    expect(said).toEqual([{ kind: 'failed', problem: { kind: 'unreachable' } }])
    expect(view().kind).toBe('signed-in')
    actor.send({ type: 'signOut' })
    await settled()
    expect(said).toContainEqual({ kind: 'signed-out' })
    expect(view()).toEqual({ kind: 'anonymous' })
  })
  test('reports a disabled account', async () => {
    const { said, settled, view } = open([{ ok: false, problem: { kind: 'forbidden', title: null } }])
    await settled()
    expect(view()).toEqual({ kind: 'banned' })
    expect(said).toEqual([{ kind: 'account-disabled' }])
  })
  test('stays anonymous if a late response reports the account', async () => {
    const { actor, settled, view } = open([{ ok: false, problem: { kind: 'signed-out', title: null } }])
    await settled()
    actor.send({ type: 'server.reported', account: ada })
    expect(view()).toEqual({ kind: 'anonymous' })
  })
})
