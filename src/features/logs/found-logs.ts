import { passes, type Passage, type Sift } from '#machines/admin/passages.ts'

/** By message, name, address and time. */
export const foundLogs = (sift: Sift) => (passages: readonly Passage[]) => passages.filter((passage) => passes(sift, passage))
