import type { Ids } from '#server/ids.ts'

const KINDS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '!@#$%^&*()-_=+'] as const
const LETTERS = KINDS.join('')
const LENGTH = 16

/** One of each kind at least; those that lack one are thrown away, so that the rest stay equally likely. */
export function generatePassword(ids: Ids): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => pick(ids)).join('')
    if (KINDS.every((kind) => [...password].some((letter) => kind.includes(letter)))) return password
  }
}

/** A byte beyond the last full round is drawn again. */
function pick(ids: Ids): string {
  const limit = 256 - (256 % LETTERS.length)
  for (;;) {
    const [byte = 0] = ids.bytes(1)
    if (byte < limit) return LETTERS.charAt(byte % LETTERS.length)
  }
}
