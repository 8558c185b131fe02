import { passes, type Passage, type Sift } from '#machines/admin/live-entries.ts'

/** By message, name, address and time. */
export const foundLogs = (sift: Sift) => (passages: readonly Passage[]) => passages.filter((passage) => passes(sift, passage))
