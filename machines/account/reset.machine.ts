import { assertEvent, setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { notNull } from '../not-null.ts'
import { isHeldOff, leftIn, rejectionOf, type Rejection } from './held-off.ts'
import { completeLink, type CompleteLink, type LinkInput } from './mail-link-attempt.ts'
import { newPasswordFlaws, type NewPassword } from './new-password.ts'

export interface Resetting {
  link: CompleteLink
  password: string
}
export type ResetView = Rejection | { kind: 'missing' } | { kind: 'busy' } | { kind: 'done' }
interface Context {
  now: () => number
  /** Null: the link is incomplete. */
  link: CompleteLink | null
  at: ResetView
}
type Event = { type: 'edit' } | ({ type: 'submit' } & NewPassword)

export const resetEffects = { resetPassword: effect<Resetting, Outcome<null>>('resetPassword') }
const machine = setup({
  types: {
    input: {} as LinkInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: resetEffects,
})
const opened = (): Pick<Context, 'at'> => ({ at: { kind: 'open', problem: null } })
const rejected = (answer: Outcome<null>, context: Context) => ({ at: rejectionOf(answer, context) })

/**
 * Passes the password to the effect without storing it, because the context of a machine can be inspected.
 */
export const resetMachine = machine.createMachine({
  id: 'reset',
  description: 'Sets a new password with the link from the email.',
  context: ({ input }) => ({ now: input.now, link: completeLink(input), ...opened() }),
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Checks that the link is complete.',
      always: choices(
        { when: ({ link }) => link === null, to: 'missing', put: () => ({ at: { kind: 'missing' } }) },
        { to: 'open' },
      ),
    },
    missing: { description: 'The link is incomplete.' },
    open: {
      description: 'Shows the form, and the last problem until something is edited.',
      on: {
        submit: arrows({
          when: (chosen) => hasNoFlaws(newPasswordFlaws(chosen)),
          to: 'resetting',
          put: () => ({ at: { kind: 'busy' } }),
        }),
        edit: choices({ put: opened }),
      },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: choices({ to: 'open', put: opened }) },
    },
    resetting: {
      description: 'Waits for the server to accept the link and the password.',
      invoke: {
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { link: notNull(context.link), password: event.password }
        },
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'done',
            tell: () => [announced({ kind: 'password-reset' })],
            put: () => ({ at: { kind: 'done' } }),
          },
          { when: isHeldOff, to: 'heldOff', put: rejected },
          { to: 'open', put: rejected },
        ),
      },
    },
    done: { description: 'Done.' },
  },
})

export const toResetView = ({ context: { at } }: SnapshotFrom<typeof resetMachine>): ResetView => at
