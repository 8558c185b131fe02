import {
  hasNoAct,
  hasNoLog,
  PROBLEM_LEVELS,
  thingOf,
  type TimelineFilter,
} from '#contract/rules/platform-timeline.ts'
import type { AuditKind } from '#contract/models/audit-names.ts'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { isAnswerFound, type AnswerSearch } from '#contract/rules/answer-search.ts'
import { ALL_LEVELS } from '#contract/models/log-names.ts'
import { instant, toIso } from '#contract/models/time.ts'
import { maskedAnswer } from './masked-answer.ts'

export type LiveEntry =
  | { kind: 'event'; event: GameEvent }
  | { kind: 'submission'; submission: Submission }
  | { kind: 'log'; log: LogMessageModel }
  | { kind: 'audit'; entry: AuditEntry }

export const toLiveEntry = {
  event: (event: GameEvent): LiveEntry => ({ kind: 'event', event }),
  submission: (submission: Submission): LiveEntry => ({ kind: 'submission', submission }),
  log: (log: LogMessageModel): LiveEntry => ({ kind: 'log', log }),
  audit: (entry: AuditEntry): LiveEntry => ({ kind: 'audit', entry }),
}

/** Null: no limit. `since` is included, `until` is not. */
export interface EntryFilter {
  text: string
  since: number | null
  until: number | null
}

export const queryOf = ({ text, since, until }: EntryFilter) => ({
  ...(text === '' ? {} : { text }),
  ...(since === null ? {} : { since: toIso(since) }),
  ...(until === null ? {} : { until: toIso(until) }),
})

/** `isMasked`: flags are hidden on the screen, so the search does not match them. */
export interface EntrySearch {
  text: string
  isMasked: boolean
}

/** The stream and the filter of a list. The server returns older rows that match the same filter. */
export type EntrySource =
  | { kind: 'events'; game: number; containers: 'shown' | 'hidden'; search?: EntrySearch }
  | { kind: 'submissions'; game: number; status: AnswerResult | null; search?: EntrySearch }
  /**
   * Submissions with their ids, on servers that search all of them. `typed` is the text that `search` was
   * read from.
   */
  | { kind: 'answers'; game: number; typed: string; search: AnswerSearch; isMasked: boolean }
  /** Without `sift`, the server filters by level only. */
  | { kind: 'logs'; level: string; sift?: EntryFilter }
  /** `game`: only actions on this game and its challenges. */
  | { kind: 'audit'; thing: AuditKind | null; sift: EntryFilter; game?: number }
  /** The log and all actions. */
  | { kind: 'timeline'; of: TimelineFilter; sift: EntryFilter }

/** Whether a pushed entry belongs to the list. The server uses the same rule for stored ones. */
export function isFromSource(source: EntrySource, entry: LiveEntry): boolean {
  switch (source.kind) {
    case 'events': {
      const type = entry.kind === 'event' ? entry.event.type : null
      return (
        type !== null &&
        (source.containers === 'shown' || (type !== 'ContainerStart' && type !== 'ContainerDestroy')) &&
        isFound(source.search, entry)
      )
    }
    case 'submissions':
      return (
        entry.kind === 'submission' &&
        (source.status === null || source.status === entry.submission.status) &&
        isFound(source.search, entry)
      )
    case 'answers':
      return entry.kind === 'submission' && isAnswerFound(source.search, entry.submission, source.isMasked)
    case 'logs':
      return (
        entry.kind === 'log' &&
        (source.level === ALL_LEVELS || source.level === entry.log.level) &&
        (source.sift === undefined || matchesFilter(source.sift, entry))
      )
    case 'audit':
      return (
        entry.kind === 'audit' &&
        (source.thing === null || source.thing === entry.entry.kind) &&
        (source.game === undefined || source.game === entry.entry.gameId) &&
        matchesFilter(source.sift, entry)
      )
    case 'timeline':
      return isInTimeline(source.of, entry) && matchesFilter(source.sift, entry)
    default:
      return source satisfies never
  }
}

function isInTimeline(filter: TimelineFilter, entry: LiveEntry): boolean {
  const isBy = (name: string | null) =>
    filter.person === '' || (name ?? '').toLowerCase().includes(filter.person.trim().toLowerCase())
  if (entry.kind === 'log') {
    const { name, level } = entry.log
    const isProblem = PROBLEM_LEVELS.some((each) => each === level)
    return !hasNoLog(filter) && (filter.kind !== 'problem' || isProblem) && isBy(name)
  }
  if (entry.kind !== 'audit') return false
  const { actor, kind, gameId } = entry.entry
  const [thing, { game }] = [thingOf(filter), filter]
  return (
    !hasNoAct(filter) &&
    (thing === null || thing === kind) &&
    (game === null || game === gameId) &&
    isBy(actor)
  )
}

