import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import {
  emailConfirmationEffects,
  emailConfirmationMachine,
  toEmailConfirmationView,
} from '#machines/account/email-confirmation.machine.ts'
import type { LinkAttempt } from '#machines/account/mail-link-attempt.ts'
import { resetEffects, resetMachine, toResetView, type Resetting } from '#machines/account/reset.machine.ts'
import {
  toVerificationView,
  verificationEffects,
  verificationMachine,
} from '#machines/account/verification.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const link = { token: 'CfDJ8+/=', email: 'YWRhQGV4YW1wbGUub3Jn' }
const input = { ...link, now: () => 1_000 }
const ok: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = {
  ok: false,
  problem: { kind: 'refused', title: 'This link is invalid or has expired' },
}
const nobody: Outcome<null> = { ok: false, problem: { kind: 'signed-out', title: null } }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const limit: Outcome<null> = { ok: false, problem: { kind: 'too-often', retryAfterMs: 7_000, title: null } }
const answers = [ok, refusal, nobody, cut, limit]
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** The second attempt stands for all later ones, because the count would otherwise grow without end. */
const contextOf = ({ attempt, ...context }: Record<string, unknown>) => ({
  ...context,
  isAnew: attempt !== 1,
})

/** A broken link leads to other states, so it needs a start of its own. */
function pathsOf(machine: Parameters<typeof modelOf>[0], events: Parameters<typeof modelOf>[1]) {
  return [input, { ...input, token: null }].flatMap((start) =>
    modelOf(machine, events, { input: start, contextOf }).getShortestPaths(),
  )
}

describe.each([
  ['verification', verificationMachine, ['verifying', 'entering']],
  ['emailConfirmation', emailConfirmationMachine, ['confirming']],
] as const)('%s', (id, machine, waiting) => {
  test('every transition is taken', () => {
    const events = [
      { type: 'retry' },
      ...waiting.flatMap((state) => answers.map((answer) => answerOf(`${id}.${state}`, answer))),
      elapsed('untilAllowed', `${id}.heldOff`),
    ]
    expect(missedBy(pathsOf(machine, events), machine)).toEqual([])
  })
})

test.each([
  [null, link.email],
  [link.token, null],
  ['', link.email],
  [link.token, ''],
])('a link with %j and %j is not sent', (token, email) => {
  const broken = { token, email, now: input.now }
  // No effects are provided, so the machine would throw if it started one.
  expect(
    toVerificationView(createActor(verificationMachine, { input: broken }).start().getSnapshot()),
  ).toEqual({ kind: 'missing' })
  expect(
    toEmailConfirmationView(createActor(emailConfirmationMachine, { input: broken }).start().getSnapshot()),
  ).toEqual({ kind: 'missing' })
  expect(toResetView(createActor(resetMachine, { input: broken }).start().getSnapshot())).toEqual({
    kind: 'missing',
  })
})

describe('verifying', () => {
  const open = (given: Outcome<null>[], entered: Outcome<null> = ok) => {
    const sent: LinkAttempt[] = []
    const told: string[] = []
    const actor = createActor(
      verificationMachine.provide({
        actors: {
          verify: verificationEffects.verify.by(async (verifying) => {
            sent.push(verifying)
            return given.shift() ?? cut
          }),
          enterSession: verificationEffects.enterSession.by(async () => entered),
        },
      }),
      { input },
    )
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    actor.start()
    return { actor, sent, told, view: () => toVerificationView(actor.getSnapshot()) }
  }
  test('is sent again only on request, as another attempt', async () => {
    const { actor, sent, told, view } = open([cut, ok])
    await settled()
    expect(view()).toEqual({ kind: 'failed', problem: { kind: 'unreachable' }, until: null })
    expect(told).toEqual([])
    actor.send({ type: 'retry' })
    actor.send({ type: 'retry' })
    expect(view()).toEqual({ kind: 'verifying' })
    await settled()
    expect(told).toEqual(['account-verified'])
    expect(sent).toEqual([
      { link, attempt: 1 },
      { link, attempt: 2 },
    ])
    expect(view()).toEqual({ kind: 'verified', session: 'entered' })
  })
  test.each([refusal, nobody])('ends when the server has rejected the link', async (answer) => {
    const { actor, sent, view } = open([answer])
    await settled()
    expect(view().kind).toBe('refused')
    actor.send({ type: 'retry' })
    await settled()
    expect(sent).toHaveLength(1)
  })
  test('succeeds even if the session does not load', async () => {
    const { told, view } = open([ok], nobody)
    await settled()
    expect({ told, view: view() }).toEqual({
      told: ['account-verified'],
      view: { kind: 'verified', session: 'not-entered' },
    })
  })
})

