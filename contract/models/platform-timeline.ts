import { model, names, nullable, open, type Wire } from '../schema.ts'
import { auditEntry } from './audit.ts'
import { logMessageModel } from './log.ts'
import { TIMELINE_KINDS } from './platform-timeline-names.ts'

export const timelineKindNames = open(names('TimelineKind', TIMELINE_KINDS))

/** Either an entry of the log or an action. */
export const timelineEntry = model('TimelineEntry', {
  log: nullable(logMessageModel),
  act: nullable(auditEntry),
})
export type TimelineEntry = Wire<typeof timelineEntry>
