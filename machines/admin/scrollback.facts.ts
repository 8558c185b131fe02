import type { Outcome, Problem } from '#contract/problem.ts'
import { only } from '../kit/only.ts'
import { notNull } from '../not-null.ts'
import {
  hasHole,
  instantOf,
  isFromSource,
  keyOf,
  mergeEntries,
  numberOf,
  type EntrySource,
  type LiveEntry,
} from './live-entries.ts'

export interface ScrollbackInput {
  source: EntrySource
}
type Top =
  | { kind: 'following' }
  /**
   * `horizon`: the key of the topmost entry at the moment when the user scrolled down. `isTorn`: the stream
   * has lost entries since then, for example after a long disconnection.
   */
  | { kind: 'held'; horizon: string; isTorn: boolean }
type Foot =
  | { kind: 'resting' | 'ended' }
  /**
   * `skip`: the offset of the requested page. Null: the list has started over, so the response will be
   * dropped.
   */
  | { kind: 'reading'; skip: number | null }
  | { kind: 'failed'; problem: Problem }
type Names =
  | { kind: 'current' | 'outdated' }
  /**
   * `renewed`: the number of entries that were read again so far. `isOutdated`: names have changed again in
   * the meantime.
   */
  | { kind: 'renewing'; renewed: number; isOutdated: boolean }
export interface ScrollbackContext extends ScrollbackInput {
  /** The unfiltered entries of the live stream, which drops old ones. */
  stream: readonly LiveEntry[]
  /** All loaded entries of the source, newest first. */
  entries: readonly LiveEntry[]
  /** The number of rows that were read from the server, which is the offset of the next page. */
  reach: number
  top: Top
  foot: Foot
  names: Names
}
export type Page = readonly LiveEntry[]
type Context = ScrollbackContext

/** At most this many entries while the user is at the top, to save memory. Older ones can be loaded again. */
export const MAX_FOLLOWED = 1_000
/** Each page repeats the end of the previous one, because deletions on the server move rows up. */
const OVERLAP = 5

export const nextSkip = ({ entries, reach }: Context) =>
  Math.max(0, Math.max(entries.length, reach) - OVERLAP)
/** Whether the list was shortened or started over during the request, so that the page no longer fits. */
export function isStray({ foot, entries, reach }: Context): boolean {
  const { skip } = only(foot, 'reading')
  return skip === null || skip > Math.max(entries.length, reach)
}
export function added(answer: Outcome<Page>, { entries, foot }: Context): Partial<Context> {
  if (!answer.ok) return {}
  const { skip } = only(foot, 'reading')
  return { entries: mergeEntries(entries, answer.value), reach: notNull(skip) + answer.value.length }
}
/** Older entries must be loadable again after the list has dropped its end. */
export const losesEnd = ({ entries: arrived }: { entries: readonly LiveEntry[] }, context: Context) =>
  leavesHole(context, arrived) ||
  mergeEntries(ofSource(context, arrived), context.entries).length > MAX_FOLLOWED
export const isTorn = ({ top }: Context) => top.kind === 'held' && top.isTorn
export const rested = (): Partial<Context> => ({ foot: { kind: 'resting' } })

export const ofSource = ({ source }: Pick<Context, 'source'>, entries: readonly LiveEntry[]) =>
  entries.filter((entry) => isFromSource(source, entry))

/**
 * Before the first event of the stream, only pages can be compared. They contain only entries of the source.
 */
export function leavesHole(context: Context, arrived: readonly LiveEntry[]): boolean {
  return context.stream.length === 0
    ? hasHole(ofSource(context, arrived), context.entries)
    : hasHole(arrived, context.stream)
}

/** Drops everything below a hole, because a list that looks complete must be complete. */
export function following(
  { source, entries, reach, foot }: Context,
  stream: readonly LiveEntry[],
  tears: boolean,
): Pick<Context, 'stream' | 'entries' | 'reach' | 'foot'> {
  const all = mergeEntries(ofSource({ source }, stream), tears ? [] : entries)
  return {
    stream,
    entries: all.slice(0, MAX_FOLLOWED),
    reach: tears ? 0 : Math.min(reach, MAX_FOLLOWED),
    foot: tears && foot.kind === 'reading' ? { kind: 'reading', skip: null } : foot,
  }
}

/** The most entries that one response may have. */
export const RENEWED_PAGE = 500

const streamedRows = ({ source, stream }: Context): number => ofSource({ source }, stream).length
/** Entries without a number cannot be read again, because their names are part of their identity. */
export function hasOlderNames(context: Context): boolean {
  const bottom = context.entries.at(-1)
  return (
    bottom !== undefined && numberOf(bottom) !== undefined && context.entries.length > streamedRows(context)
  )
}
export const outdated = (): Partial<Context> => ({ names: { kind: 'outdated' } })
/** The stream reads its own entries again. Only the older ones below are read here. */
export const renewing = (context: Context): Partial<Context> => ({
  names: { kind: 'renewing', renewed: streamedRows(context), isOutdated: false },
})

const renewedSkip = ({ names }: Context) => Math.max(0, only(names, 'renewing').renewed - OVERLAP)
export function namesRequest(context: Context) {
  const skip = renewedSkip(context)
  return { source: context.source, count: RENEWED_PAGE, skip, above: context.entries[skip - 1] ?? null }
}

/** Whether the page reaches the last entry. New entries may have moved it down in the meantime. */
export function isRenewed(page: Page, { entries }: Context): boolean {
  const [end, bottom] = [page.at(-1), entries.at(-1)]
  if (page.length < RENEWED_PAGE || !end || !bottom || instantOf(end) < instantOf(bottom)) return true
  const key = keyOf(bottom)
  return page.some((entry) => keyOf(entry) === key)
}

/** Entries keep their positions, so that nothing moves under the cursor. */
export function renewed(answer: Outcome<Page>, context: Context): Partial<Context> {
  if (!answer.ok) return {}
  const arrived = new Map(answer.value.map((entry) => [keyOf(entry), entry]))
  return {
    entries: context.entries.map((row) => arrived.get(keyOf(row)) ?? row),
    names: {
      ...only(context.names, 'renewing'),
      renewed: renewedSkip(context) + answer.value.length,
    },
  }
}