describe('confirming an address', () => {
  const open = (given: Outcome<null>[]) => {
    const sent: LinkAttempt[] = []
    const told: string[] = []
    const actor = createActor(
      emailConfirmationMachine.provide({
        actors: {
          confirmEmail: emailConfirmationEffects.confirmEmail.by(async (confirming) => {
            sent.push(confirming)
            return given.shift() ?? cut
          }),
        },
      }),
      { input },
    )
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    actor.start()
    return { actor, sent, told, view: () => toEmailConfirmationView(actor.getSnapshot()) }
  }
  test('announces that the new address is confirmed', async () => {
    const { told, view } = open([ok])
    expect(view()).toEqual({ kind: 'confirming' })
    await settled()
    expect({ told, view: view() }).toEqual({ told: ['email-confirmed'], view: { kind: 'confirmed' } })
  })
  test('ends when the server has rejected the link', async () => {
    const { actor, sent, told, view } = open([refusal])
    await settled()
    expect(view().kind).toBe('refused')
    actor.send({ type: 'retry' })
    await settled()
    expect([sent.length, told]).toEqual([1, []])
  })
  test.each([nobody, cut])('may be tried again after %j, as another attempt', async (answer) => {
    const { actor, sent, view } = open([answer, ok])
    await settled()
    expect(view()).toMatchObject({ kind: 'failed', until: null })
    actor.send({ type: 'retry' })
    expect(view()).toEqual({ kind: 'confirming' })
    await settled()
    expect(sent.map(({ attempt }) => attempt)).toEqual([1, 2])
    expect(view()).toEqual({ kind: 'confirmed' })
  })
})

describe('resetting', () => {
  const chosen = { password: 'Lovelace1', repeat: 'Lovelace1' }
  test('every transition is taken', () => {
    const events = [
      { type: 'edit' },
      { type: 'submit', ...chosen },
      { type: 'submit', password: 'weak', repeat: 'weak' },
      ...answers.map((answer) => answerOf('reset.resetting', answer)),
      elapsed('untilAllowed', 'reset.heldOff'),
    ]
    expect(missedBy(pathsOf(resetMachine, events), resetMachine)).toEqual([])
  })
  test('announces its success', async () => {
    const told: string[] = []
    const actor = createActor(
      resetMachine.provide({ actors: { resetPassword: resetEffects.resetPassword.by(async () => ok) } }),
      { input },
    )
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    actor.start()
    actor.send({ type: 'submit', ...chosen })
    await settled()
    expect({ told, view: toResetView(actor.getSnapshot()) }).toEqual({
      told: ['password-reset'],
      view: { kind: 'done' },
    })
  })
  test('sends the link as received, and stores the password nowhere', async () => {
    const sent: Resetting[] = []
    const actor = createActor(
      resetMachine.provide({
        actors: {
          resetPassword: resetEffects.resetPassword.by(async (resetting) => {
            sent.push(resetting)
            return refusal
          }),
        },
      }),
      { input },
    ).start()
    actor.send({ type: 'submit', password: 'weak', repeat: 'weak' })
    expect(toResetView(actor.getSnapshot()).kind).toBe('open')
    actor.send({ type: 'submit', ...chosen })
    actor.send({ type: 'submit', ...chosen })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(chosen.password)
    await settled()
    expect(sent).toEqual([{ link, password: chosen.password }])
    expect(toResetView(actor.getSnapshot())).toMatchObject({ kind: 'open', problem: { kind: 'refused' } })
    actor.send({ type: 'edit' })
    expect(toResetView(actor.getSnapshot())).toEqual({ kind: 'open', problem: null })
  })
})
