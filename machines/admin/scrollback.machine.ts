import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'
import { following as subscribing } from '../live/following.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { notNull } from '../not-null.ts'
import { hasOlderNames, isRenewed, namesRequest, renewed, streamedRows } from './older-names.ts'
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
  /** The entries of the live stream, unfiltered. The stream drops old ones. */
  stream: readonly LiveEntry[]
  /** All loaded entries of the source, newest first. */
  passages: readonly LiveEntry[]
  /** The topmost entry when the user scrolled down. Null while the list follows. */
  horizon: string | null
  /** The number of rows on the server that were read. */
  reach: number
  /** The offset of the page in flight. Null: the list has started over since. */
  asked: number | null
  /** The stream lost entries while the list was held, as after a long cut. */
  isTorn: boolean
  problem: Problem | null
  /** The offset of the rows whose names are read again. */
  renewed: number
  /** Names changed while they were read again. */
  isOutdated: boolean
}
type EntriesArrived = { type: 'stream.told'; passages: readonly LiveEntry[] }
/** Past rows show the names of today. The stream reads only its own rows again. */
type NamesChanged = { type: 'names.changed' }
export type ScrollbackHeard = EntriesArrived | NamesChanged
export type ScrollbackCommand = { type: 'hold' | 'follow' | 'reachBack' }
type Event = ScrollbackCommand | ScrollbackHeard
type Page = readonly LiveEntry[]

export const PAGE = 100
/** Deletions on the server move rows up, so each page repeats the end of the last one. */
const OVERLAP = 5
/** While the list follows, older entries than these are dropped. The user can load them again. */
const MAX_FOLLOWED = 1_000
/** Teams may rename themselves as often as they like. */
const CALM_MS = 2_000

/** `above` is the last row before the page, for lists with numbered rows. Null: the page is the first. */
export interface PageRequest {
  source: EntrySource
  skip: number
  count: number
  above: LiveEntry | null
}

export const scrollbackEffects = {
  readPage: effect<PageRequest, Outcome<Page>>('readPage'),
  followEntries: subscribing<{ source: EntrySource }, ScrollbackHeard>('followEntries'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: scrollbackEffects,
  delays: { untilCalm: CALM_MS },
})
/** Whether the list was shortened or started over while the page was in flight. */
const isStray = ({ asked, passages, reach }: Context) =>
  asked === null || asked > Math.max(passages.length, reach)
const added = (answer: Outcome<Page>, { passages, asked }: Context): Partial<Context> =>
  answer.ok
    ? {
        passages: mergeEntries(passages, answer.value),
        reach: notNull(asked) + answer.value.length,
        problem: null,
      }
    : {}
/** Older rows can be loaded again once the list has dropped its end. */
const losesEnd = ({ passages: told }: EntriesArrived, context: Context) =>
  leavesHole(context, told) || mergeEntries(ofSource(context, told), context.passages).length > MAX_FOLLOWED

/** New entries appear at the top while the user is there. Scrolled down, the list stands still. */
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
    renewed: 0,
    isOutdated: false,
  }),
  type: 'parallel',
  invoke: { src: 'followEntries', input: ({ context: { source } }) => ({ source }) },
  states: {
    top: {
      description: 'Decides whether new rows are shown.',
      initial: 'following',
      states: {
        following: {
          description: 'Shows new rows immediately.',
          on: {
            hold: choices({
              when: ({ passages }) => passages.length > 0,
              to: 'held',
              put: ({ passages }) => ({ horizon: keyOf(notNull(passages[0] ?? null)) }),
            }),
            'stream.told': arrows({
              put: ({ passages: told }, context) => following(context, told, leavesHole(context, told)),
            }),
          },
        },
        held: {
          description: 'The user has scrolled down. New rows are counted.',
          on: {
            follow: choices({
              to: 'following',
              put: (context) => ({
                ...following(context, context.stream, context.isTorn),
                horizon: null,
                isTorn: false,
              }),
            }),
            'stream.told': arrows({
              put: ({ passages: told }, context) => ({
                stream: told,
                passages: mergeEntries(ofSource(context, told), context.passages),
                isTorn: context.isTorn || leavesHole(context, told),
              }),
            }),
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
          entry: assign(({ context: { passages, reach } }) => ({
            asked: Math.max(0, Math.max(passages.length, reach) - OVERLAP),
          })),
          invoke: {
            src: 'readPage',
            input: ({ context: { source, passages, asked } }) => ({
              source,
              count: PAGE,
              skip: notNull(asked),
              above: passages[notNull(asked) - 1] ?? null,
            }),
            onDone: answers(
              {
                when: ({ ok }) => !ok,
                to: 'failed',
                put: (answer) => (answer.ok ? {} : { problem: answer.problem }),
              },
              { when: (_, context) => isStray(context), to: 'resting' },
              {
                when: (answer) => answer.ok && answer.value.length < PAGE,
                to: 'ended',
                put: added,
              },
              { to: 'resting', put: added },
            ),
          },
        },
        failed: {
          description: 'Failed. Shows the reason; the user may try again.',
          on: { reachBack: 'reading' },
        },
        ended: {
          description: 'The oldest row is loaded. A shorter or restarted list continues.',
          on: {
            'stream.told': arrows({ when: losesEnd, to: 'resting' }),
            follow: choices({
              when: ({ isTorn, passages }) => isTorn || passages.length > MAX_FOLLOWED,
              to: 'resting',
            }),
          },
        },
      },
    },
    names: {
      description: 'Keeps the names of rows current that are older than those of the stream.',
      initial: 'current',
      states: {
        current: {
          description: 'No name is known to have changed.',
          on: { 'names.changed': choices({ when: hasOlderNames, to: 'outdated' }) },
        },
        outdated: {
          description: 'Names have changed. Waits, because more may follow.',
          after: {
            untilCalm: choices({
              to: 'renewing',
              put: (context) => ({ renewed: streamedRows(context), isOutdated: false }),
            }),
          },
        },
        renewing: {
          description: 'Reads the older rows again, page by page.',
          on: { 'names.changed': arrows({ put: () => ({ isOutdated: true }) }) },
          invoke: {
            src: 'readPage',
            input: ({ context }) => namesRequest(context),
            onDone: answers(
              { when: ({ ok }, { isOutdated }) => !ok && !isOutdated, to: 'current' },
              {
                when: (answer, context) => answer.ok && !isRenewed(answer.value, context),
                to: 'renewing',
                again: true,
                put: renewed,
              },
              { when: (_, { isOutdated }) => isOutdated, to: 'outdated', put: renewed },
              { to: 'current', put: renewed },
            ),
          },
        },
      },
    },
  },
})

export interface ScrollbackView {
  /** Newest first. */
  shown: readonly LiveEntry[]
  /** Entries that arrived after the user scrolled down. They appear with the top of the list. */
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

/** Before the stream's first event, there are only pages to compare with. They hold the source alone. */
function leavesHole(context: Context, told: readonly LiveEntry[]): boolean {
  return context.stream.length === 0
    ? hasHole(ofSource(context, told), context.passages)
    : hasHole(told, context.stream)
}

/** Drops everything below a hole, because a list that looks complete must be complete. */
function following(
  { source, passages, reach, asked }: Context,
  stream: readonly LiveEntry[],
  isTorn: boolean,
) {
  const all = mergeEntries(ofSource({ source }, stream), isTorn ? [] : passages)
  const end = isTorn ? { reach: 0, asked: null } : { reach: Math.min(reach, MAX_FOLLOWED), asked }
  return { stream, passages: all.slice(0, MAX_FOLLOWED), ...end }
}
