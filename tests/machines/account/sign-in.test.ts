import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import {
  signInEffects,
  signInFlaws,
  signInMachine,
  toSignInView,
  type Credentials,
  type SignInFlaws,
} from '#machines/account/sign-in.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const input = { now: () => 1_000 }
const right: Credentials = { userName: 'ada', password: 'Lovelace1' }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'signed-out', title: 'Wrong name or password' } }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const limit: Outcome<null> = { ok: false, problem: { kind: 'too-often', retryAfterMs: 30_000, title: null } }
const model = modelOf(
  signInMachine,
  [
    { type: 'submit', ...right },
    { type: 'submit', userName: '', password: '' },
    { type: 'edit' },
    ...['signingIn', 'entering'].flatMap((state) =>
      [{ ok: true, value: null }, refusal, cut, limit].map((answer) => answerOf(`signIn.${state}`, answer)),
    ),
    elapsed('untilAllowed', 'signIn.heldOff'),
  ],
  { input },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), signInMachine)).toEqual([])
})

test.each<[string, string, SignInFlaws]>([
  ['', '', { userName: 'missing', password: 'missing' }],
  ['  ', 'sixsix', { userName: 'missing', password: null }],
  ['ada', 'fives', { userName: null, password: 'short' }],
  ['ada', '', { userName: null, password: 'missing' }],
])('%j with %j is not sent', (userName, password, flaws) => {
  const actor = createActor(signInMachine, { input }).start()
  actor.send({ type: 'submit', userName, password })
  expect(signInFlaws({ userName, password })).toEqual(flaws)
  expect(toSignInView(actor.getSnapshot())).toEqual({ kind: 'open', problem: null, past: null })
})

describe('signing in', () => {
  const open = (answer: Outcome<null>, entered: Outcome<null> = { ok: true, value: null }) => {
    const sent: Credentials[] = []
    const actor = createActor(
      signInMachine.provide({
        actors: {
          signIn: signInEffects.signIn.by(async (credentials) => {
            sent.push(credentials)
            return answer
          }),
          enterSession: signInEffects.enterSession.by(async () => entered),
        },
      }),
      { input },
    ).start()
    return {
      actor,
      sent,
      settled: () => new Promise((resolve) => setTimeout(resolve)),
      view: () => toSignInView(actor.getSnapshot()),
    }
  }
  test('sends one request, with the trimmed name and the password as typed', async () => {
    const { actor, sent, settled, view } = open({ ok: true, value: null })
    actor.send({ type: 'submit', userName: ' ada ', password: ' six six ' })
    actor.send({ type: 'submit', ...right })
    expect(view()).toEqual({ kind: 'busy', past: null })
    await settled()
    expect(sent).toEqual([{ userName: 'ada', password: ' six six ' }])
    expect(view()).toEqual({ kind: 'signed-in' })
  })
  test("shows the server's message until the input changes", async () => {
    const { actor, settled, view } = open(refusal)
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toMatchObject({ kind: 'open', problem: { title: 'Wrong name or password' } })
    actor.send({ type: 'edit' })
    expect(view()).toMatchObject({ kind: 'open', problem: null })
  })
  test("keeps the server's message, marked as old, until the next attempt has ended", async () => {
    const answers: Outcome<null>[] = [refusal, refusal, limit]
    const actor = createActor(
      signInMachine.provide({
        actors: { signIn: signInEffects.signIn.by(async () => answers.shift() ?? cut) },
      }),
      {
        input,
      },
    ).start()
    const attempt = async () => {
      actor.send({ type: 'submit', ...right })
      const busy = toSignInView(actor.getSnapshot())
      await new Promise((resolve) => setTimeout(resolve))
      return { busy, after: toSignInView(actor.getSnapshot()) }
    }
    await attempt()
    actor.send({ type: 'edit' })
    actor.send({ type: 'edit' })
    expect(toSignInView(actor.getSnapshot())).toMatchObject({
      problem: null,
      past: { title: 'Wrong name or password' },
    })
    expect(await attempt()).toMatchObject({
      busy: { kind: 'busy', past: { title: 'Wrong name or password' } },
      after: { problem: { title: 'Wrong name or password' }, past: null },
    })
    await attempt()
    actor.send({ type: 'edit' })
    expect(toSignInView(actor.getSnapshot())).toEqual({ kind: 'held-off', until: 31_000 })
  })
  test('accepts no further attempt before the server does', async () => {
    const { actor, sent, settled, view } = open(limit)
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toEqual({ kind: 'held-off', until: 31_000 })
    actor.send({ type: 'edit' })
    actor.send({ type: 'submit', ...right })
    expect(view()).toEqual({ kind: 'held-off', until: 31_000 })
    expect(sent).toHaveLength(1)
  })
  test('allows an immediate retry if the server names no wait', async () => {
    const { actor, settled, view } = open({
      ok: false,
      problem: { kind: 'too-often', retryAfterMs: null, title: null },
    })
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toMatchObject({ kind: 'open', problem: { kind: 'too-often' } })
  })
  test('fails if the session stays anonymous', async () => {
    const { actor, settled, view } = open(
      { ok: true, value: null },
      { ok: false, problem: { kind: 'signed-out', title: null } },
    )
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toEqual({ kind: 'forgotten' })
    actor.send({ type: 'edit' })
    expect(view()).toEqual({ kind: 'open', problem: null, past: null })
  })
  test('after a connection lost on success shows that, and not missing cookies', async () => {
    const { actor, settled, view } = open({ ok: true, value: null }, cut)
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toEqual({ kind: 'open', problem: { kind: 'unreachable' }, past: null })
  })
  test('shows a refusal without a title as such, and not as missing cookies', async () => {
    const { actor, settled, view } = open({ ok: false, problem: { kind: 'signed-out', title: null } })
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toEqual({ kind: 'open', problem: { kind: 'signed-out', title: null }, past: null })
  })
  test('stores the password nowhere', async () => {
    const { actor, settled } = open(refusal)
    actor.send({ type: 'submit', ...right })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(right.password)
    await settled()
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(right.password)
  })
})
