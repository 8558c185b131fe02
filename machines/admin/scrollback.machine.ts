import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import {
  hasHole,
  isFromSource,
  keyOf,
  mergeEntries,
  type LiveEntry,
  type EntrySource,
} from './live-entries.ts'

interface Input {
  source: EntrySource
}
interface Context extends Input {
  /** What the live stream tells at this moment, all parts of it; it forgets what is old. */
  stream: readonly LiveEntry[]
  /** All that can be on view. */
  passages: readonly LiveEntry[]
  /** The topmost one when the list was held; null while it follows. */
  horizon: string | null
  /** How many of the server's rows were gone through. */
  reach: number
  /** Where the page that is on its way begins; null when the list was begun anew since. */
  asked: number | null
  /** While the list was held the stream left something out, as after a long cut. */
  isTorn: boolean
  problem: Problem | null
}
type EntriesArrived = { type: 'stream.told'; passages: readonly LiveEntry[] }
type Event = { type: 'hold' | 'follow' | 'reachBack' } | EntriesArrived
type Page = readonly LiveEntry[]

export const PAGE = 100
/** What is deleted on the server moves the rows up: each page begins a little before the end of the last. */
const OVERLAP = 5
/** More than these are let go at the far end while the list follows; they can be asked for again. */
const MAX_FOLLOWED = 1_000

/** `above` is the row that the page comes below, for lists whose rows are numbered; null at the top. */
export interface PageRequest {
  source: EntrySource
  skip: number
  count: number
  above: LiveEntry | null
}

export const scrollbackEffects = {
  readPage: effect<PageRequest, Outcome<Page>>('readPage'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    isSome: ({ context }) => context.passages.length > 0,
    isFailure: (_, answer: Outcome<Page>) => !answer.ok,
    /** The list ends elsewhere by now. */
    isStray: ({ context: { asked, passages, reach } }) =>
      asked === null || asked > Math.max(passages.length, reach),
    isLast: (_, answer: Outcome<Page>) => answer.ok && answer.value.length < PAGE,
    losesEnd: ({ context }, { passages }: EntriesArrived) =>
      leavesHole(context, passages) ||
      mergeEntries(ofSource(context, passages), context.passages).length > MAX_FOLLOWED,
    losesHeldEnd: ({ context }) => context.isTorn || context.passages.length > MAX_FOLLOWED,
  },
  actions: {
    show: assign(({ context }, { passages }: EntriesArrived) =>
      following(context, passages, leavesHole(context, passages)),
    ),
    gather: assign(({ context }, { passages: stream }: EntriesArrived) => ({
      stream,
      passages: mergeEntries(ofSource(context, stream), context.passages),
      isTorn: context.isTorn || leavesHole(context, stream),
    })),
    markHorizon: assign(({ context: { passages } }) => ({ horizon: keyOf(notNull(passages[0] ?? null)) })),
    catchUp: assign(({ context }) => ({
      ...following(context, context.stream, context.isTorn),
      horizon: null,
      isTorn: false,
    })),
    aim: assign(({ context: { passages, reach } }) => ({
      asked: Math.max(0, Math.max(passages.length, reach) - OVERLAP),
    })),
    add: assign(({ context: { passages, asked } }, answer: Outcome<Page>) =>
      answer.ok
        ? {
            passages: mergeEntries(passages, answer.value),
            reach: notNull(asked) + answer.value.length,
            problem: null,
          }
        : {},
    ),
    noteProblem: assign((_, answer: Outcome<Page>) => ({ problem: answer.ok ? null : answer.problem })),
  },
  actors: scrollbackEffects,
})

/**
 * A list that streams in on top and reaches back at its foot. Scrolled away from its top it stands still,
 * whatever comes.
 */
