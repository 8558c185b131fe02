import { linkIn } from '../post-office.ts'
import type { Stage } from './real-world.ts'

export interface MailLink {
  /** The address on this site. */
  path: string
  token: string
  /** In Base64. */
  email: string
}

/** The link in the next email to this address. */
export async function linkTo({ post }: Pick<Stage, 'post'>, address: string): Promise<MailLink> {
  if (post === null) throw new Error('The emails of this server cannot be read.')
  const { pathname, search, searchParams } = new URL(linkIn(await post.take(address)))
  return {
    path: pathname + search,
    token: searchParams.get('token') ?? '',
    email: searchParams.get('email') ?? '',
  }
}

/**
 * The words of the link in the journey, with those of this one. Addresses have them encoded, so each must have a
 * sign that looks different there.
 */
export const toTexts = (
  { token, email }: MailLink,
  inJourney: Pick<MailLink, 'token' | 'email'>,
): [string, () => string][] => [
  [inJourney.token, () => token],
  [inJourney.email, () => email],
  [encodeURIComponent(inJourney.token), () => encodeURIComponent(token)],
  [encodeURIComponent(inJourney.email), () => encodeURIComponent(email)],
]
