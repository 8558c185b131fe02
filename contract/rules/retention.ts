/**
 * The rule by which rows of a table are deleted. `Limited`: by age and number. `Expires`: each row has its
 * own end. `Owned`: with the row they belong to. `Kept`: only by a user. `Fixed`: never, and there are only a
 * few.
 */
export const RETENTION_KINDS = ['Limited', 'Expires', 'Owned', 'Kept', 'Fixed'] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]
