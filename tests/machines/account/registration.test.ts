import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { RegisterStatus } from '#contract/models/registration.ts'
import type { Outcome } from '#contract/problem.ts'
import type { CaptchaAnswer } from '#machines/account/captcha.ts'
import {
  registrationEffects,
  registrationFlaws,
  registrationMachine,
  toRegistrationView,
  type Registering,
  type RegistrationDraft,
  type RegistrationFlaws,
} from '#machines/account/registration.machine.ts'
import { answerOf, elapsed, missedBy, modelOf, statesOf } from '../../model.ts'

type Answer = Outcome<{ data: RegisterStatus }>
const input = { now: () => 1_000 }
const right: RegistrationDraft = {
  email: 'ada@example.org',
  userName: 'ada',
  password: 'Lovelace1',
  repeat: 'Lovelace1',
}
const solved: CaptchaAnswer = { kind: 'solved', token: 'a-token' }
const blocked: CaptchaAnswer = { kind: 'failed', trouble: 'blocked' }
const refusal = { ok: false, problem: { kind: 'refused', title: 'This username is already in use' } } as const
const limit = { ok: false, problem: { kind: 'too-often', retryAfterMs: 7_000, title: null } } as const
const ended = (data: RegisterStatus): Answer => ({ ok: true, value: { data } })
/** A value that only a later server knows, because clients may be older than their server. */
const unheardOf = JSON.parse('{"ok":true,"value":{"data":"Postponed"}}') as Answer

const model = modelOf(
  registrationMachine,
  [
    { type: 'edit' },
    { type: 'submit', ...right },
    { type: 'submit', ...right, repeat: '' },
    { type: 'resend', ...right },
    { type: 'change' },
    ...[solved, blocked].map((answer) => answerOf('registration.form.proving', answer)),
    ...[
      ended('LoggedIn'),
      ended('AdminConfirmationRequired'),
      ended('EmailConfirmationRequired'),
      unheardOf,
      refusal,
      limit,
    ].map((answer) => answerOf('registration.form.registering', answer)),
    ...[{ ok: true, value: null }, refusal].map((answer) => answerOf('registration.form.entering', answer)),
    elapsed('untilAllowed', 'registration.form.heldOff'),
    elapsed('untilAllowed', 'registration.form.cooling'),
  ],
  { input },
)
const paths = model.getShortestPaths()

test('every transition is taken', () => {
  expect(missedBy(paths, registrationMachine)).toEqual([])
})

test("no state has the password after the server's response", () => {
  const resting = statesOf(paths).filter(
    (state) => !state.matches({ form: 'proving' }) && !state.matches({ form: 'registering' }),
  )
  expect(resting.length).toBeGreaterThan(20)
  for (const { context } of resting) expect(JSON.stringify(context)).not.toContain(right.password)
})

test.each<[Partial<RegistrationDraft>, Partial<RegistrationFlaws>]>([
  [{ email: ' ' }, { email: 'missing' }],
  [{ email: 'ada.example.org' }, { email: 'misshapen' }],
  [{ email: 'ada@home@example.org' }, { email: 'misshapen' }],
  [{ userName: '  ' }, { userName: 'missing' }],
  [{ userName: 'ad' }, { userName: 'short' }],
  [{ userName: 'ada-lovelace-1815' }, { userName: 'long' }],
  [{ userName: '爱达!' }, { userName: 'letters' }],
  [
    { password: '', repeat: '' },
    { password: 'missing', repeat: 'missing' },
  ],
  [{ password: 'lovelace1', repeat: 'lovelace1' }, { password: 'weak' }],
  [{ repeat: 'Lovelace2' }, { repeat: 'different' }],
])('%j is not sent', (change, flaws) => {
  // The machine needs a CAPTCHA effect. This one never answers, because the test sends the events.
  const machine = registrationMachine.provide({
    actors: { holdCaptcha: registrationEffects.holdCaptcha.by(() => () => {}) },
  })
  const actor = createActor(machine, { input }).start()
  const draft = { ...right, ...change }
  expect(registrationFlaws(draft)).toEqual({
    email: null,
    userName: null,
    password: null,
    repeat: null,
    ...flaws,
  })
  actor.send({ type: 'submit', ...draft })
  expect(toRegistrationView(actor.getSnapshot())).toEqual({
    kind: 'open',
    problem: null,
    at: null,
    trouble: null,
  })
})

