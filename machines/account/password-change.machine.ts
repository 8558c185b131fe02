import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Role } from '#contract/models/role.ts'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import type { Announcement } from '../app/announcement.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { retryAfterOf, leftMs, type RetryAfter } from '../kit/retry-after.ts'
import { newPasswordFlaws, type NewPassword, type NewPasswordFlaws } from './new-password.ts'

export interface PasswordTexts extends NewPassword {
  old: string
}
export interface PasswordFlaws {
  old: 'missing' | 'short' | null
  password: NewPasswordFlaws['password'] | 'same'
  repeat: NewPasswordFlaws['repeat']
}
interface Input {
  now: () => number
  /** Of the account: staff need longer passwords. */
  role: Role
}
type Context = Input & RetryAfter
type Event = { type: 'begin' } | { type: 'cancel' } | ({ type: 'submit' } & PasswordTexts) | { type: 'edit' }
/**
 * A server that keeps a list of sessions ends the others itself; one of the base wire lets all of them lapse,
 * within half an hour.
 */
export interface PasswordChanged {
  hasSessionList: boolean
}
type Answer = Outcome<PasswordChanged>

export const passwordChangeEffects = {
  changePassword: effect<{ old: string; new: string }, Answer>('changePassword'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isFlawless: ({ context }, texts: PasswordTexts) => hasNoFlaws(passwordFlaws(texts, context.role)),
    isAccepted: (_, answer: Answer) => answer.ok,
    mustWait: ({ context }) => context.allowedAt !== null,
  },
  actions: {
    blame: assign(({ context }, answer: Answer) => retryAfterOf(answer, context.now)),
    forgive: assign({ problem: null, allowedAt: null }),
    sayChanged: emit((_, answer: Answer) => ({
      type: 'announce',
      announcement: {
        kind: 'password-changed',
        sessions: answer.ok && answer.value.hasSessionList ? 'others-ended' : 'all-lapse',
      },
    })),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: passwordChangeEffects,
})

/** The passwords pass through to the effect and are kept nowhere. */
export const passwordChangeMachine = machine.createMachine({
  id: 'passwordChange',
  description: 'Changes the password of the signed-in user.',
  context: ({ input }) => ({ ...input, problem: null, allowedAt: null }),
  initial: 'closed',
  states: {
    closed: { description: 'The form is closed.', on: { begin: { target: 'open', actions: 'forgive' } } },
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: [{ guard: 'mustWait', target: 'heldOff' }, { target: 'open' }],
    },
    open: {
      description: 'Shows the form, and the last problem until something is edited.',
      on: {
        submit: {
          guard: { type: 'isFlawless', params: ({ event }) => event },
          target: 'changing',
          actions: 'forgive',
        },
        edit: { actions: 'forgive' },
        cancel: 'closed',
      },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      on: { cancel: 'closed' },
      after: { untilAllowed: { target: 'open', actions: 'forgive' } },
    },
    changing: {
      description: 'Waits for the server to accept the new password.',
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return { old: event.old, new: event.password }
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'sayChanged', params: ({ event }) => event.output },
          },
          { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
  },
})

/**
 * What is refused is told at no field: mostly the old password is wrong, but it may also have been changed
 * meanwhile, or the new one may be against a rule of the server's own.
 */
export type PasswordChangeView =
  | { kind: 'closed' }
  | { kind: 'open'; problem: Problem | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'changing' }
export function toPasswordChangeView(
  snapshot: SnapshotFrom<typeof passwordChangeMachine>,
): PasswordChangeView {
  const { problem, allowedAt } = snapshot.context
  if (snapshot.matches('open')) return { kind: 'open', problem }
  if (snapshot.matches('heldOff')) return { kind: 'held-off', until: notNull(allowedAt) }
  return { kind: snapshot.matches('changing') ? 'changing' : 'closed' }
}

/** An old password may be from before the rules, but no server takes a shorter one. */
export function passwordFlaws({ old, ...chosen }: PasswordTexts, role: Role = 'User'): PasswordFlaws {
  const { password, repeat } = newPasswordFlaws(chosen, role)
  return {
    old: old === '' ? 'missing' : old.length < PASSWORD_MIN ? 'short' : null,
    password: password ?? (chosen.password === old ? 'same' : null),
    repeat,
  }
}
