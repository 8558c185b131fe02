import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Ruling } from '#contract/rules/review.ts'
import { holdOffOf, leftMs } from '../account/hold-off.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/question.ts'
import { demand } from '../demand.ts'
import { effect } from '../effect.ts'

/** One participation, and what its team is called. */
export interface Reviewed {
  id: number
  team: string
}
export interface Failure extends Reviewed {
  problem: Problem
}

interface Input {
  game: number
  now: () => number
}
interface Context extends Input {
  ruling: Ruling | null
  /** What is still to be done; the first one is under way. */
  queue: readonly Reviewed[]
  done: readonly Reviewed[]
  failures: readonly Failure[]
  /** Why the rest was not even tried. */
  problem: Problem | null
  allowedAt: number | null
}
interface Wish {
  ruling: Ruling
  rows: readonly Reviewed[]
}
type Event = ({ type: 'act' } & Wish) | { type: 'stop' | 'retry' | 'dismiss' }

export const participationReviewEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  setStatus: effect<{ id: number; ruling: Ruling }, Outcome<null>>('setStatus'),
  /** Ends when the list on view is what the server says. */
  readParticipations: effect<number, null>('readParticipations'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isSome: (_, { rows }: Wish) => rows.length > 0,
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    mustWait: (_, answer: Outcome<null>) => !answer.ok && answer.problem.kind === 'too-often' && answer.problem.retryAfterMs !== null,
    isHopeless: (_, answer: Outcome<null>) => !answer.ok && HOPELESS.has(answer.problem.kind),
    isLast: ({ context }) => context.queue.length === 1,
    isWhole: ({ context }) => context.queue.length === 0 && context.failures.length === 0,
  },
  actions: {
    choose: assign((_, { ruling, rows }: Wish) => ({ ruling, queue: rows, done: [], failures: [], problem: null })),
    forget: assign({ queue: [], done: [], failures: [], problem: null }),
    note: assign(({ context: { queue, done, failures } }, answer: Outcome<null>) => {
      const [first, ...rest] = queue
      const one = demand(first ?? null)
      return answer.ok ? { queue: rest, done: [...done, one] } : { queue: rest, failures: [...failures, { ...one, problem: answer.problem }] }
    }),
    holdOff: assign(({ context }, answer: Outcome<null>) => ({ allowedAt: holdOffOf(answer, context.now).allowedAt })),
    giveUp: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    queueAgain: assign(({ context: { failures, queue } }) => ({
      queue: [...failures.map(({ id, team }) => ({ id, team })), ...queue],
      failures: [],
      problem: null,
    })),
    sayReviewed: emit(({ context: { ruling, done } }) => ({
      type: 'announce',
      announcement: { kind: 'teams-reviewed', ruling: demand(ruling), teams: done.length, team: done[0]?.team ?? '' },
    })),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: participationReviewEffects,
})
const open = machine.createStateConfig({
  on: {
    act: { guard: { type: 'isSome', params: ({ event }) => event }, target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
  },
})

/** One decision on one team or on many, one call after another: the wire has none for many, and asks too fast are turned away. */
export const participationReviewMachine = machine.createMachine({
  id: 'participationReview',
  context: ({ input }) => ({ ...input, ruling: null, queue: [], done: [], failures: [], problem: null, allowedAt: null }),
  initial: 'idle',
  states: {
    idle: open,
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(demand(context.ruling), context.queue),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'acting' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    acting: {
      invoke: {
        src: 'setStatus',
        input: ({ context }) => ({ id: demand(context.queue[0] ?? null).id, ruling: demand(context.ruling) }),
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'heldOff',
            actions: { type: 'holdOff', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHopeless', params: ({ event }) => event.output },
            target: 'reading',
            actions: { type: 'giveUp', params: ({ event }) => event.output },
          },
          { guard: 'isLast', target: 'reading', actions: { type: 'note', params: ({ event }) => event.output } },
          { target: 'acting', reenter: true, actions: { type: 'note', params: ({ event }) => event.output } },
        ],
      },
      on: { stop: 'reading' },
    },
    heldOff: { after: { untilAllowed: 'acting' }, on: { stop: 'reading' } },
    reading: {
      invoke: {
        src: 'readParticipations',
        input: ({ context }) => context.game,
        onDone: [{ guard: 'isWhole', target: 'idle', actions: ['sayReviewed', 'forget'] }, { target: 'reported' }],
      },
    },
    reported: { on: { ...open.on, retry: { target: 'acting', actions: 'queueAgain' }, dismiss: { target: 'idle', actions: 'forget' } } },
  },
})

export type ParticipationReviewView =
  | { kind: 'idle' }
  /** `at` is the participation under way; null while the list is read anew. */
  | { kind: 'busy'; ruling: Ruling; at: number | null; done: number; failed: number; total: number; waitsUntil: number | null }
  | { kind: 'reported'; ruling: Ruling; done: number; failures: readonly Failure[]; left: readonly Reviewed[]; problem: Problem | null }
export function toParticipationReviewView(snapshot: SnapshotFrom<typeof participationReviewMachine>): ParticipationReviewView {
  const { ruling, queue, done, failures, problem, allowedAt } = snapshot.context
  if (snapshot.matches('idle') || snapshot.matches('confirming')) return { kind: 'idle' }
  if (snapshot.matches('reported')) return { kind: 'reported', ruling: demand(ruling), done: done.length, failures, left: queue, problem }
  return {
    kind: 'busy',
    ruling: demand(ruling),
    at: snapshot.matches('reading') ? null : (queue[0]?.id ?? null),
    done: done.length,
    failed: failures.length,
    total: queue.length + done.length + failures.length,
    waitsUntil: snapshot.matches('heldOff') ? allowedAt : null,
  }
}

/** What goes wrong with one of them for a reason that has nothing to do with it goes wrong with the rest too. */
const HOPELESS: ReadonlySet<Problem['kind']> = new Set(['signed-out', 'forbidden', 'unreachable', 'too-often'])

/** More names than these nobody reads in a question. */
const MOST_NAMED = 3
const QUESTIONS = { Accepted: 'accept-teams', Rejected: 'reject-teams', Suspended: 'suspend-teams' } as const
function toQuestion(ruling: Ruling, rows: readonly Reviewed[]): Question {
  return { kind: QUESTIONS[ruling], teams: rows.length, named: rows.length > MOST_NAMED ? [] : rows.map(({ team }) => team) }
}
