import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCaptcha } from '#server/captcha/open-captcha.ts'
import { siteVerify } from '#server/captcha/site-verify.ts'
import type { Config } from '#server/config/config.ts'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import type { OpenStore } from '#server/store/open.ts'
import { QUIET, SECRET } from '../a-server.ts'
import { aDatabase, type Database } from '../database.ts'
import { handClock } from '../hand-clock.ts'
import { aProvider, type ProviderServer } from './provider.world.ts'

let provider: ProviderServer
let database: Database
let store: OpenStore
const logged: string[] = []
beforeAll(async () => {
  database = await aDatabase()
  store = database.store
})
afterAll(() => database.close())
beforeEach(async () => {
  provider = await aProvider()
  logged.length = 0
})
afterEach(async () => {
  await provider.close()
  await store.sql.run({ name: 'test.forget', text: 'delete from settings' })
})

const logger = createLogger('info', { write: (line) => void logged.push(line) })
const FROM = { ip: '203.0.113.9', action: 'register' } as const
const KEYS = { captchaSiteKey: 'site-key', captchaSecret: 'very-secret' }
const captchaWith = (config: Partial<Config>) =>
  openCaptcha({
    config: {
      ...QUIET,
      ...KEYS,
      captchaVerifyUrl: provider.url,
      publicUrl: 'https://ctf.example.org',
      ...config,
    },
    store,
    clock: handClock(),
    ids: randomIds,
    secret: SECRET,
    logger,
  })
const GOOD = { success: true, score: 0.9, action: 'register', hostname: 'ctf.example.org' }
const says = (body: unknown) => provider.says({ body: JSON.stringify(body) })

describe.each(['recaptcha', 'turnstile'] as const)('%s', (captcha) => {
  test("receives the secret, the token and the visitor's address, and decides", async () => {
    says(captcha === 'turnstile' ? { ...GOOD, score: undefined } : GOOD)
    expect(await captchaWith({ captcha }).passes('a+token', FROM)).toBe(true)
    expect(provider.asked.map((each) => Object.fromEntries(each))).toEqual([
      { secret: 'very-secret', response: 'a+token', remoteip: FROM.ip },
    ])
  })
  test.each([
    ['a refusal', { ...GOOD, success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a token of another form', { ...GOOD, action: 'recovery' }],
    ['a token of no form', { ...GOOD, action: undefined }],
    ['a token of another site', { ...GOOD, hostname: 'evil.example' }],
    ['a token of no site', { ...GOOD, hostname: undefined }],
    ['a success that is a text', { ...GOOD, success: 'true' }],
    ['nothing', null],
    ['a list', [GOOD]],
  ])('rejects %s', async (_, answer) => {
    says(answer)
    expect(await captchaWith({ captcha }).passes('token', FROM)).toBe(false)
  })
  test('gets no request without a token', async () => {
    says(GOOD)
    for (const token of [null, '', ' \n', 'NOTOKEN', 'x'.repeat(9000)])
      expect(await captchaWith({ captcha }).passes(token, FROM)).toBe(false)
    expect(provider.asked).toEqual([])
  })
  test.each([
    ['a broken answer', { body: '<html>' }],
    ['a failure', { status: 500, body: JSON.stringify(GOOD) }],
    ['a redirect, which would carry the secret away', { status: 307, body: '', location: '/elsewhere' }],
  ])('lets no one pass with %s, and the log reports it', async (_, answer) => {
    provider.says(answer)
    expect(await captchaWith({ captcha }).passes('token', FROM)).toBe(false)
    expect(provider.asked).toHaveLength(1)
    expect(logged.join()).toMatch(/"level":"warn".*no answer/)
    expect(logged.join()).not.toContain('very-secret')
  })
  test('that cannot be reached lets no one pass, and the log reports it', async () => {
    await provider.close()
    expect(await captchaWith({ captcha }).passes('token', FROM)).toBe(false)
    expect(logged.join()).toMatch(/"level":"warn".*ECONNREFUSED/)
  })
  test('that never responds is given up, and its token fails', async () => {
    provider.says('nothing')
    const config = { ...QUIET, captcha }
    const judge = siteVerify(
      { kind: captcha, siteKey: 'k', secret: 's', url: provider.url, threshold: null },
      { config, logger },
      200,
    )
    expect(await judge.passes('token', FROM)).toBe(false)
    expect(logged.join()).toContain('"level":"warn"')
  })
  test('with a wrong secret is reported to the operator', async () => {
    says({ success: false, 'error-codes': ['invalid-input-secret'] })
    expect(await captchaWith({ captcha }).passes('token', FROM)).toBe(false)
    expect(logged.join()).toMatch(/"level":"warn".*invalid-input-secret/)
  })
  test('without a public URL any host name is accepted', async () => {
    says({ ...GOOD, hostname: 'anything.example' })
    expect(await captchaWith({ captcha, publicUrl: null }).passes('token', FROM)).toBe(true)
  })
})

test.each([
  [0.5, undefined, true],
  [0.499, undefined, false],
  [null, undefined, false],
  [0.7, 0.8, false],
  [0, 0, true],
])('a score of %s against %s: %s', async (score, threshold, passes) => {
  says({ ...GOOD, score: score ?? undefined })
  const config = threshold === undefined ? {} : { captchaThreshold: threshold }
  expect(await captchaWith({ captcha: 'recaptcha', ...config }).passes('token', FROM)).toBe(passes)
})

describe('an admin’s switch', () => {
  const turn = (on: 'True' | 'False') =>
    store.settings.save(new Map([['AccountPolicy:UseGoogleRecaptcha', on]]))
  test('turns a chosen captcha off and on while the server runs', async () => {
    says({ success: false })
    const captcha = captchaWith({ captcha: 'turnstile' })
    expect([await captcha.passes('NOTOKEN', FROM), (await captcha.info()).provider]).toEqual([
      false,
      'Turnstile',
    ])
    await turn('False')
    expect([await captcha.passes('NOTOKEN', FROM), (await captcha.info()).provider]).toEqual([true, 'None'])
    await turn('True')
    expect([await captcha.passes('NOTOKEN', FROM), (await captcha.info()).provider]).toEqual([
      false,
      'Turnstile',
    ])
  })
  test('is off by default if only the keys are set, as on the base server', async () => {
    const captcha = captchaWith({ captcha: null })
    expect(await captcha.info()).toEqual({ provider: 'None', siteKey: null })
    await turn('True')
    expect(await captcha.info()).toEqual({ provider: 'Recaptcha', siteKey: 'site-key' })
  })
  test.each([{ captcha: 'off' as const }, { captcha: null, captchaSecret: null }])(
    'cannot turn anything on with %o',
    async (config) => {
      await turn('True')
      const captcha = captchaWith(config)
      expect([await captcha.info(), await captcha.passes(null, FROM)]).toEqual([
        { provider: 'None', siteKey: null },
        true,
      ])
    },
  )
})
