import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Role } from '#contract/models/role.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  passwordChangeEffects,
  passwordChangeMachine,
  passwordFlaws,
  toPasswordChangeView,
  type PasswordChanged,
  type PasswordFlaws,
  type PasswordTexts,
} from '#machines/account/password-change.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const right: PasswordTexts = { old: 'Lovelace1', password: 'Babbage22', repeat: 'Babbage22' }
const empty: PasswordTexts = { old: '', password: '', repeat: '' }
const done = (hasSessionList: boolean): Outcome<PasswordChanged> => ({ ok: true, value: { hasSessionList } })
const refusal: Outcome<PasswordChanged> = { ok: false, problem: { kind: 'refused', title: 'Wrong' } }
const limit: Outcome<PasswordChanged> = {
  ok: false,
  problem: { kind: 'too-often', retryAfterMs: 7_000, title: null },
}
const input = { now: () => 1_000, role: 'User' } as const
const model = modelOf(
  passwordChangeMachine,
  [
    { type: 'begin' },
    { type: 'cancel' },
    { type: 'submit', ...right },
    { type: 'submit', ...empty },
    { type: 'edit' },
    ...[done(true), refusal, limit].map((answer) => answerOf('passwordChange.changing', answer)),
    elapsed('untilAllowed', 'passwordChange.heldOff'),
  ],
  { input },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), passwordChangeMachine)).toEqual([])
})

function open(answer: Outcome<PasswordChanged> = done(true), role: Role = 'User') {
  const sent: object[] = []
  const told: object[] = []
  const actor = createActor(
    passwordChangeMachine.provide({
      actors: {
        changePassword: passwordChangeEffects.changePassword.by(async (passwords) => {
          sent.push(passwords)
          return answer
        }),
      },
    }),
    { input: { ...input, role } },
  ).start()
  actor.on('announce', ({ announcement }) => told.push(announcement))
  actor.send({ type: 'begin' })
  return {
    actor,
    sent,
    told,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toPasswordChangeView(actor.getSnapshot()),
  }
}

test.each<[Partial<PasswordTexts>, Partial<PasswordFlaws>]>([
  [empty, { old: 'missing', password: 'missing', repeat: 'missing' }],
  [{ old: 'fives' }, { old: 'short' }],
  [{ password: 'Shor1' }, { password: 'weak', repeat: 'different' }],
  [{ password: 'nocapital1', repeat: 'nocapital1' }, { password: 'weak' }],
  [{ password: 'NOSMALL11', repeat: 'NOSMALL11' }, { password: 'weak' }],
  [{ password: 'NoDigitHere', repeat: 'NoDigitHere' }, { password: 'weak' }],
  [{ password: 'Lovelace1', repeat: 'Lovelace1' }, { password: 'same' }],
  [{ repeat: 'Babbage23' }, { repeat: 'different' }],
])('%j is not sent', (texts, flaws) => {
  const { actor, sent, view } = open()
  expect(passwordFlaws({ ...right, ...texts })).toEqual({ old: null, password: null, repeat: null, ...flaws })
  actor.send({ type: 'submit', ...right, ...texts })
  expect(view()).toEqual({ kind: 'open', problem: null })
  expect(sent).toEqual([])
})

test.each(['Admin', 'Monitor'] as const)('the role %s needs twelve characters', (role) => {
  const { actor, sent } = open(done(true), role)
  const texts = (password: string) => ({ ...right, password, repeat: password })
  expect(passwordFlaws(texts('Babbage2345'), role)).toMatchObject({ password: 'weak' })
  expect(passwordFlaws(texts('Babbage2345'))).toMatchObject({ password: null })
  actor.send({ type: 'submit', ...texts('Babbage2345') })
  expect(sent).toEqual([])
  actor.send({ type: 'submit', ...texts('Babbage23456') })
  expect(sent).toHaveLength(1)
})
test('a common password is not sent', () => {
  const { actor, sent } = open()
  actor.send({ type: 'submit', ...right, password: 'Passw0rd', repeat: 'Passw0rd' })
  expect(sent).toEqual([])
})

describe('changing the password', () => {
  test('sends both passwords once, announces what happens to the sessions, and closes', async () => {
    const { actor, sent, told, settled, view } = open()
    actor.send({ type: 'submit', ...right })
    actor.send({ type: 'submit', ...right })
    expect(view()).toEqual({ kind: 'changing' })
    await settled()
    expect({ sent, told, view: view() }).toEqual({
      sent: [{ old: 'Lovelace1', new: 'Babbage22' }],
      told: [{ kind: 'password-changed', sessions: 'others-ended' }],
      view: { kind: 'closed' },
    })
  })
  test('keeps the form open after a refusal, and stores the passwords nowhere', async () => {
    const { actor, told, settled, view } = open(refusal)
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(view()).toMatchObject({ kind: 'open', problem: { title: 'Wrong' } })
    expect(told).toEqual([])
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/Lovelace1|Babbage22/)
  })
  test('accepts no further attempt before the server does', async () => {
    const { actor, sent, settled, view } = open(limit)
    actor.send({ type: 'submit', ...right })
    await settled()
    actor.send({ type: 'edit' })
    actor.send({ type: 'submit', ...right })
    expect({ sent: sent.length, view: view() }).toEqual({ sent: 1, view: { kind: 'held-off', until: 8_000 } })
  })
  test('ends all sessions on a server without a list of them', async () => {
    const { actor, told, settled } = open(done(false))
    actor.send({ type: 'submit', ...right })
    await settled()
    expect(told).toEqual([{ kind: 'password-changed', sessions: 'all-lapse' }])
  })
})
