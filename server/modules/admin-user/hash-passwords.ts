import { hashPassword } from '#server/modules/account/password-hashing.ts'
import { refuse } from '#server/http/refusal.ts'

/** Hashes one after another, so that a sign-in waits for one of them at most. */
export async function hashPasswords(passwords: readonly string[], isThere: () => boolean): Promise<string[]> {
  const hashes: string[] = []
  for (const password of passwords) {
    // The client is gone and would send the same list again: stop hashing.
    if (!isThere()) throw refuse(400, 'badRequest')
    hashes.push(await hashPassword(password))
  }
  return hashes
}
