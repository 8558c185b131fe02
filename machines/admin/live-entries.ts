import type { AuditKind } from '#contract/models/audit-names.ts'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { ALL_LEVELS } from '#contract/models/log-names.ts'
import { instant, toIso } from '#contract/models/time.ts'
import { maskedAnswer } from './masked-answer.ts'

/** One thing that a stream told. */
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

/** By words and by time: from one instant on, and before another. */
export interface EntryFilter {
  text: string
  since: number | null
  until: number | null
}

/** As the wire asks for it. */
export const queryOf = ({ text, since, until }: EntryFilter) => ({
  ...(text === '' ? {} : { text }),
  ...(since === null ? {} : { since: toIso(since) }),
  ...(until === null ? {} : { until: toIso(until) }),
})

/** A search that the server carries out. `isMasked`: answers are hidden, and do not match. */
export interface EntrySearch {
  text: string
  isMasked: boolean
}

/** Which stream, and which part of it: the server tells no more of the past than what is asked for. */
export type EntrySource =
  | { kind: 'events'; game: number; containers: 'shown' | 'hidden'; search?: EntrySearch }
  | { kind: 'submissions'; game: number; status: AnswerResult | null; search?: EntrySearch }
  /** Without a sift on servers that have none: there the level is all that can be asked for. */
  | { kind: 'logs'; level: string; sift?: EntryFilter }
  | { kind: 'audit'; thing: AuditKind | null; sift: EntryFilter }

/** Whether what streams in belongs to the part that was asked for; the server's own rule. */
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

/** The text of an event or a submission that a search looks through. */
export function searchedText(passage: LiveEntry, isMasked: boolean): string {
  if (passage.kind === 'event') {
    const { team, user, content } = passage.event
    return [team, user, isMasked ? (maskedAnswer(passage.event)?.after ?? content) : content].join('\n')
  }
  if (passage.kind !== 'submission') return ''
  const { team, user, challenge, answer } = passage.submission
  return [team, user, challenge, ...(isMasked ? [] : [answer])].join('\n')
}

/** The server's own rule, in whichever case. */
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
  return instant(saidBy(passage).time)
}

const keys = new WeakMap<object, string>()

/**
 * Acts have a number, events and submissions of our own server too. Others are told apart by all that they
 * say: names may change, but only there.
 */
export function keyOf(passage: LiveEntry): string {
  const number = numberOf(passage)
  if (number !== undefined) return `${passage.kind} ${number}`
  const said = saidBy(passage)
  const key =
    keys.get(said) ?? JSON.stringify({ ...said, time: instant(said.time) }, Object.keys(said).toSorted())
  keys.set(said, key)
  return key
}

function numberOf(passage: LiveEntry): number | undefined {
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

/** Newest first, each once. Where two came at the same instant, those of the first list stand above. */
export function mergeEntries(above: readonly LiveEntry[], below: readonly LiveEntry[]): readonly LiveEntry[] {
  const known = new Set<string>()
  return [...above, ...below]
    .filter((passage) => {
      const key = keyOf(passage)
      return !known.has(key) && known.add(key)
    })
    .toSorted((one, other) => instantOf(other) - instantOf(one))
}

/**
 * Whether something may have happened between the two that is in neither: of two that meet, one reaches down
 * to where the other ends.
 */
export function hasHole(newer: readonly LiveEntry[], older: readonly LiveEntry[]): boolean {
  const [end, bottom] = [newer.at(-1), older.at(-1)]
  return end !== undefined && bottom !== undefined && !holds(older, end) && !holds(newer, bottom)
}

function holds(passages: readonly LiveEntry[], sought: LiveEntry): boolean {
  const key = keyOf(sought)
  return passages.some((passage) => keyOf(passage) === key)
}

function saidBy(passage: LiveEntry): GameEvent | Submission | LogMessageModel | AuditEntry {
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