function isFound(search: EntrySearch | undefined, entry: LiveEntry): boolean {
  if (search === undefined) return true
  return searchedText(entry, search.isMasked).toLowerCase().includes(search.text.trim().toLowerCase())
}

export function searchedText(entry: LiveEntry, isMasked: boolean): string {
  if (entry.kind === 'event') {
    const { team, user, content } = entry.event
    return [team, user, isMasked ? (maskedAnswer(entry.event)?.after ?? content) : content].join('\n')
  }
  if (entry.kind !== 'submission') return ''
  const { team, user, challenge, answer } = entry.submission
  return [team, user, challenge, ...(isMasked ? [] : [answer])].join('\n')
}

/** Must match the filter of the server, which ignores case. */
export function matchesFilter({ text, since, until }: EntryFilter, entry: LiveEntry): boolean {
  const at = instantOf(entry)
  const isInTime = (since === null || at >= since) && (until === null || at < until)
  return isInTime && wordsIn(entry).toLowerCase().includes(text.trim().toLowerCase())
}

function wordsIn(entry: LiveEntry): string {
  if (entry.kind === 'log') return [entry.log.msg, entry.log.name, entry.log.ip].join('\n')
  if (entry.kind !== 'audit') return ''
  const { actor, ip, name, changes } = entry.entry
  return [actor, ip, name, ...changes.flatMap(({ before, after }) => [before, after])].join('\n')
}

export function instantOf(entry: LiveEntry): number {
  return instant(recordOf(entry).time)
}

const keys = new WeakMap<object, string>()

/**
 * An entry without a number is identified by its whole content, so a renamed user makes a new row. Log
 * messages have no number, and base servers number no entries.
 */
export function keyOf(entry: LiveEntry): string {
  const number = numberOf(entry)
  if (number !== undefined) return `${entry.kind} ${number}`
  const said = recordOf(entry)
  const key =
    keys.get(said) ?? JSON.stringify({ ...said, time: instant(said.time) }, Object.keys(said).toSorted())
  keys.set(said, key)
  return key
}

export function numberOf(entry: LiveEntry): number | undefined {
  switch (entry.kind) {
    case 'audit':
      return entry.entry.number
    case 'event':
      return entry.event.number
    case 'submission':
      return entry.submission.number
    case 'log':
      return undefined
    default:
      return entry satisfies never
  }
}

/** Sorts newest first and drops duplicates. Entries with equal times keep their order, `above` first. */
export function mergeEntries(above: readonly LiveEntry[], below: readonly LiveEntry[]): readonly LiveEntry[] {
  const known = new Set<string>()
  return [...above, ...below]
    .filter((entry) => {
      const key = keyOf(entry)
      return !known.has(key) && known.add(key)
    })
    .toSorted((one, other) => instantOf(other) - instantOf(one))
}

/**
 * The newest entries of two streams, as far back as both reach. Further back, entries of one of them would be
 * missing between those of the other.
 */
export function timelineHead(one: readonly LiveEntry[], other: readonly LiveEntry[]): readonly LiveEntry[] {
  const ends = [one.at(-1), other.at(-1)].filter((end) => end !== undefined)
  const reach = Math.max(...ends.map(instantOf))
  return mergeEntries(one, other).filter((entry) => instantOf(entry) >= reach)
}

/** Whether entries may be missing between the two lists. Lists that overlap miss none. */
export function hasHole(newer: readonly LiveEntry[], older: readonly LiveEntry[]): boolean {
  const [end, bottom] = [newer.at(-1), older.at(-1)]
  return end !== undefined && bottom !== undefined && !holds(older, end) && !holds(newer, bottom)
}

function holds(entries: readonly LiveEntry[], sought: LiveEntry): boolean {
  const key = keyOf(sought)
  return entries.some((entry) => keyOf(entry) === key)
}

function recordOf(entry: LiveEntry): GameEvent | Submission | LogMessageModel | AuditEntry {
  switch (entry.kind) {
    case 'event':
      return entry.event
    case 'submission':
      return entry.submission
    case 'log':
      return entry.log
    case 'audit':
      return entry.entry
    default:
      return entry satisfies never
  }
}
