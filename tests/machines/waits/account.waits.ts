import { emailChangeMachine } from '#machines/account/email-change.machine.ts'
import { emailConfirmationMachine } from '#machines/account/email-confirmation.machine.ts'
import { passwordChangeMachine } from '#machines/account/password-change.machine.ts'
import { recoveryMachine } from '#machines/account/recovery.machine.ts'
import { registrationMachine } from '#machines/account/registration.machine.ts'
import { resetMachine } from '#machines/account/reset.machine.ts'
import { signInMachine } from '#machines/account/sign-in.machine.ts'
import { verificationMachine } from '#machines/account/verification.machine.ts'
import { languageMachine } from '#machines/app/language.machine.ts'
import { sessionMachine } from '#machines/app/session.machine.ts'
import { answerOf } from '../../model.ts'
import { cut, limit, ok, type Wait } from './wait.ts'

const input = (now: () => number) => ({ now })
const linkInput = (now: () => number) => ({ now, token: 'CfDJ8', email: 'YWRh' })
const password = { password: 'Babbage22', repeat: 'Babbage22' }
const newAddress = [
  { type: 'begin' },
  { type: 'submit', current: 'ada@example.org', next: 'ada@example.net' },
]
const newPassword = [{ type: 'begin' }, { type: 'submit', old: 'Lovelace1', ...password }]
const recovering = [
  { type: 'submit', email: 'ada@example.org' },
  answerOf('recovery.form.proving', { kind: 'solved', token: 't' }),
]
const registering = [
  { type: 'submit', email: 'ada@example.org', userName: 'ada', ...password },
  answerOf('registration.form.proving', { kind: 'solved', token: 't' }),
]
const signingIn = { type: 'submit', userName: 'ada', password: 'Lovelace1' }

const emailChange = { machine: emailChangeMachine, input }
const recovery = { machine: recoveryMachine, input }
const registration = { machine: registrationMachine, input }
const signIn = { machine: signInMachine, input }
const session = { machine: sessionMachine }

export const accountWaits: readonly Wait[] = [
  {
    ...emailChange,
    wait: 'untilAllowed.emailChange.cooling',
    to: 'emailChange.sent',
    events: [...newAddress, answerOf('emailChange.sending', ok({ data: true, title: '' }))],
    ms: 60_000,
  },
  {
    ...emailChange,
    wait: 'untilAllowed.emailChange.heldOff',
    to: 'emailChange.open',
    events: [...newAddress, answerOf('emailChange.sending', limit)],
    ms: 7_000,
  },
  {
    machine: emailConfirmationMachine,
    input: linkInput,
    wait: 'untilAllowed.emailConfirmation.heldOff',
    to: 'emailConfirmation.failed',
    events: [answerOf('emailConfirmation.confirming', limit)],
    ms: 7_000,
  },
  {
    machine: passwordChangeMachine,
    input,
    wait: 'untilAllowed.passwordChange.heldOff',
    to: 'passwordChange.open',
    events: [...newPassword, answerOf('passwordChange.changing', limit)],
    ms: 7_000,
  },
  {
    ...recovery,
    wait: 'untilAllowed.recovery.form.cooling',
    to: 'recovery.form.sent',
    events: [...recovering, answerOf('recovery.form.asking', ok(null))],
    ms: 60_000,
  },
  {
    ...recovery,
    wait: 'untilAllowed.recovery.form.heldOff',
    to: 'recovery.form.open',
    events: [...recovering, answerOf('recovery.form.asking', limit)],
    ms: 7_000,
  },
  {
    ...registration,
    wait: 'untilAllowed.registration.form.cooling',
    to: 'registration.form.sent',
    events: [
      ...registering,
      answerOf('registration.form.registering', ok({ data: 'EmailConfirmationRequired' })),
    ],
    ms: 60_000,
  },
  {
    ...registration,
    wait: 'untilAllowed.registration.form.heldOff',
    to: 'registration.form.open',
    events: [...registering, answerOf('registration.form.registering', limit)],
    ms: 7_000,
  },
  {
    machine: resetMachine,
    input: linkInput,
    wait: 'untilAllowed.reset.heldOff',
    to: 'reset.open',
    events: [{ type: 'submit', ...password }, answerOf('reset.resetting', limit)],
    ms: 7_000,
  },
  {
    ...signIn,
    wait: 'untilAllowed.signIn.heldOff',
    to: 'signIn.open',
    events: [signingIn, answerOf('signIn.signingIn', limit)],
    ms: 7_000,
  },
  {
    ...signIn,
    wait: 'untilAllowed.signIn.heldOff',
    to: 'signIn.open',
    events: [signingIn, answerOf('signIn.signingIn', ok(null)), answerOf('signIn.entering', limit)],
    ms: 7_000,
  },
  {
    machine: verificationMachine,
    input: linkInput,
    wait: 'untilAllowed.verification.heldOff',
    to: 'verification.failed',
    events: [answerOf('verification.verifying', limit)],
    ms: 7_000,
  },
  {
    machine: languageMachine,
    input: () => ({ chosen: null, browser: [] }),
    wait: 'untilRetry.language.wordless',
    to: 'language.starting',
    events: [answerOf('language.starting', false)],
    ms: 2_000,
  },
  {
    ...session,
    wait: 'untilRetry.session.unreachable',
    to: 'session.booting',
    events: [answerOf('session.booting', cut)],
    ms: 5_000,
  },
  {
    ...session,
    wait: 'untilRetry.session.unreachable',
    to: 'session.booting',
    events: [answerOf('session.booting', limit)],
    ms: 7_000,
  },
]
