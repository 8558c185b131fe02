import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the timing reveals nothing. A game without a code is open to all. */
export function isInviteCode(sent: string | null, inviteCode: string | null): boolean {
  return inviteCode === null || inviteCode === '' || timingSafeEqual(digest(sent ?? ''), digest(inviteCode))
}

const digest = (text: string) => createHash('sha256').update(text, 'utf16le').digest()
