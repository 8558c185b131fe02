import { instant, toIsoText } from './instant.ts'
import type { Known } from './known.ts'
import type { Tell } from './report.ts'
import { bad, flag, guidOrNull, type SourceRow, text, textsOrNull } from './source-row.ts'

const ID = /^[0-9a-f]{8}$/

export function toPost(row: SourceRow, { users }: Known, tell: Tell) {
  const id = text(row, 'id')
  if (!ID.test(id)) bad(row, 'the id is not eight digits')
  const author = guidOrNull(row, 'author')
  return {
    id,
    title: text(row, 'title'),
    summary: text(row, 'summary'),
    content: text(row, 'content'),
    is_pinned: flag(row, 'pinned'),
    tags: textsOrNull(row, 'tags') ?? [],
    author_id: author !== null && users.has(author) ? author : null,
    updated_at: toIsoText(instant(row, 'at', tell)),
    version: 1,
  }
}
