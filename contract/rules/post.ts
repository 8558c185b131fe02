import { isBlank } from './team.ts'

/** In UTF-16 units, as the base server counts. */
export const POST_TITLE_MAX = 50
/** The base wire has no practical limit. A post with more tags keeps them. */
export const POST_TAGS_MAX = 5

export type PostTitleFlaw = 'missing' | 'long'

export function postTitleFlaw(title: string): PostTitleFlaw | null {
  return isBlank(title) ? 'missing' : title.trim().length > POST_TITLE_MAX ? 'long' : null
}
