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

export const emailConfirmationEffects = {
  /** The first attempt at a link is one call, however often a screen comes and goes. */
  confirmEmail: effect<LinkAttempt, Outcome<null>>('confirmEmail'),
}
const machine = setup({
  types: {
    input: {} as LinkInput,
    context: {} as LinkContext,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    ...linkGuards,
    isSignedOut: ({ context }) => context.problem?.kind === 'signed-out',
  },
  actions: {
    blame: assign(linkFlaw),
    tryAnew: assign(nextAttempt),
    endWait: assign({ allowedAt: null }),
    sayConfirmed: emit({ type: 'announce', announcement: { kind: 'email-confirmed' } }),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: emailConfirmationEffects,
})

/** Runs only while somebody is signed in: the server takes the link from its owner alone. */
export const emailConfirmationMachine = machine.createMachine({
  id: 'emailConfirmation',
  description: 'Confirms a new address with the link from the email.',
  context: ({ input }) => firstAttempt(input),
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: [
        { guard: 'isBroken', target: 'missing' },
        // The session hears of it too; when it finds nobody, the screen leads to the sign-in and starts this
        // anew afterwards.
        { guard: 'isSignedOut', target: 'failed' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'mustWait', target: 'heldOff' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'confirming' },
      ],
    },
    missing: { description: 'The link is incomplete.' },
    confirming: {
      description: 'Waits for the server to accept the link. The first attempt is one request.',
      invoke: {
        src: 'confirmEmail',
        input: attemptOf,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: 'sayConfirmed',
          },
          { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    confirmed: { description: 'Done.' },
    ...linkOutcomes('confirming'),
  },
})

export type EmailConfirmationView = LinkTroubleView | { kind: 'confirming' } | { kind: 'confirmed' }
export function toEmailConfirmationView(
  snapshot: SnapshotFrom<typeof emailConfirmationMachine>,
): EmailConfirmationView {
  const { problem, allowedAt } = snapshot.context
  if (snapshot.matches('missing')) return { kind: 'missing' }
  if (snapshot.matches('confirmed')) return { kind: 'confirmed' }
  if (problem === null) return { kind: 'confirming' }
  return snapshot.matches('refused')
    ? { kind: 'refused', problem }
    : { kind: 'failed', problem, until: allowedAt }
}
