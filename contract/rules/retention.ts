/**
 * How rows of a table go. `Limited`: by age and number. `Expires`: each has its own end. `Owned`: with what
 * they belong to. `Kept`: when somebody deletes them. `Fixed`: never, and there are only a few.
 */
export const RETENTION_KINDS = ['Limited', 'Expires', 'Owned', 'Kept', 'Fixed'] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]
