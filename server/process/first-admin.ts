import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import { newUser } from '#server/modules/account/new-user.ts'
import { hashPassword, keepsPasswordRules } from '#server/modules/account/password-hashing.ts'
import type { Tables } from '#server/store/store.ts'

export const ADMIN_NAME = 'Admin'
/** No email arrives there, so the admin should replace it. */
const ADMIN_EMAIL = 'admin@localhost'
/** Without letters and digits that look alike, because an operator may type the password. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GENERATED_LENGTH = 20

export const hasFirstAdmin = async (tables: Tables): Promise<boolean> =>
  (await tables.users.byLogin(ADMIN_NAME)) !== null

/** False: the name or the address is in use. */
export async function createFirstAdmin(
  tables: Tables,
  password: string,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<boolean> {
  if (await hasFirstAdmin(tables)) return false
  const passwordHash = await hashPassword(password)
  const admin = {
    name: ADMIN_NAME,
    email: ADMIN_EMAIL,
    passwordHash,
    role: 'Admin',
    emailConfirmed: true,
    registeredAt: clock.now(),
  } as const
  return (await tables.users.create(newUser(admin, ids))) === null
}

/** About 115 bits. Passwords that break the rules are discarded, so that the rest stay equally likely. */
export function makePassword(ids: Ids): string {
  for (;;) {
    const password = Array.from({ length: GENERATED_LENGTH }, () => pickLetter(ids)).join('')
    if (keepsPasswordRules(password)) return password
  }
}

/** Draws again after a byte beyond the last full round, so that every character is equally likely. */
function pickLetter(ids: Ids): string {
  const limit = 256 - (256 % LETTERS.length)
  for (;;) {
    const [byte = 0] = ids.bytes(1)
    if (byte < limit) return LETTERS.charAt(byte % LETTERS.length)
  }
}
