import { brokenPasswordRules } from '#contract/rules/password.ts'
import { isAspnetPassword, matchesAspnet } from './aspnet-password.ts'
import { openFairQueue, runInFairQueue, type QueuePlace } from '#server/base/fair-queue.ts'

/** argon2id with 19 MiB. Each hash contains its parameters, so older hashes stay valid if these change. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Two at a time, because hashing uses the four threads that files and compression need too. */
const QUEUE = { atOnce: 2, queue: 250, kept: 50 }

interface Passwords {
  hash: (password: string, place?: QueuePlace) => Promise<string>
  /**
   * Does the same work without a hash, so that the time does not reveal whether the user exists. `isDue` runs
   * when it is the turn of this password. False: the result is null without work, because a client that has
   * left must not hold up its own next attempt. `foreignForms`: the forms of passwords from a base server.
   * While there are any, each check does the work of all.
   */
  verify: (
    passwordHash: string | null,
    password: string,
    isDue?: () => Promise<boolean>,
    place?: QueuePlace,
    foreignForms?: readonly string[],
  ) => Promise<boolean | null>
}

/** The place of hashes for the platform itself and for signed-in users. */
const OWN: QueuePlace = { key: 'own', isKept: true }

/** Both functions throw `RateLimitError` if the queue is full. */
export function openPasswords(size: { atOnce: number; queue: number; kept: number }): Passwords {
  const queue = openFairQueue(size)
  return {
    hash: async (password, place = OWN) => {
      const argon2 = await import('@node-rs/argon2')
      return runInFairQueue(queue, place, () => argon2.hash(password, STRENGTH))
    },
    verify: async (passwordHash, password, isDue = async () => true, place = OWN, foreignForms = []) => {
      const argon2 = await import('@node-rs/argon2')
      const foreign = passwordHash !== null && isAspnetPassword(passwordHash) ? passwordHash : null
      const verify = async () => {
        if (!(await isDue())) return null
        const isForeign = await matchesAspnet(foreign, password, foreignForms)
        const own = foreign === null && passwordHash !== null ? passwordHash : NOBODYS_HASH
        const isOwn = await argon2.verify(own, password)
        return foreign === null ? isOwn : isForeign
      }
      const matches = await runInFairQueue(queue, place, verify)
      return matches === null ? null : matches && passwordHash !== null
    },
  }
}

/** One queue for the whole process. */
export const { hash: hashPassword, verify: verifyPassword } = openPasswords(QUEUE)

/**
 * The hash of a random value, with the parameters above, so that the check of an unknown user takes as long.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export const keepsPasswordRules = (password: string) => brokenPasswordRules(password).length === 0
