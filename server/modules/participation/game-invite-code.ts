import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes as long for a code that is nearly right. A game without a code opens to any. */
export function isInviteCode(sent: string | null, inviteCode: string | null): boolean {
  return inviteCode === null || inviteCode === '' || timingSafeEqual(digest(sent ?? ''), digest(inviteCode))
}

const digest = (text: string) => createHash('sha256').update(text, 'utf16le').digest()
