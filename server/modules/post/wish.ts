import type { Read } from '#contract/schema.ts'
import type { postEditModel } from '#contract/models/post.ts'
import { LONGEST_TEXT, MOST_ENTRIES } from '#contract/rules/edit-bounds.ts'
import { boundText, boundTexts } from '#server/modules/within-bounds.ts'

export type PostWish = Read<typeof postEditModel>

export function boundPost({ summary, content, tags }: PostWish): void {
  boundText('summary', summary, LONGEST_TEXT)
  boundText('content', content, LONGEST_TEXT)
  boundTexts('tags', tags, MOST_ENTRIES)
}
