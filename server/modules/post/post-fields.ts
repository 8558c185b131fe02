import type { Read } from '#contract/schema.ts'
import type { postEditModel } from '#contract/models/post.ts'
import { LONGEST_TEXT, MOST_ENTRIES } from '#contract/rules/edit-limits.ts'
import type { Facts } from '#server/modules/audit/field-changes.ts'
import { boundText, boundTexts } from '#server/http/length-limits.ts'
import type { NewPost } from '#server/store/rows/post.ts'

export type PostWish = Read<typeof postEditModel>

export function boundPost({ summary, content, tags }: PostWish): void {
  boundText('summary', summary, LONGEST_TEXT)
  boundText('content', content, LONGEST_TEXT)
  boundTexts('tags', tags, MOST_ENTRIES)
}

/** As an organiser knows the fields. */
export function toFacts({ title, summary, content, tags, isPinned }: Omit<NewPost, 'id'>): Facts {
  return { title, summary, content, tags, isPinned }
}
