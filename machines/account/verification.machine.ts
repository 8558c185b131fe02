import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, choices } from '../kit/arrows.ts'
import { leftIn } from './held-off.ts'
import {
  attemptOf,
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

export const verificationEffects = {
  /**
   * The wiring sends the first attempt at a link only once, even if the user leaves the screen and returns.
   */
  verify: effect<LinkAttempt, Outcome<null>>('verify'),
  enterSession: effect<void, Outcome<null>>('enterSession'),
}
const machine = setup({
  types: {
    input: {} as LinkInput,
    context: {} as LinkContext,
    events: {} as Event,
    emitted: {} as Emission,
  },
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: verificationEffects,
})
const verified = () => [announced({ kind: 'account-verified' })]

export const verificationMachine = machine.createMachine({
  id: 'verification',
  description: 'Verifies an account with the link from the email, and signs the user in.',
  context: ({ input }) => firstAttempt(input),
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Checks that the link is complete.',
      always: choices({ when: isIncomplete, to: 'missing' }, { to: 'verifying' }),
    },
    missing: { description: 'The link is incomplete.' },
    verifying: {
      description: 'Waits for the server to accept the link. The first attempt is one request.',
      invoke: {
        src: 'verify',
        input: attemptOf,
        onDone: answers({ when: ({ ok }) => ok, to: 'entering' }, ...linkRejections),
      },
    },
    entering: {
      description: 'The server accepted the link. Waits for the session to load the user.',
      invoke: {
        src: 'enterSession',
        onDone: answers(
          { when: ({ ok }) => ok, to: 'inside', tell: verified },
          { to: 'outside', tell: verified },
        ),
      },
    },
    inside: { description: 'The account is verified and signed in.' },
    outside: { description: 'The account is verified, but this browser is not signed in.' },
    refused: { description: 'The server rejected the link. Another attempt would change nothing.' },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: choices({ to: 'failed', put: waitOver }) },
    },
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: { retry: choices({ to: 'verifying', put: nextAttempt }) },
    },
  },
})

export type VerificationView =
  | LinkTroubleView
  | { kind: 'verifying' }
  | { kind: 'verified'; session: 'entered' | 'not-entered' }
export function toVerificationView(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView {
  const { at } = snapshot.context
  if (snapshot.matches('inside')) return { kind: 'verified', session: 'entered' }
  if (snapshot.matches('outside')) return { kind: 'verified', session: 'not-entered' }
  return at.kind === 'trying' ? { kind: 'verifying' } : at
}
