import type { PostEditModel } from '../models/post.ts'
import { MAX_ENTRIES, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../rules/edit-limits.ts'
import { POST_TITLE_MAX } from '../rules/post.ts'
import { differing, toStored, type FormOf } from './field.ts'
import { line, prose, texts, toggle } from './kinds.ts'

export const POST = {
  title: line({ most: POST_TITLE_MAX, isNeeded: true }),
  summary: prose({ most: MAX_TEXT_LENGTH }),
  content: prose({ most: MAX_TEXT_LENGTH }),
  tags: texts({ most: MAX_ENTRIES, longest: MAX_TITLE_LENGTH }),
  isPinned: toggle(),
}
export type PostForm = FormOf<typeof POST>
export type PostField = keyof typeof POST

/**
 * Sends the changed fields and those that the wire demands. On a server where the last save wins, the changes
 * of others to other fields stay, and a user who only pins does not become the author.
 */
export function toPostEdit(seen: PostForm, typed: PostForm): PostEditModel {
  const changes = new Set<string>(differing(POST, seen, typed))
  const { title, summary, content, tags, isPinned } = toStored(POST, typed)
  return {
    title,
    isPinned,
    ...(changes.has('summary') ? { summary } : {}),
    ...(changes.has('content') ? { content } : {}),
    ...(changes.has('tags') ? { tags } : {}),
  }
}
