import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Ruling } from '#contract/rules/participation-ruling.ts'
import { leftMs } from '../account/retry-after.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import {
  startBatch,
  stopReason,
  waitAfter,
  batchTransitions,
  namedOf,
  recordResults,
  EMPTY_BATCH,
  batchGuards,
  progressOf,
  requeueFailures,
  reportOf,
  type Batch,
  type BatchProgress,
  type BatchReport,
  type Results,
} from './batch.ts'

/** One participation, and what its team is called. */
export interface ReviewedParticipation {
  id: number
  team: string
}

interface Input {
  game: number
  now: () => number
}
interface Context extends Input, Batch<ReviewedParticipation> {
  ruling: Ruling | null
}
interface RequestedRuling {
  ruling: Ruling
  rows: readonly ReviewedParticipation[]
}
type Event = ({ type: 'act' } & RequestedRuling) | { type: 'stop' | 'retry' | 'dismiss' }

export const participationReviewEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Takes one or more from the front of `ids`, and answers for each taken. */
  setStatuses: effect<{ ids: readonly number[]; ruling: Ruling }, Results>('setStatuses'),
  /** Ends when the list on view is what the server says. */
  readParticipations: effect<number, null>('readParticipations'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    ...batchGuards,
    isSome: (_, { rows }: RequestedRuling) => rows.length > 0,
  },
  actions: {
    choose: assign((_, { ruling, rows }: RequestedRuling) => ({ ...startBatch(rows), ruling })),
    forget: assign(() => startBatch([])),
    note: assign((at, results: Results) => recordResults(at, results)),
    holdOff: assign((at, results: Results) => waitAfter(at, results)),
    giveUp: assign((at, results: Results) => stopReason(at, results)),
    queueAgain: assign((at) => requeueFailures(at)),
    sayReviewed: emit(({ context: { ruling, done } }) => ({
      type: 'announce',
      announcement: {
        kind: 'teams-reviewed',
        ruling: notNull(ruling),
        teams: done.length,
        team: done[0]?.team ?? '',
      },
    })),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: participationReviewEffects,
})
const open = machine.createStateConfig({
  on: {
    act: {
      guard: { type: 'isSome', params: ({ event }) => event },
      target: 'confirming',
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
})

/**
 * One decision on one team or on many. A base server takes them one call after another, a server with
 * `batches` many in a call.
 */
export const participationReviewMachine = machine.createMachine({
  id: 'participationReview',
  description: 'Accepts, rejects or bans the participations of one or more teams.',
  context: ({ input }) => ({ ...input, ...EMPTY_BATCH, ruling: null }),
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...open },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(notNull(context.ruling), context.queue),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'acting' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    acting: {
      description: 'Waits for the server to change the first of the remaining participations.',
      invoke: {
        src: 'setStatuses',
        input: ({ context }) => ({ ids: context.queue.map(({ id }) => id), ruling: notNull(context.ruling) }),
        onDone: batchTransitions('acting'),
      },
      on: { stop: 'reading' },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: 'acting' },
      on: { stop: 'reading' },
    },
    reading: {
      description: 'Waits for the list to load again.',
      invoke: {
        src: 'readParticipations',
        input: ({ context }) => context.game,
        onDone: [
          { guard: 'isWhole', target: 'idle', actions: ['sayReviewed', 'forget'] },
          { target: 'reported' },
        ],
      },
    },
    reported: {
      description: 'Some were not changed. Shows the reasons; the user may try again.',
      on: {
        ...open.on,
        retry: { target: 'acting', actions: 'queueAgain' },
        dismiss: { target: 'idle', actions: 'forget' },
      },
    },
  },
})

export type ParticipationReviewView =
  | { kind: 'idle' }
  | ({ ruling: Ruling } & (BatchProgress<number> | BatchReport<ReviewedParticipation>))
export function toParticipationReviewView(
  snapshot: SnapshotFrom<typeof participationReviewMachine>,
): ParticipationReviewView {
  const { context } = snapshot
  if (snapshot.matches('idle') || snapshot.matches('confirming')) return { kind: 'idle' }
  const ruling = notNull(context.ruling)
  if (snapshot.matches('reported')) return { ...reportOf(context), ruling }
  return { ...progressOf(context, snapshot.value, ({ id }) => id), ruling }
}

const QUESTIONS = { Accepted: 'accept-teams', Rejected: 'reject-teams', Suspended: 'suspend-teams' } as const
const toQuestion = (ruling: Ruling, rows: readonly ReviewedParticipation[]): Question => ({
  kind: QUESTIONS[ruling],
  teams: rows.length,
  named: namedOf(rows.map(({ team }) => team)),
})
