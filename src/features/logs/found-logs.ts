import type { Passage } from '#machines/admin/passages.ts'
import { foundBy } from '#src/lib/found-by.ts'

/** By message, name and address. */
export const foundLogs = foundBy((passage: Passage) => (passage.kind === 'log' ? [passage.log.msg, passage.log.name, passage.log.ip].join('\n') : ''))
