import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { leftMs } from '../kit/retry-after.ts'
import {
  attemptOf,
  linkFlaw,
  firstAttempt,
  linkGuards,
  linkOutcomes,
  nextAttempt,
  type LinkAttempt,
  type LinkContext,
  type LinkInput,
  type LinkTroubleView,
} from './mail-link-attempt.ts'

type Event = { type: 'retry' }

export const verificationEffects = {
  /** The first attempt at a link is one call, however often a screen comes and goes. */
  verify: effect<LinkAttempt, Outcome<null>>('verify'),
  enterSession: effect<void, Outcome<null>>('enterSession'),
}
const machine = setup({
  types: {
    input: {} as LinkInput,
    context: {} as LinkContext,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: linkGuards,
  actions: {
    blame: assign(linkFlaw),
    tryAnew: assign(nextAttempt),
    endWait: assign({ allowedAt: null }),
    sayVerified: emit({ type: 'announce', announcement: { kind: 'account-verified' } }),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: verificationEffects,
})

export const verificationMachine = machine.createMachine({
  id: 'verification',
  description: 'Verifies an account with the link from the email, and signs the user in.',
  context: ({ input }) => firstAttempt(input),
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: [
        { guard: 'isBroken', target: 'missing' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'mustWait', target: 'heldOff' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'verifying' },
      ],
    },
    missing: { description: 'The link is incomplete.' },
    verifying: {
      description: 'Waits for the server to accept the link. The first attempt is one request.',
      invoke: {
        src: 'verify',
        input: attemptOf,
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'entering' },
          { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    entering: {
      description: 'The server accepted the link. Waits for the session to load the user.',
      invoke: {
        src: 'enterSession',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'inside',
            actions: 'sayVerified',
          },
          { target: 'outside', actions: 'sayVerified' },
        ],
      },
    },
    inside: { description: 'The account is verified and signed in.' },
    outside: { description: 'The account is verified, but this browser stores no cookies.' },
    ...linkOutcomes('verifying'),
  },
})

export type VerificationView =
  | LinkTroubleView
  | { kind: 'verifying' }
  | { kind: 'verified'; session: 'entered' | 'not-entered' }
export function toVerificationView(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationView {
  const { problem, allowedAt } = snapshot.context
  if (snapshot.matches('missing')) return { kind: 'missing' }
  if (snapshot.matches('inside')) return { kind: 'verified', session: 'entered' }
  if (snapshot.matches('outside')) return { kind: 'verified', session: 'not-entered' }
  if (problem === null) return { kind: 'verifying' }
  return snapshot.matches('refused')
    ? { kind: 'refused', problem }
    : { kind: 'failed', problem, until: allowedAt }
}
