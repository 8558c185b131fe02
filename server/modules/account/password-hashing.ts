import { brokenPasswordRules } from '#contract/rules/account.ts'
import { runInQueue, openConcurrencyLimiter } from '#server/base/concurrency-limiter.ts'

/** argon2id with 19 MiB; the strength is in the hash itself, so that older hashes stay valid when these numbers change. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing runs on the four threads that files and compression need too. */
const LINE = { atOnce: 2, queue: 200 }

interface Passwords {
  hash: (password: string) => Promise<string>
  /**
   * Without a hash (no such user) the same work is done, so that the time it takes tells nothing. `isDue` is asked when it is the password's
   * turn; null, and nothing done, when it is not: a crowd that hangs up and comes again would else wait behind its own ghosts.
   */
  verify: (passwordHash: string | null, password: string, isDue?: () => Promise<boolean>) => Promise<boolean | null>
}

/** Both throw `RateLimitError` when the line is full. */
export function openPasswords(line: { atOnce: number; queue: number }): Passwords {
  const door = openConcurrencyLimiter(line)
  return {
    hash: async (password) => {
      const argon2 = await import('@node-rs/argon2')
      return runInQueue(door, 'hashing', () => argon2.hash(password, STRENGTH))
    },
    verify: async (passwordHash, password, isDue = async () => true) => {
      const argon2 = await import('@node-rs/argon2')
      const matches = await runInQueue(door, 'hashing', async () => ((await isDue()) ? argon2.verify(passwordHash ?? NOBODYS_HASH, password) : null))
      return matches === null ? null : matches && passwordHash !== null
    },
  }
}

/** All of the process stand in one line. */
export const { hash: hashPassword, verify: verifyPassword } = openPasswords(LINE)

/** The hash of nothing anybody knows, with the strength above. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export const keepsPasswordRules = (password: string) => brokenPasswordRules(password).length === 0
