import { readInviteCode, type InviteCode } from '#contract/rules/invite-code.ts'

const PATH = '/teams/join'
const LINK = new RegExp(String.raw`^https?://[^\s#]*${PATH}/?#(\S+)$`, 'i')
const CUT = /:\d+:[0-9a-f]*$/

/**
 * Opens a page that asks whether to join. The code is in the fragment, which browsers do not send to a
 * server.
 */
export const inviteLink = (code: string): string => `${location.origin}${invitePath(code)}`

/** The same link within this site. */
export function invitePath(code: string): string {
  // A lone surrogate cannot be encoded in a URL. The server refuses such a link, but its code still works.
  return `${PATH}#${encodeURIComponent(code.replace(/\p{Surrogate}/gu, '\uFFFD'))}`
}

/** Takes the part of a link after the `#`. */
export function readInviteFragment(fragment: string): InviteCode | null {
  try {
    return readInviteCode(decodeURIComponent(fragment))
  } catch {
    return null
  }
}

/**
 * Why a pasted text is no invite. `missing`: it is empty. `cut`: its end is missing. `stranger`: it is
 * something else.
 */
export type InviteFlaw = 'missing' | 'cut' | 'stranger'

/** Reads a code or a whole link, with surrounding blanks and line breaks. */
export function readPastedInvite(text: string): InviteCode | InviteFlaw {
  const pasted = text.trim()
  if (pasted === '') return 'missing'
  // Names are too short to contain such a link, so no code is mistaken for one.
  const [, fragment] = LINK.exec(pasted) ?? []
  const invite = fragment === undefined ? readInviteCode(pasted) : readInviteFragment(fragment)
  return invite ?? (CUT.test(fragment === undefined ? pasted : unescaped(fragment)) ? 'cut' : 'stranger')
}

const unescaped = (fragment: string) => fragment.replaceAll(/%3a/gi, ':')
