import type { GameEvent } from '#contract/models/event.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { ALL_LEVELS } from '#contract/models/log-names.ts'
import { instant } from '#contract/models/time.ts'

/** One thing that a stream told. */
export type Passage = { kind: 'event'; event: GameEvent } | { kind: 'submission'; submission: Submission } | { kind: 'log'; log: LogMessageModel }

export const passageOf = {
  event: (event: GameEvent): Passage => ({ kind: 'event', event }),
  submission: (submission: Submission): Passage => ({ kind: 'submission', submission }),
  log: (log: LogMessageModel): Passage => ({ kind: 'log', log }),
}

/** Which stream, and which part of it: the server tells no more of the past than what is asked for. */
export type Source =
  | { kind: 'events'; game: number; containers: 'shown' | 'hidden' }
  | { kind: 'submissions'; game: number; status: AnswerResult | null }
  | { kind: 'logs'; level: string }

/** Whether what streams in belongs to the part that was asked for; the server's own rule. */
export function isOf(source: Source, passage: Passage): boolean {
  switch (source.kind) {
    case 'events': {
      const type = passage.kind === 'event' ? passage.event.type : null
      return type !== null && (source.containers === 'shown' || (type !== 'ContainerStart' && type !== 'ContainerDestroy'))
    }
    case 'submissions':
      return passage.kind === 'submission' && (source.status === null || source.status === passage.submission.status)
    case 'logs':
      return passage.kind === 'log' && (source.level === ALL_LEVELS || source.level === passage.log.level)
    default:
      return source satisfies never
  }
}

export function instantOf(passage: Passage): number {
  return instant(saidBy(passage).time)
}

const keys = new WeakMap<object, string>()

/** None has an id: it is told apart by all that it says. The stream and the list write the same time in two ways. */
export function keyOf(passage: Passage): string {
  const said = saidBy(passage)
  const key = keys.get(said) ?? JSON.stringify({ ...said, time: instant(said.time) }, Object.keys(said).toSorted())
  keys.set(said, key)
  return key
}

/** Newest first, each once. Where two came at the same instant, those of the first list stand above. */
export function merged(above: readonly Passage[], below: readonly Passage[]): readonly Passage[] {
  const known = new Set<string>()
  return [...above, ...below]
    .filter((passage) => {
      const key = keyOf(passage)
      return !known.has(key) && known.add(key)
    })
    .toSorted((one, other) => instantOf(other) - instantOf(one))
}

/** Whether something may have happened between the two that is in neither: of two that meet, one reaches down to where the other ends. */
export function hasHole(newer: readonly Passage[], older: readonly Passage[]): boolean {
  const [end, bottom] = [newer.at(-1), older.at(-1)]
  return end !== undefined && bottom !== undefined && !holds(older, end) && !holds(newer, bottom)
}

function holds(passages: readonly Passage[], sought: Passage): boolean {
  const key = keyOf(sought)
  return passages.some((passage) => keyOf(passage) === key)
}

function saidBy(passage: Passage): GameEvent | Submission | LogMessageModel {
  switch (passage.kind) {
    case 'event':
      return passage.event
    case 'submission':
      return passage.submission
    case 'log':
      return passage.log
    default:
      return passage satisfies never
  }
}
