/** argon2id with 19 MiB; the strength is in the hash itself, so that older hashes stay valid when these numbers change. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing runs on the four threads that files and compression need too. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  const argon2 = await import('@node-rs/argon2')
  return inTurn(() => argon2.hash(password, STRENGTH))
}

/**
 * Without a hash (no such user) the same work is done, so that the time it takes tells nothing. Nothing is done for whoever has given up by
 * the time it is his turn: else a crowd that comes again and again would wait behind its own ghosts.
 */
export async function verifyPassword(passwordHash: string | null, password: string, isThere = () => true): Promise<boolean> {
  const argon2 = await import('@node-rs/argon2')
  const matches = await inTurn(async () => isThere() && argon2.verify(passwordHash ?? NOBODYS_HASH, password))
  return matches && passwordHash !== null
}

/** The hash of nothing anybody knows, with the strength above. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export const MIN_PASSWORD_LENGTH = 6
/** At least one digit, one lower-case and one upper-case letter; symbols are welcome but not asked for. */
export const keepsPasswordRules = (password: string) =>
  password.length >= MIN_PASSWORD_LENGTH && /[0-9]/.test(password) && /[a-z]/.test(password) && /[A-Z]/.test(password)

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) await new Promise<void>((proceed) => waiting.push(proceed))
  else running += 1
  try {
    return await work()
  } finally {
    // A place is handed on, not freed, where somebody waits: a newcomer cannot slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
