import { LOG_LEVELS, type LogLevel } from '../models/log-names.ts'
import type { TimelineKind } from '../models/platform-timeline-names.ts'

/** Null matches everything. An empty `person` matches everybody. */
export interface TimelineFilter {
  kind: TimelineKind | null
  person: string
  game: number | null
}

export const PROBLEM_LEVELS: readonly LogLevel[] = LOG_LEVELS.filter((level) => level !== 'Information')

/** Whether the filter leaves out all log entries. They belong to no game. */
export const hasNoLog = ({ kind, game }: TimelineFilter): boolean =>
  game !== null || !(kind === null || kind === 'log' || kind === 'problem')

/** Whether the filter leaves out all actions. */
export const hasNoAct = ({ kind }: TimelineFilter): boolean => kind === 'log' || kind === 'problem'

/** The kind of things whose actions are shown. Null: all. */
export const thingOf = ({ kind }: TimelineFilter) =>
  kind === 'act' || kind === 'log' || kind === 'problem' ? null : kind
