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

/** Whether a pushed entry belongs to the list. The server uses the same rule for stored ones. */
export function isFromSource(source: EntrySource, passage: LiveEntry): boolean {
  switch (source.kind) {
    case 'events': {
      const type = passage.kind === 'event' ? passage.event.type : null
      return (
        type !== null &&
        (source.containers === 'shown' || (type !== 'ContainerStart' && type !== 'ContainerDestroy')) &&
        isFound(source.search, passage)
      )
    }
    case 'submissions':
      return (
        passage.kind === 'submission' &&
        (source.status === null || source.status === passage.submission.status) &&
        isFound(source.search, passage)
      )
    case 'answers':
      return (
        passage.kind === 'submission' && isAnswerFound(source.search, passage.submission, source.isMasked)
      )
    case 'logs':
      return (
        passage.kind === 'log' &&
        (source.level === ALL_LEVELS || source.level === passage.log.level) &&
        (source.sift === undefined || matchesFilter(source.sift, passage))
      )
    case 'audit':
      return (
        passage.kind === 'audit' &&
        (source.thing === null || source.thing === passage.entry.kind) &&
        (source.game === undefined || source.game === passage.entry.gameId) &&
        matchesFilter(source.sift, passage)
      )
    default:
      return source satisfies never
  }
}

function isFound(search: EntrySearch | undefined, passage: LiveEntry): boolean {
  if (search === undefined) return true
  return searchedText(passage, search.isMasked).toLowerCase().includes(search.text.trim().toLowerCase())
}

export function searchedText(passage: LiveEntry, isMasked: boolean): string {
  if (passage.kind === 'event') {
    const { team, user, content } = passage.event
    return [team, user, isMasked ? (maskedAnswer(passage.event)?.after ?? content) : content].join('\n')
  }
  if (passage.kind !== 'submission') return ''
  const { team, user, challenge, answer } = passage.submission
  return [team, user, challenge, ...(isMasked ? [] : [answer])].join('\n')
}

/** Must match the filter of the server, which ignores case. */
export function matchesFilter({ text, since, until }: EntryFilter, passage: LiveEntry): boolean {
  const at = instantOf(passage)
  const isInTime = (since === null || at >= since) && (until === null || at < until)
  return isInTime && wordsIn(passage).toLowerCase().includes(text.trim().toLowerCase())
}

function wordsIn(passage: LiveEntry): string {
  if (passage.kind === 'log') return [passage.log.msg, passage.log.name, passage.log.ip].join('\n')
  if (passage.kind !== 'audit') return ''
  const { actor, ip, name, changes } = passage.entry
  return [actor, ip, name, ...changes.flatMap(({ before, after }) => [before, after])].join('\n')
}

export function instantOf(passage: LiveEntry): number {
  return instant(recordOf(passage).time)
}

const keys = new WeakMap<object, string>()

/**
 * An entry without a number is identified by its whole content. Only base servers send such entries. There, a
 * renamed user makes a new row.
 */
export function keyOf(passage: LiveEntry): string {
  const number = numberOf(passage)
  if (number !== undefined) return `${passage.kind} ${number}`
  const said = recordOf(passage)
  const key =
    keys.get(said) ?? JSON.stringify({ ...said, time: instant(said.time) }, Object.keys(said).toSorted())
  keys.set(said, key)
  return key
}

export function numberOf(passage: LiveEntry): number | undefined {
  switch (passage.kind) {
    case 'audit':
      return passage.entry.number
    case 'event':
      return passage.event.number
    case 'submission':
      return passage.submission.number
    case 'log':
      return undefined
    default:
      return passage satisfies never
  }
}

/** Sorts newest first and drops duplicates. At the same time, `above` stays before `below`. */
export function mergeEntries(above: readonly LiveEntry[], below: readonly LiveEntry[]): readonly LiveEntry[] {
  const known = new Set<string>()
  return [...above, ...below]
    .filter((passage) => {
      const key = keyOf(passage)
      return !known.has(key) && known.add(key)
    })
    .toSorted((one, other) => instantOf(other) - instantOf(one))
}

/** Whether entries may be missing between the two lists. Lists that overlap miss none. */
export function hasHole(newer: readonly LiveEntry[], older: readonly LiveEntry[]): boolean {
  const [end, bottom] = [newer.at(-1), older.at(-1)]
  return end !== undefined && bottom !== undefined && !holds(older, end) && !holds(newer, bottom)
}

function holds(passages: readonly LiveEntry[], sought: LiveEntry): boolean {
  const key = keyOf(sought)
  return passages.some((passage) => keyOf(passage) === key)
}

function recordOf(passage: LiveEntry): GameEvent | Submission | LogMessageModel | AuditEntry {
  switch (passage.kind) {
    case 'event':
      return passage.event
    case 'submission':
      return passage.submission
    case 'log':
      return passage.log
    case 'audit':
      return passage.entry
    default:
      return passage satisfies never
  }
}
