import type { PostDetailModel, PostEditModel } from '#contract/models/post.ts'
import { isOn, textOf, textsOf } from './field-values.ts'
import { differingFields, type FormFields } from './three-way-merge.ts'

/** A type and not an interface: only so is it one of `FormFields`. */
export type PostFields = {
  title: string
  summary: string
  content: string
  tags: readonly string[]
  isPinned: boolean
}
export const BLANK_POST: PostFields = { title: '', summary: '', content: '', tags: [], isPinned: false }

export function toPostFields({ title, summary, content, tags, isPinned }: PostDetailModel): PostFields {
  return { title, summary, content, tags: tags ?? [], isPinned }
}

export function readPostFields({ title, summary, content, tags, isPinned }: FormFields): PostFields {
  return {
    title: textOf(title),
    summary: textOf(summary),
    content: textOf(content),
    tags: textsOf(tags),
    isPinned: isOn(isPinned),
  }
}

/**
 * Only what was changed is sent, and what the wire demands: on a server where the last save wins, what others
 * wrote into other fields stays, and who only pins does not become the author.
 */
export function toPostEdit(seen: FormFields, typed: FormFields): PostEditModel {
  const changes = differingFields(seen, typed)
  const { title, summary, content, tags, isPinned } = readPostFields(typed)
  return {
    title: title.trim(),
    isPinned,
    ...(changes.includes('summary') ? { summary } : {}),
    ...(changes.includes('content') ? { content } : {}),
    ...(changes.includes('tags') ? { tags: [...tags] } : {}),
  }
}
