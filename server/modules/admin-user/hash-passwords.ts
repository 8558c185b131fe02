import { hashPassword } from '#server/modules/account/password-hashing.ts'
import { refuse } from '#server/http/refusal.ts'

/** Hashes one after another, so that a sign-in waits for at most one of them. */
export async function hashPasswords(passwords: readonly string[], isThere: () => boolean): Promise<string[]> {
  const hashes: string[] = []
  for (const password of passwords) {
    // The client has gone and would send the same list again, so the hashing stops.
    if (!isThere()) throw refuse(400, 'badRequest')
    hashes.push(await hashPassword(password))
  }
  return hashes
}
