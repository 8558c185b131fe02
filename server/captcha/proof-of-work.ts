import { WORK_LIFE_MS } from '#contract/rules/captcha.ts'
import { keyFor } from '#server/base/secret.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Store } from '#server/store/store.ts'
import type { Challenge, Solution } from 'altcha-lib'
import type { CaptchaBackend } from './captcha.ts'

interface Payload {
  challenge: Challenge & { signature: string }
  solution: Solution
}

/** Null: the token is no Base64 of JSON with a challenge and a solution. */
function readPayload(token: string): Payload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    return isPayload(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Checks only what the library assumes before it verifies the signature. A valid signature proves that this
 * platform created the challenge.
 */
function isPayload(value: unknown): value is Payload {
  if (!isObject(value)) return false
  const { challenge, solution } = value
  return (
    isObject(challenge) &&
    typeof challenge['signature'] === 'string' &&
    isObject(challenge['parameters']) &&
    isObject(solution)
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Needs {
  store: Pick<Store, 'captchaSolutions'>
  clock: Clock
  ids: Ids
  secret: Buffer
}

/**
 * PBKDF2, because browsers compute it natively and off the main thread, so an attacker's own program gains
 * little. A guess takes 5,000 rounds (1.7 ms of a server core), and there are at most 400 guesses. A solution
 * costs 0.3 s on average and at most 0.7 s. Creating or verifying a challenge costs at most one guess.
 */
export const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5000, mostGuesses: 400 } as const
const SWEEP_MS = 600_000
const MAX_TOKEN_LENGTH = 4096

/**
 * A solution belongs to no action, and the first action uses it up. So the client may fetch a puzzle before
 * the user sends the form.
 */
export function proofOfWork({ store, clock, ids, secret }: Needs): CaptchaBackend {
  const solutions = store.captchaSolutions
  // Processes with the same platform secret share the keys, and they survive a restart.
  const keys = toKeys(keyFor(secret, 'proof of work').toString('base64'))
  let sweptAt = Number.NEGATIVE_INFINITY

  const sweep = async () => {
    const now = clock.now()
    if (now - sweptAt < SWEEP_MS) return
    sweptAt = now
    await solutions.deleteExpired(now)
  }
  return {
    info: { provider: 'ProofOfWork', siteKey: null },
    challenge: async () => {
      const { createChallenge, deriveKey } = await altcha()
      const { algorithm, cost, mostGuesses } = WORK
      const counter = 1 + (ids.bytes(4).readUInt32BE() % mostGuesses)
      // `expiresAt` is not used, because the library would compare it with its own clock.
      const data = { until: clock.now() + WORK_LIFE_MS }
      return JSON.stringify(await createChallenge({ algorithm, cost, counter, data, deriveKey, ...keys }))
    },
    passes: async (token) => {
      const payload = token.length <= MAX_TOKEN_LENGTH ? readPayload(token) : null
      if (payload === null) return false
      const { verifySolution, deriveKey } = await altcha()
      const { challenge, solution } = payload
      // Listed by name, because the library would treat other fields of the token as its options.
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys })
      const { data } = challenge.parameters
      const until = data?.['until']
      if (!verified || typeof until !== 'number' || until <= clock.now()) return false
      await sweep()
      return solutions.spend(challenge.signature, until)
    },
  }
}

interface Keys {
  hmacSignatureSecret: string
  hmacKeySignatureSecret: string
}
const toKeys = (key: string): Keys => ({
  hmacSignatureSecret: `challenge ${key}`,
  hmacKeySignatureSecret: `solution ${key}`,
})

/** Loaded on demand, because most platforms use another provider or none. */
async function altcha() {
  const [{ createChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ])
  return { createChallenge, verifySolution, deriveKey }
}
