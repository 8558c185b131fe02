import { createChallenge, solveChallenge, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as deriveInBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WORK_LIFE_MS } from '#contract/rules/captcha.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import { openCaptcha } from '#server/captcha/open-captcha.ts'
import { WORK } from '#server/captcha/proof-of-work.ts'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openStore } from '#server/store/open.ts'
import { openPool } from '#server/store/pool.ts'
import type { Store } from '#server/store/store.ts'
import { QUIET, SECRET } from '../a-server.ts'
import { aDatabase, type Database } from '../database.ts'
import { handClock, type HandClock } from '../hand-clock.ts'

let database: Database
let clock: HandClock
let captcha: Captcha
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  clock = handClock()
  captcha = aCaptcha(database.store)
})

const logger = createLogger('silent', { write: () => {} })
const aCaptcha = (store: Store) =>
  openCaptcha({
    config: { ...QUIET, captcha: 'proof-of-work' },
    store,
    clock,
    ids: randomIds,
    secret: SECRET,
    logger,
  })
const FROM = { ip: '203.0.113.9', action: 'register' } as const
const passes = (token: string, by = captcha) => by.passes(token, FROM)

async function challenged(): Promise<Challenge> {
  const text = await captcha.challenge()
  if (text === null) throw new Error('no challenge')
  return JSON.parse(text) as Challenge
}
async function solve(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey: deriveInBrowser })
  if (solution === null) throw new Error('no solution')
  return solution
}
const tokenOf = (challenge: Challenge, solution: Partial<Solution>) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
const paid = async () => {
  const challenge = await challenged()
  return tokenOf(challenge, await solve(challenge))
}

test('a solution passes, once', async () => {
  expect(await captcha.info()).toEqual({ provider: 'ProofOfWork', siteKey: null })
  const token = await paid()
  expect(await passes(token)).toBe(true)
  expect(await passes(token)).toBe(false)
  expect(await captcha.passes(token, { ip: '203.0.113.10', action: 'recovery' })).toBe(false)
})

test('of many simultaneous uses of one solution, one passes', async () => {
  const token = await paid()
  const results = await Promise.all(Array.from({ length: 10 }, () => passes(token)))
  expect(results.filter((passed) => passed)).toHaveLength(1)
})

test('another process, and one after a restart, accepts a challenge from here, but no used one', async () => {
  const pool = openPool(database.target, () => {})
  const other = aCaptcha(openStore(pool, readMigrations().length))
  const [here, there] = [await paid(), await paid()]
  expect(await passes(here, other)).toBe(true)
  expect(await passes(here)).toBe(false)
  expect(await passes(there)).toBe(true)
  expect(await passes(there, other)).toBe(false)
  await pool.end()
})

test('a solution is good for ten minutes, whether it was spent or not', async () => {
  const [early, late] = [await paid(), await paid()]
  clock.advance(WORK_LIFE_MS - 1)
  expect(await passes(early)).toBe(true)
  clock.advance(1)
  expect(await passes(late)).toBe(false)
  expect(await passes(early)).toBe(false)
})

test('a used solution is forgotten after it has expired', async () => {
  const count = async () =>
    (await database.store.sql.many({ name: 'test.count', text: 'select 1 from captcha_solutions' })).length
  await passes(await paid())
  clock.advance(WORK_LIFE_MS + 1)
  await passes(await paid())
  clock.advance(WORK_LIFE_MS + 1)
  await passes(await paid())
  expect(await count()).toBe(1)
})