describe('registering', () => {
  const open = (answers: Answer[], captcha: CaptchaAnswer = solved) => {
    const sent: Registering[] = []
    const told: string[] = []
    const clock = new SimulatedClock()
    clock.increment(input.now())
    let held = 0
    const actor = createActor(
      registrationMachine.provide({
        actors: {
          holdCaptcha: registrationEffects.holdCaptcha.by(() => {
            held += 1
            return () => (held -= 1)
          }),
          solveCaptcha: registrationEffects.solveCaptcha.by(async () => captcha),
          register: registrationEffects.register.by(async (registering) => {
            sent.push(registering)
            return answers.shift() ?? refusal
          }),
          enterSession: registrationEffects.enterSession.by(async () => ({ ok: true, value: null })),
        },
      }),
      { clock, input: { now: () => clock.now() } },
    )
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    actor.start()
    return {
      actor,
      clock,
      sent,
      told,
      held: () => held,
      settled: () => new Promise((resolve) => setTimeout(resolve)),
      view: () => toRegistrationView(actor.getSnapshot()),
    }
  }
  test('sends one request, trimmed and with the token, and signs the user in', async () => {
    const { actor, sent, told, settled, view } = open([ended('LoggedIn')])
    actor.send({ type: 'submit', ...right, email: ' ada@example.org ', userName: ' ada ' })
    actor.send({ type: 'submit', ...right })
    expect(view()).toEqual({ kind: 'busy', doing: 'proving' })
    await settled()
    expect(sent).toEqual([
      { email: 'ada@example.org', userName: 'ada', password: 'Lovelace1', token: 'a-token' },
    ])
    expect(view()).toEqual({ kind: 'signed-in' })
    expect(told).toEqual(['registered'])
  })
  test('the captcha is held from the first touch until the form is left', () => {
    const { actor, held } = open([])
    expect(held()).toBe(0)
    actor.send({ type: 'edit' })
    actor.send({ type: 'edit' })
    expect(held()).toBe(1)
    actor.stop()
    expect(held()).toBe(0)
  })
  test('the captcha is held from the first press, even if nothing was typed since', () => {
    const { actor, held } = open([])
    actor.send({ type: 'submit', ...right })
    expect(held()).toBe(1)
    actor.stop()
    expect(held()).toBe(0)
  })
  test('without a token nothing is sent', async () => {
    const { actor, sent, settled, view } = open([], blocked)
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(sent).toEqual([])
    expect(view()).toEqual({ kind: 'open', problem: null, at: null, trouble: 'blocked' })
  })
  test('shows the address of the email, and sends another only after a wait', async () => {
    const { actor, sent, settled, view } = open([ended('EmailConfirmationRequired')])
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toMatchObject({ kind: 'sent', to: 'ada@example.org', until: 61_000 })
    actor.send({ type: 'resend', ...right })
    expect(sent).toHaveLength(1)
  })
  test('removes the old problem when another email is requested', async () => {
    const { actor, clock, sent, settled, view } = open([
      ended('EmailConfirmationRequired'),
      refusal,
      ended('EmailConfirmationRequired'),
    ])
    actor.send({ type: 'submit', ...right })
    await settled()
    clock.increment(60_000)
    actor.send({ type: 'resend', ...right })
    await settled()
    expect(view()).toMatchObject({ kind: 'sent', isSending: false, until: null, problem: refusal.problem })
    actor.send({ type: 'resend', ...right })
    expect(view()).toMatchObject({ kind: 'sent', isSending: true, problem: null })
    await settled()
    expect(view()).toMatchObject({ kind: 'sent', isSending: false, until: 121_000, problem: null })
    expect(sent).toHaveLength(3)
  })
  test('treats an unknown status as a failure', async () => {
    const { actor, settled, view } = open([unheardOf])
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toEqual({
      kind: 'open',
      problem: { kind: 'broken', status: 200, title: null },
      at: null,
      trouble: null,
    })
  })
  test.each([
    ['Only e-mail addresses of these domains may be used: example.org, example.edu', 'email'],
    ['邮箱域名不在允许范围内，可用域名：大学.中国', 'email'],
    ["Email 'ada@example.org' is already taken.", 'email'],
    ['This username is already in use', 'userName'],
    ['Registration is closed. Come back in May.', null],
    ['该用户名已被使用', 'userName'],
  ])('the refusal "%s" is about the field %j', async (title, at) => {
    const { actor, settled, view } = open([{ ok: false, problem: { kind: 'refused', title } }])
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toEqual({ kind: 'open', problem: { kind: 'refused', title }, at, trouble: null })
  })
})
