import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import {
  emailChangeEffects,
  emailChangeFlaws,
  emailChangeMachine,
  toEmailChangeView,
  type EmailChangeFlaw,
} from '#machines/account/email-change.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

type Answer = Outcome<{ data: boolean; title: string }>
const current = 'ada@example.org'
const right = { current, next: 'ada@example.net' }
const sent: Answer = { ok: true, value: { data: true, title: '' } }
const unsent: Answer = { ok: true, value: { data: false, title: 'Mail cannot be sent' } }
const refusal: Answer = { ok: false, problem: { kind: 'refused', title: 'This address is in use' } }
const limit: Answer = { ok: false, problem: { kind: 'too-often', retryAfterMs: 7_000, title: null } }
const model = modelOf(
  emailChangeMachine,
  [
    { type: 'begin' },
    { type: 'cancel' },
    { type: 'submit', ...right },
    { type: 'submit', current, next: 'ada' },
    { type: 'edit' },
    { type: 'resend' },
    ...['heldOff', 'cooling'].map((state) => elapsed('untilAllowed', `emailChange.${state}`)),
    ...[sent, unsent, refusal, limit].map((answer) => answerOf('emailChange.sending', answer)),
  ],
  // After a failure the next state depends on whether an email was sent before, so that belongs to the state.
  { input: { now: () => 0 }, contextOf: ({ at }) => at },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), emailChangeMachine)).toEqual([])
})

function open(answers: Answer[]) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const actor = createActor(
    emailChangeMachine.provide({
      actors: {
        requestEmail: emailChangeEffects.requestEmail.by(async (address) => {
          asked.push(address)
          return answers[asked.length - 1] ?? sent
        }),
      },
    }),
    { clock, input: { now: () => clock.now() } },
  ).start()
  actor.send({ type: 'begin' })
  return {
    actor,
    clock,
    asked,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toEmailChangeView(actor.getSnapshot()),
  }
}

test.each<[string, EmailChangeFlaw]>([
  ['', 'missing'],
  [' ', 'missing'],
  ['ada', 'misshapen'],
  ['a@b@c', 'misshapen'],
  [' ADA@example.org ', 'same'],
])('%j is not sent', (next, flaw) => {
  const { actor, asked, view } = open([])
  expect(emailChangeFlaws({ current, next })).toEqual({ email: flaw })
  actor.send({ type: 'submit', current, next })
  expect({ asked, view: view() }).toEqual({ asked: [], view: { kind: 'open', problem: null, at: null } })
})

describe('changing the address', () => {
  test('allows another email after a minute, and not before', async () => {
    const { actor, clock, asked, settled, view } = open([])
    actor.send({ type: 'submit', current, next: ' ada@example.net ' })
    await settled()
    expect(view()).toMatchObject({ kind: 'sent', to: 'ada@example.net', until: 60_000 })
    clock.increment(59_999)
    actor.send({ type: 'resend' })
    expect(asked).toEqual(['ada@example.net'])
    clock.increment(1)
    expect(view()).toMatchObject({ kind: 'sent', until: null })
    actor.send({ type: 'resend' })
    actor.send({ type: 'resend' })
    expect(view()).toMatchObject({ kind: 'sent', isSending: true })
    await settled()
    expect(asked).toEqual(['ada@example.net', 'ada@example.net'])
    expect(view()).toMatchObject({ kind: 'sent', until: 120_000 })
  })
  test.each([
    [refusal, 'This address is in use', 'email'],
    [unsent, 'Mail cannot be sent', null],
  ])(
    'shows why no email was sent: in the form the first time, and next to the email after that',
    async (answer, title, at) => {
      const first = open([answer])
      first.actor.send({ type: 'submit', ...right })
      await first.settled()
      expect(first.view()).toEqual({ kind: 'open', problem: { kind: 'refused', title }, at })
      const second = open([sent, answer])
      second.actor.send({ type: 'submit', ...right })
      await second.settled()
      second.clock.increment(60_000)
      second.actor.send({ type: 'resend' })
      await second.settled()
      expect(second.view()).toMatchObject({ kind: 'sent', to: right.next, until: null, problem: { title } })
      second.actor.send({ type: 'resend' })
      expect(second.view()).toMatchObject({ kind: 'sent', isSending: true, problem: null })
      await second.settled()
      expect(second.view()).toMatchObject({ kind: 'sent', isSending: false, problem: null })
    },
  )
  test('accepts no further attempt before the server does', async () => {
    const { actor, clock, asked, settled, view } = open([limit])
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toEqual({ kind: 'held-off', until: 7_000 })
    clock.increment(6_999)
    actor.send({ type: 'submit', ...right })
    expect(asked).toHaveLength(1)
    clock.increment(1)
    expect(view()).toEqual({ kind: 'open', problem: null, at: null })
  })
  test("counts down the server's wait before another email, too", async () => {
    const { actor, clock, settled, view } = open([sent, limit])
    actor.send({ type: 'submit', ...right })
    await settled()
    clock.increment(60_000)
    actor.send({ type: 'resend' })
    await settled()
    expect(view()).toMatchObject({ kind: 'sent', until: 67_000, problem: { kind: 'too-often' } })
    clock.increment(7_000)
    expect(view()).toMatchObject({ kind: 'sent', until: null, problem: null })
  })
})