export const scrollbackMachine = machine.createMachine({
  id: 'scrollback',
  description: 'Shows a list that grows at the top and loads older pages below.',
  context: ({ input }) => ({
    ...input,
    stream: [],
    passages: [],
    horizon: null,
    reach: 0,
    asked: null,
    isTorn: false,
    problem: null,
  }),
  type: 'parallel',
  states: {
    top: {
      description: 'Decides whether new rows are shown.',
      initial: 'following',
      states: {
        following: {
          description: 'Shows new rows immediately.',
          on: {
            hold: { guard: 'isSome', target: 'held', actions: 'markHorizon' },
            'stream.told': { actions: { type: 'show', params: ({ event }) => event } },
          },
        },
        held: {
          description: 'The user has scrolled down. New rows are counted.',
          on: {
            follow: { target: 'following', actions: 'catchUp' },
            'stream.told': { actions: { type: 'gather', params: ({ event }) => event } },
          },
        },
      },
    },
    foot: {
      description: 'Loads older pages.',
      initial: 'reading',
      states: {
        resting: { description: 'Nothing is running.', on: { reachBack: 'reading' } },
        reading: {
          description: 'Waits for the next older page.',
          entry: 'aim',
          invoke: {
            src: 'readPage',
            input: ({ context: { source, passages, asked } }) => ({
              source,
              count: PAGE,
              skip: notNull(asked),
              above: passages[notNull(asked) - 1] ?? null,
            }),
            onDone: [
              {
                guard: { type: 'isFailure', params: ({ event }) => event.output },
                target: 'failed',
                actions: { type: 'noteProblem', params: ({ event }) => event.output },
              },
              { guard: 'isStray', target: 'resting' },
              {
                guard: { type: 'isLast', params: ({ event }) => event.output },
                target: 'ended',
                actions: { type: 'add', params: ({ event }) => event.output },
              },
              { target: 'resting', actions: { type: 'add', params: ({ event }) => event.output } },
            ],
          },
        },
        failed: {
          description: 'Failed. Shows the reason; the user may try again.',
          on: { reachBack: 'reading' },
        },
        ended: {
          description: 'The oldest row is loaded. A shorter or restarted list continues.',
          on: {
            'stream.told': { guard: { type: 'losesEnd', params: ({ event }) => event }, target: 'resting' },
            follow: { guard: 'losesHeldEnd', target: 'resting' },
          },
        },
      },
    },
  },
})

export interface ScrollbackView {
  /** Newest first. */
  shown: readonly LiveEntry[]
  /** What has come since the list was held; it is shown when its top is. */
  coming: readonly LiveEntry[]
  foot: 'resting' | 'reading' | 'failed' | 'ended'
  problem: Problem | null
}
export function toScrollbackView(snapshot: SnapshotFrom<typeof scrollbackMachine>): ScrollbackView {
  const { passages, horizon, problem } = snapshot.context
  const until =
    horizon === null
      ? 0
      : Math.max(
          0,
          passages.findIndex((passage) => keyOf(passage) === horizon),
        )
  return {
    shown: passages.slice(until),
    coming: passages.slice(0, until),
    foot: snapshot.value.foot,
    problem: snapshot.value.foot === 'failed' ? problem : null,
  }
}

const ofSource = ({ source }: Pick<Context, 'source'>, passages: readonly LiveEntry[]) =>
  passages.filter((passage) => isFromSource(source, passage))

/**
 * Pages are of the part that was asked for, and until the stream has told anything there is nothing else to
 * meet.
 */
function leavesHole(context: Context, told: readonly LiveEntry[]): boolean {
  return context.stream.length === 0
    ? hasHole(ofSource(context, told), context.passages)
    : hasHole(told, context.stream)
}

/** Below a hole nothing is kept: a list that looks whole must be. */
function following(
  { source, passages, reach, asked }: Context,
  stream: readonly LiveEntry[],
  isTorn: boolean,
) {
  const all = mergeEntries(ofSource({ source }, stream), isTorn ? [] : passages)
  const end = isTorn ? { reach: 0, asked: null } : { reach: Math.min(reach, MAX_FOLLOWED), asked }
  return { stream, passages: all.slice(0, MAX_FOLLOWED), ...end }
}
