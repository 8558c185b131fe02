import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, choices } from '../kit/arrows.ts'
import { leftIn } from './held-off.ts'
import {
  attemptOf,
  failedAttempt,
  firstAttempt,
  isIncomplete,
  linkRejections,
  nextAttempt,
  waitOver,
  type LinkAttempt,
  type LinkContext,
  type LinkInput,
  type LinkTroubleView,
} from './mail-link-attempt.ts'

type Event = { type: 'retry' }

export const emailConfirmationEffects = {
  /**
   * The wiring sends the first attempt at a link only once, even if the user leaves the screen and returns.
   */
  confirmEmail: effect<LinkAttempt, Outcome<null>>('confirmEmail'),
}
const machine = setup({
  types: {
    input: {} as LinkInput,
    context: {} as LinkContext,
    events: {} as Event,
    emitted: {} as Emission,
  },
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: emailConfirmationEffects,
})

/**
 * Runs only while a user is signed in, because the server accepts the link only from the owner of the
 * account.
 */
export const emailConfirmationMachine = machine.createMachine({
  id: 'emailConfirmation',
  description: 'Confirms a new address with the link from the email.',
  context: ({ input }) => firstAttempt(input),
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Checks that the link is complete.',
      always: choices({ when: isIncomplete, to: 'missing' }, { to: 'confirming' }),
    },
    missing: { description: 'The link is incomplete.' },
    confirming: {
      description: 'Waits for the server to accept the link. The first attempt is one request.',
      invoke: {
        src: 'confirmEmail',
        input: attemptOf,
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'confirmed',
            tell: () => [announced({ kind: 'email-confirmed' })],
          },
          {
            // The session has ended. The screen leads to the sign-in and starts this machine again
            // afterwards.
            when: (answer) => !answer.ok && answer.problem.kind === 'signed-out',
            to: 'failed',
            put: failedAttempt,
          },
          ...linkRejections,
        ),
      },
    },
    confirmed: { description: 'Done.' },
    refused: { description: 'The server rejected the link. Another attempt would change nothing.' },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: choices({ to: 'failed', put: waitOver }) },
    },
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: { retry: choices({ to: 'confirming', put: nextAttempt }) },
    },
  },
})

export type EmailConfirmationView = LinkTroubleView | { kind: 'confirming' } | { kind: 'confirmed' }
export function toEmailConfirmationView(
  snapshot: SnapshotFrom<typeof emailConfirmationMachine>,
): EmailConfirmationView {
  const { at } = snapshot.context
  if (snapshot.matches('confirmed')) return { kind: 'confirmed' }
  return at.kind === 'trying' ? { kind: 'confirming' } : at
}
