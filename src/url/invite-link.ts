import { readInviteCode, type InviteCode } from '#contract/rules/invite-code.ts'

const PATH = '/teams/join'
const LINK = new RegExp(String.raw`^https?://[^\s#]*${PATH}/?#(\S+)$`, 'i')
const CUT = /:\d+:[0-9a-f]*$/

/**
 * Leads to the question whether to join. The code stands in the fragment, which browsers do not send to a
 * server.
 */
export const inviteLink = (code: string): string => `${location.origin}${invitePath(code)}`

/** The same within this site. */
export function invitePath(code: string): string {
  // Half a character cannot be written in an address; the server refuses such a link, and its code still
  // works.
  return `${PATH}#${encodeURIComponent(code.replace(/\p{Surrogate}/gu, '\uFFFD'))}`
}

/** Takes what follows the `#` of a link. */
export function readInviteFragment(fragment: string): InviteCode | null {
  try {
    return readInviteCode(decodeURIComponent(fragment))
  } catch {
    return null
  }
}

/**
 * Why a text that somebody pasted invites nobody: there is none, its end is missing, or it is something else.
 */
export type InviteFlaw = 'missing' | 'cut' | 'stranger'

/** Takes a code or a whole link, with the space and the line ends that came along. */
export function readPastedInvite(text: string): InviteCode | InviteFlaw {
  const pasted = text.trim()
  if (pasted === '') return 'missing'
  // A name is too short to hold all of this, so that no code is taken for a link.
  const [, fragment] = LINK.exec(pasted) ?? []
  const invite = fragment === undefined ? readInviteCode(pasted) : readInviteFragment(fragment)
  return invite ?? (CUT.test(fragment === undefined ? pasted : unescaped(fragment)) ? 'cut' : 'stranger')
}

const unescaped = (fragment: string) => fragment.replaceAll(/%3a/gi, ':')
