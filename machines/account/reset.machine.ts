import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { retryAfterOf, leftMs, type RetryAfter } from '../kit/retry-after.ts'
import { completeLink, type MailLink, type CompleteLink } from './mail-link-attempt.ts'
import { newPasswordFlaws, type NewPassword } from './new-password.ts'

export interface Resetting {
  link: CompleteLink
  password: string
}
interface Input extends MailLink {
  now: () => number
}
type Context = Input & RetryAfter
type Event = { type: 'edit' } | ({ type: 'submit' } & NewPassword)

export const resetEffects = { resetPassword: effect<Resetting, Outcome<null>>('resetPassword') }
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isBroken: ({ context }) => completeLink(context) === null,
    isFlawless: (_, chosen: NewPassword) => hasNoFlaws(newPasswordFlaws(chosen)),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
    mustWait: ({ context }) => context.allowedAt !== null,
  },
  actions: {
    blame: assign(({ context }, answer: Outcome<null>) => retryAfterOf(answer, context.now)),
    forgive: assign({ problem: null, allowedAt: null }),
    sayReset: emit({ type: 'announce', announcement: { kind: 'password-reset' } }),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: resetEffects,
})

/** The password passes through to the effect and is kept nowhere. */
export const resetMachine = machine.createMachine({
  id: 'reset',
  description: 'Sets a new password with the link from the email.',
  context: ({ input }) => ({ ...input, allowedAt: null, problem: null }),
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: [
        { guard: 'isBroken', target: 'missing' },
        { guard: 'mustWait', target: 'heldOff' },
        { target: 'open' },
      ],
    },
    missing: { description: 'The link is incomplete.' },
    open: {
      description: 'Shows the form, and the last problem until something is edited.',
      on: {
        submit: {
          guard: { type: 'isFlawless', params: ({ event }) => event },
          target: 'resetting',
          actions: 'forgive',
        },
        edit: { actions: 'forgive' },
      },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: { target: 'open', actions: 'forgive' } },
    },
    resetting: {
      description: 'Waits for the server to accept the link and the password.',
      invoke: {
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          return { link: notNull(completeLink(context)), password: event.password }
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: 'sayReset',
          },
          { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    done: { description: 'Done.' },
  },
})

export type ResetView =
  | { kind: 'missing' }
  | { kind: 'open'; problem: Problem | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy' }
  | { kind: 'done' }
export function toResetView(snapshot: SnapshotFrom<typeof resetMachine>): ResetView {
  const { problem, allowedAt } = snapshot.context
  if (snapshot.matches('missing')) return { kind: 'missing' }
  if (snapshot.matches('done')) return { kind: 'done' }
  if (snapshot.matches('resetting')) return { kind: 'busy' }
  return snapshot.matches('heldOff')
    ? { kind: 'held-off', until: notNull(allowedAt) }
    : { kind: 'open', problem }
}
