import { picked } from '#contract/fields/field.ts'
import { POST } from '#contract/fields/post.ts'
import type { Read } from '#contract/schema.ts'
import type { postEditModel } from '#contract/models/post.ts'
import { MAX_TEXT_LENGTH, MAX_ENTRIES } from '#contract/rules/edit-limits.ts'
import type { AuditedFields } from '#server/modules/audit/field-changes.ts'
import { checkTextLength, checkTextLengths } from '#server/http/length-limits.ts'
import type { NewPost } from '#server/store/posts.ts'

export type PostInput = Read<typeof postEditModel>

export function checkPostLengths({ summary, content, tags }: PostInput): void {
  checkTextLength('summary', summary, MAX_TEXT_LENGTH)
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  checkTextLengths('tags', tags, MAX_ENTRIES)
}

export const toAuditedFields = (post: Omit<NewPost, 'id'>): AuditedFields => picked(POST, post)
