import { AUDIT_KINDS } from './audit-names.ts'

// Kept out of the models, so that screens that import it load no schemas.

/** `problem`: log entries from `Warning` up. `act`: any action. The others: actions on such a thing. */
export const TIMELINE_KINDS = ['log', 'problem', 'act', ...AUDIT_KINDS] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]
