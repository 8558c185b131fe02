import { assertEvent, setup, type SnapshotFrom } from 'xstate'
import type { Role } from '#contract/models/role.ts'
import type { Outcome } from '#contract/problem.ts'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { isHeldOff, leftIn, rejectionOf, type Rejection } from './held-off.ts'
import { newPasswordFlaws, type NewPassword, type NewPasswordFlaws } from './new-password.ts'

export interface PasswordTexts extends NewPassword {
  old: string
}
export interface PasswordFlaws {
  old: 'missing' | 'short' | null
  password: NewPasswordFlaws['password'] | 'same'
  repeat: NewPasswordFlaws['repeat']
}
/**
 * A rejection names no field: the old password may be wrong or changed in the meantime, or the server may
 * have a stricter rule.
 */
export type PasswordChangeView = Rejection | { kind: 'closed' } | { kind: 'changing' }
interface Input {
  now: () => number
  /** Staff need longer passwords, so the role decides the rules. */
  role: Role
}
interface Context extends Input {
  at: PasswordChangeView
}
type Event = { type: 'begin' } | { type: 'cancel' } | ({ type: 'submit' } & PasswordTexts) | { type: 'edit' }
/**
 * A server with a list of sessions ends all other sessions. On other servers all of them end within half an
 * hour, so the text differs.
 */
export interface PasswordChanged {
  hasSessionList: boolean
}

export const passwordChangeEffects = {
  changePassword: effect<{ old: string; new: string }, Outcome<PasswordChanged>>('changePassword'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: passwordChangeEffects,
})
const opened = (): Pick<Context, 'at'> => ({ at: { kind: 'open', problem: null } })
const closed = (): Pick<Context, 'at'> => ({ at: { kind: 'closed' } })
const rejected = (answer: Outcome<unknown>, context: Context) => ({ at: rejectionOf(answer, context) })

/**
 * Passes the passwords to the effect without storing them, because the context of a machine can be inspected.
 */
export const passwordChangeMachine = machine.createMachine({
  id: 'passwordChange',
  description: 'Changes the password of the signed-in user.',
  context: ({ input }) => ({ ...input, at: { kind: 'closed' } }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The form is closed.',
      on: { begin: choices({ to: 'open', put: opened }) },
    },
    open: {
      description: 'Shows the form, and the last problem until something is edited.',
      on: {
        submit: arrows({
          when: (texts, { role }) => hasNoFlaws(passwordFlaws(texts, role)),
          to: 'changing',
          put: () => ({ at: { kind: 'changing' } }),
        }),
        edit: choices({ put: opened }),
        cancel: choices({ to: 'closed', put: closed }),
      },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      on: { cancel: choices({ to: 'closed', put: closed }) },
      after: { untilAllowed: choices({ to: 'open', put: opened }) },
    },
    changing: {
      description: 'Waits for the server to accept the new password.',
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return { old: event.old, new: event.password }
        },
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'closed',
            tell: (answer) => [
              announced({
                kind: 'password-changed',
                sessions: answer.ok && answer.value.hasSessionList ? 'others-ended' : 'all-lapse',
              }),
            ],
            put: closed,
          },
          { when: isHeldOff, to: 'heldOff', put: rejected },
          { to: 'open', put: rejected },
        ),
      },
    },
  },
})

export const toPasswordChangeView = ({
  context: { at },
}: SnapshotFrom<typeof passwordChangeMachine>): PasswordChangeView => at

/** The old password may be older than the rules, so only its minimum length on the wire is checked. */
export function passwordFlaws({ old, ...chosen }: PasswordTexts, role: Role = 'User'): PasswordFlaws {
  const { password, repeat } = newPasswordFlaws(chosen, role)
  return {
    old: old === '' ? 'missing' : old.length < PASSWORD_MIN ? 'short' : null,
    password: password ?? (chosen.password === old ? 'same' : null),
    repeat,
  }
}
