import { isBlank } from './team.ts'

/** In UTF-16 units, as the base server counts. */
export const POST_TITLE_MAX = 50
/** Our own choice: the wire has no practical limit. Posts with more tags keep them. */
export const POST_TAGS_MAX = 5

export type PostTitleFlaw = 'missing' | 'long'

export function postTitleFlaw(title: string): PostTitleFlaw | null {
  return isBlank(title) ? 'missing' : title.trim().length > POST_TITLE_MAX ? 'long' : null
}
