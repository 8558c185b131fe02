import type { Passage } from '#machines/admin/passages.ts'

/** By message, name and address. */
export function foundLogs(passages: readonly Passage[], sought: string): readonly Passage[] {
  const wanted = sought.trim().toLocaleLowerCase()
  if (wanted === '') return passages
  return passages.filter(
    (passage) => passage.kind === 'log' && [passage.log.msg, passage.log.name, passage.log.ip].join('\n').toLocaleLowerCase().includes(wanted),
  )
}