describe('no caller passes with', () => {
  test('a wrong solution', async () => {
    const challenge = await challenged()
    const right = await solve(challenge)
    expect(await passes(tokenOf(challenge, {}))).toBe(false)
    expect(await passes(tokenOf(challenge, { ...right, derivedKey: '0'.repeat(64) }))).toBe(false)
    expect(await passes(tokenOf(challenge, { ...right, derivedKey: challenge.parameters.keyPrefix }))).toBe(
      false,
    )
    // The failed attempts must not have used up the challenge.
    expect(await passes(tokenOf(challenge, right))).toBe(true)
  })

  test('a challenge that was changed: cheaper, longer, or under another name', async () => {
    const challenge = await challenged()
    const right = await solve(challenge)
    const { parameters } = challenge
    const changes: Partial<Challenge['parameters']>[] = [
      { cost: 1 },
      { keyPrefix: '00' },
      { data: { until: clock.now() + 10 * WORK_LIFE_MS } },
      { data: {} },
      { nonce: 'ab'.repeat(16) },
      { keySignature: 'ab'.repeat(32) },
    ]
    for (const change of changes)
      expect(await passes(tokenOf({ ...challenge, parameters: { ...parameters, ...change } }, right))).toBe(
        false,
      )
    const { signature = '' } = challenge
    for (const other of [signature.toUpperCase(), `${signature}0`, '', 'ab'.repeat(32)]) {
      expect(await passes(tokenOf({ ...challenge, signature: other }, right))).toBe(false)
    }
  })

  test('a self-made challenge, also one without a signed key', async () => {
    const options = {
      algorithm: WORK.algorithm,
      cost: 1,
      data: { until: clock.now() + WORK_LIFE_MS },
      deriveKey,
    }
    const own = await createChallenge({ ...options, hmacSignatureSecret: 'guess' })
    expect(await passes(tokenOf(own, await solve(own)))).toBe(false)
    const unsigned = await createChallenge({ ...options, counter: 1 })
    expect(await passes(tokenOf(unsigned, await solve(unsigned)))).toBe(false)
  })

  test('options for the library in the token, which have no effect', async () => {
    const challenge = await challenged()
    const solution = await solve(challenge)
    const options = {
      hmacAlgorithm: 'x',
      counterMode: 'x',
      deriveKey: 'x',
      hmacSignatureSecret: '',
      hmacKeySignatureSecret: 1,
    }
    const sent = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
    for (const [name, value] of Object.entries(options)) {
      expect(await passes(sent({ challenge, solution: {}, [name]: value }))).toBe(false)
    }
    expect(await passes(sent({ challenge, solution, ...options }))).toBe(true)
  })

  test('any other text', async () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json().map((json) => Buffer.from(json).toString('base64')),
      fc
        .record({
          challenge: fc.record({ parameters: fc.anything(), signature: fc.anything() }),
          solution: fc.anything(),
        })
        .map((value) =>
          Buffer.from(
            JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? 0 : inner)),
          ).toString('base64'),
        ),
    )
    await fc.assert(
      fc.asyncProperty(texts, async (token) => {
        expect(await passes(token)).toBe(false)
      }),
    )
    expect(await passes(Buffer.from('['.repeat(5000)).toString('base64'))).toBe(false)
    expect(await captcha.passes(null, FROM)).toBe(false)
    expect(await passes('NOTOKEN')).toBe(false)
  })
})

test('no challenge is created, and every token passes, while an admin has turned it off', async () => {
  const setting = 'AccountPolicy:UseGoogleRecaptcha'
  await database.store.settings.save(new Map([[setting, 'False']]))
  expect([await captcha.challenge(), await passes('NOTOKEN')]).toEqual([null, true])
  await database.store.settings.save(new Map([[setting, 'True']]))
  expect([typeof (await captcha.challenge()), await passes('NOTOKEN')]).toEqual(['string', false])
})

test('a challenge has a minimum cost, and the right guess is in its range', async () => {
  const counters: number[] = []
  for (let count = 0; count < 5; count++) {
    const challenge = await challenged()
    expect(challenge.parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      cost: WORK.cost,
      keyLength: 32,
    })
    expect(challenge.parameters.keyPrefix).toHaveLength(32)
    counters.push((await solve(challenge)).counter)
  }
  for (const counter of counters) {
    expect(counter).toBeGreaterThanOrEqual(1)
    expect(counter).toBeLessThanOrEqual(WORK.mostGuesses)
  }
  expect(new Set(counters).size).toBeGreaterThan(1)
})
