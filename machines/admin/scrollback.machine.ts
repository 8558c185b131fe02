import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'
import { following as subscribing } from '../live/following.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { notNull } from '../not-null.ts'
import { keyOf, mergeEntries, type EntrySource, type LiveEntry } from './live-entries.ts'
import {
  added,
  following,
  hasOlderNames,
  isRenewed,
  isStray,
  isTorn,
  leavesHole,
  losesEnd,
  namesRequest,
  nextSkip,
  outdated,
  ofSource,
  renewed,
  renewing,
  rested,
  MAX_FOLLOWED,
  type Page,
  type ScrollbackContext,
  type ScrollbackInput,
} from './scrollback.facts.ts'

type EntriesArrived = { type: 'stream.arrived'; entries: readonly LiveEntry[] }
/**
 * Old entries show the current names too. The stream reads only its own entries again, so the list reads the
 * older ones.
 */
type NamesChanged = { type: 'names.changed' }
export type ScrollbackHeard = EntriesArrived | NamesChanged
export type ScrollbackCommand = { type: 'hold' | 'follow' | 'reachBack' }
type Event = ScrollbackCommand | ScrollbackHeard

export const PAGE = 100
/** Waits after a change of names, because teams may rename themselves as often as they like. */
const CALM_MS = 2_000

/** `above` is the last entry before the page, for lists with numbers. Null: the first page. */
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
  types: { input: {} as ScrollbackInput, context: {} as ScrollbackContext, events: {} as Event },
  actors: scrollbackEffects,
  delays: { untilCalm: CALM_MS },
})

/**
 * Shows new entries at the top only while the user is there. Otherwise the list would move while the user
 * reads.
 */
export const scrollbackMachine = machine.createMachine({
  id: 'scrollback',
  description: 'Shows a list that grows at the top and loads older pages below.',
  context: ({ input }) => ({
    ...input,
    stream: [],
    entries: [],
    reach: 0,
    top: { kind: 'following' },
    foot: { kind: 'resting' },
    names: { kind: 'current' },
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
              when: ({ entries }) => entries.length > 0,
              to: 'held',
              put: ({ entries }) => ({
                top: { kind: 'held', horizon: keyOf(notNull(entries[0] ?? null)), isTorn: false },
              }),
            }),
            'stream.arrived': arrows({
              put: ({ entries: arrived }, context) =>
                following(context, arrived, leavesHole(context, arrived)),
            }),
          },
        },
        held: {
          description: 'The user has scrolled down. New rows are counted.',
          on: {
            follow: choices({
              to: 'following',
              put: (context) => ({
                ...following(context, context.stream, isTorn(context)),
                top: { kind: 'following' },
              }),
            }),
            'stream.arrived': arrows({
              put: ({ entries: arrived }, context) => ({
                stream: arrived,
                entries: mergeEntries(ofSource(context, arrived), context.entries),
                top: {
                  ...only(context.top, 'held'),
                  isTorn: isTorn(context) || leavesHole(context, arrived),
                },
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
          entry: assign(({ context }) => ({ foot: { kind: 'reading' as const, skip: nextSkip(context) } })),
          invoke: {
            src: 'readPage',
            input: ({ context: { source, entries, foot } }) => {
              const skip = notNull(only(foot, 'reading').skip)
              return { source, count: PAGE, skip, above: entries[skip - 1] ?? null }
            },
            onDone: answers(
              {
                when: ({ ok }) => !ok,
                to: 'failed',
                put: (answer) => (answer.ok ? {} : { foot: { kind: 'failed', problem: answer.problem } }),
              },
              { when: (_, context) => isStray(context), to: 'resting', put: rested },
              {
                when: (answer) => answer.ok && answer.value.length < PAGE,
                to: 'ended',
                put: (answer, context) => ({ ...added(answer, context), foot: { kind: 'ended' } }),
              },
              { to: 'resting', put: (answer, context) => ({ ...added(answer, context), ...rested() }) },
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
            'stream.arrived': arrows({ when: losesEnd, to: 'resting', put: rested }),
            follow: choices({
              when: (context) => isTorn(context) || context.entries.length > MAX_FOLLOWED,
              to: 'resting',
              put: rested,
            }),
          },
        },
      },
    },
    names: {
      description: 'Updates the names in rows that are older than the stream.',
      initial: 'current',
      states: {
        current: {
          description: 'No name is known to have changed.',
          on: { 'names.changed': choices({ when: hasOlderNames, to: 'outdated', put: outdated }) },
        },
        outdated: {
          description: 'Names have changed. Waits, because more may follow.',
          after: {
            untilCalm: choices({
              to: 'renewing',
              put: renewing,
            }),
          },
        },
        renewing: {
          description: 'Reads the older rows again, page by page.',
          on: {
            'names.changed': choices({
              put: ({ names }) => ({ names: { ...only(names, 'renewing'), isOutdated: true } }),
            }),
          },
          invoke: {
            src: 'readPage',
            input: ({ context }) => namesRequest({ ...context, ...only(context.names, 'renewing') }),
            onDone: answers(
              {
                when: ({ ok }, { names }) => !ok && !only(names, 'renewing').isOutdated,
                to: 'current',
                put: () => ({ names: { kind: 'current' } }),
              },
              {
                when: (answer, context) => answer.ok && !isRenewed(answer.value, context),
                to: 'renewing',
                again: true,
                put: renewed,
              },
              {
                when: (_, { names }) => only(names, 'renewing').isOutdated,
                to: 'outdated',
                put: (answer, context) => ({ ...renewed(answer, context), ...outdated() }),
              },
              {
                to: 'current',
                put: (answer, context) => ({
                  ...renewed(answer, context),
                  names: { kind: 'current' },
                }),
              },
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
  /** Entries that arrived after the user scrolled down. They appear when the user returns to the top. */
  coming: readonly LiveEntry[]
  foot: 'resting' | 'reading' | 'failed' | 'ended'
  problem: Problem | null
}
export function toScrollbackView(snapshot: SnapshotFrom<typeof scrollbackMachine>): ScrollbackView {
  const { entries, top, foot } = snapshot.context
  const until =
    top.kind === 'held'
      ? Math.max(
          0,
          entries.findIndex((entry) => keyOf(entry) === top.horizon),
        )
      : 0
  return {
    shown: entries.slice(until),
    coming: entries.slice(0, until),
    foot: foot.kind,
    problem: foot.kind === 'failed' ? foot.problem : null,
  }
}
