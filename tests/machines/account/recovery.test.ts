import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { CaptchaAnswer } from '#machines/account/captcha.ts'
import {
  recoveryEffects,
  recoveryMachine,
  toRecoveryView,
  type Recovering,
} from '#machines/account/recovery.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const input = { now: () => 1_000 }
const email = 'ada@example.org'
const ok = { ok: true, value: null } as const
const refusal = { ok: false, problem: { kind: 'missing', title: 'User not found' } } as const
const limit = { ok: false, problem: { kind: 'too-often', retryAfterMs: 7_000, title: null } } as const
const model = modelOf(
  recoveryMachine,
  [
    { type: 'edit' },
    { type: 'submit', email },
    { type: 'submit', email: 'ada' },
    { type: 'resend' },
    { type: 'change' },
    answerOf('recovery.form.proving', { kind: 'solved', token: 'a-token' }),
    answerOf('recovery.form.proving', { kind: 'failed', trouble: 'unsolved' }),
    ...[ok, refusal, limit].map((answer) => answerOf('recovery.form.asking', answer)),
    elapsed('untilAllowed', 'recovery.form.heldOff'),
    elapsed('untilAllowed', 'recovery.form.cooling'),
  ],
  { input },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), recoveryMachine)).toEqual([])
})

const open = (answers: Outcome<unknown>[] = [], captchas: CaptchaAnswer[] = []) => {
  const clock = new SimulatedClock()
  clock.increment(input.now())
  const sent: Recovering[] = []
  let [solved, held] = [0, 0]
  const actor = createActor(
    recoveryMachine.provide({
      actors: {
        holdCaptcha: recoveryEffects.holdCaptcha.by(() => {
          held += 1
          return () => (held -= 1)
        }),
        solveCaptcha: recoveryEffects.solveCaptcha.by(
          async () => captchas.shift() ?? { kind: 'solved', token: `token-${(solved += 1)}` },
        ),
        requestRecovery: recoveryEffects.requestRecovery.by(async (recovering) => {
          sent.push(recovering)
          return answers.shift() ?? ok
        }),
      },
    }),
    { clock, input: { now: () => clock.now() } },
  ).start()
  return {
    actor,
    clock,
    sent,
    held: () => held,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toRecoveryView(actor.getSnapshot()),
  }
}

test('an invalid address is not sent', async () => {
  const { actor, sent, settled, view } = open()
  actor.send({ type: 'submit', email: 'nobody' })
  await settled()
  expect({ sent, kind: view().kind }).toEqual({ sent: [], kind: 'open' })
})

test('two presses send one email, and the same address gets no other for a minute', async () => {
  const { actor, sent, settled, view } = open()
  actor.send({ type: 'submit', email: ` ${email} ` })
  actor.send({ type: 'submit', email })
  await settled()
  expect(view()).toMatchObject({ kind: 'sent', to: email, isSending: false, until: 61_000 })
  actor.send({ type: 'resend' })
  await settled()
  expect(sent).toEqual([{ email, token: 'token-1' }])
})

test('another address needs no wait, and has its own token', async () => {
  const { actor, sent, settled } = open()
  actor.send({ type: 'submit', email })
  await settled()
  actor.send({ type: 'change' })
  actor.send({ type: 'submit', email: 'ada@example.com' })
  await settled()
  expect(sent).toEqual([
    { email, token: 'token-1' },
    { email: 'ada@example.com', token: 'token-2' },
  ])
})

test('the old problem disappears when another email is requested', async () => {
  const { actor, clock, settled, view } = open([ok, refusal])
  actor.send({ type: 'submit', email })
  await settled()
  clock.increment(60_000)
  actor.send({ type: 'resend' })
  await settled()
  expect(view()).toMatchObject({ kind: 'sent', isSending: false, until: null, problem: refusal.problem })
  actor.send({ type: 'resend' })
  expect(view()).toMatchObject({ kind: 'sent', isSending: true, problem: null })
  await settled()
  expect(view()).toMatchObject({ kind: 'sent', isSending: false, until: 121_000, problem: null })
})

test('the captcha is held from the first press, even if nothing was typed since', () => {
  const { actor, held } = open()
  expect(held()).toBe(0)
  actor.send({ type: 'submit', email })
  expect(held()).toBe(1)
  actor.stop()
  expect(held()).toBe(0)
})

test('without a token no other email is sent, and the note about the first one stays', async () => {
  const solved: CaptchaAnswer = { kind: 'solved', token: 'token-1' }
  const { actor, clock, sent, settled, view } = open([], [solved, { kind: 'failed', trouble: 'blocked' }])
  actor.send({ type: 'submit', email })
  await settled()
  clock.increment(60_000)
  actor.send({ type: 'resend' })
  expect(view()).toMatchObject({ kind: 'sent', isSending: true, trouble: null })
  await settled()
  expect(view()).toMatchObject({ kind: 'sent', to: email, isSending: false, trouble: 'blocked' })
  expect(sent).toHaveLength(1)
})
