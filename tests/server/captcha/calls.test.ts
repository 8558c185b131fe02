import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, describe, expect, test } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { aServer, type TestServer } from '../a-server.ts'

let server: TestServer
afterEach(() => server.close())
const open = async (config: Partial<Config>) => {
  server = await aServer({ config: { captchaSiteKey: 'site-key', captchaSecret: 'secret', ...config } })
}
const read = async (url: string) => (await server.ask('GET', url)).body
const policyOf = async (url = '/') =>
  String((await server.ask('GET', url)).headers['content-security-policy'])
const turnOn = () => server.store.settings.save(new Map([['AccountPolicy:UseGoogleRecaptcha', 'True']]))

describe('the configuration sent to clients', () => {
  test.each([
    [{ captcha: 'off' }, 'NOTOKEN', { provider: 'None', siteKey: null }],
    [{ captcha: null }, 'NOTOKEN', { provider: 'None', siteKey: null }],
    [{ captcha: 'recaptcha' }, 'site-key', { provider: 'Recaptcha', siteKey: 'site-key' }],
    // Clients of the base wire know a single provider, so they get no site key of another one.
    [{ captcha: 'turnstile' }, 'NOTOKEN', { provider: 'Turnstile', siteKey: 'site-key' }],
    [{ captcha: 'proof-of-work' }, 'NOTOKEN', { provider: 'ProofOfWork', siteKey: null }],
  ] as const)('with %o', async (config, siteKey, info) => {
    await open(config)
    expect(await read('/api/sitekey')).toBe(siteKey)
    expect(JSON.parse(await read('/api/captcha'))).toEqual(info)
    const answer = await server.ask('GET', '/api/captcha/challenge')
    expect(answer.statusCode).toBe(info.provider === 'ProofOfWork' ? 200 : 404)
    if (answer.statusCode === 200)
      expect(JSON.parse(answer.json<{ challenge: string }>().challenge)).toHaveProperty('signature')
  })
  test('uses the keys of a base deployment, after an admin has turned it on', async () => {
    await open({ captcha: null })
    await turnOn()
    expect(await read('/api/sitekey')).toBe('site-key')
  })
  test('an admin reads the switch unchanged, so that saving the page does not change it', async () => {
    await open({ captcha: 'turnstile' })
    await server.user('root', 'Admin')
    const headers = { cookie: await server.signIn('root') }
    const policy = () =>
      server
        .ask('GET', '/api/admin/config', { headers })
        .then((answer) => answer.json<{ accountPolicy: object }>())
    expect((await policy()).accountPolicy).toMatchObject({ useGoogleRecaptcha: true })
    await server.ask('PUT', '/api/admin/config', {
      headers,
      payload: { accountPolicy: { ...(await policy()).accountPolicy, useGoogleRecaptcha: false } },
    })
    expect(JSON.parse(await read('/api/captcha'))).toEqual({ provider: 'None', siteKey: null })
  })
  test('a 404 is in the language of the reader', async () => {
    await open({ captcha: 'off' })
    const title = async (language: string) =>
      (await server.ask('GET', '/api/captcha/challenge', { headers: { 'accept-language': language } })).json<{
        title: string
      }>().title
    expect(new Set([await title('zh'), await title('en'), await title('ja')]).size).toBe(3)
  })
  test('all challenges differ', async () => {
    await open({ captcha: 'proof-of-work' })
    expect(await read('/api/captcha/challenge')).not.toBe(await read('/api/captcha/challenge'))
  })
})

describe('the forms that it guards', () => {
  const register = (gToken: string | null) =>
    server.ask('POST', '/api/account/register', {
      payload: { userName: 'newcomer', password: 'Harb0ur-7', email: 'new@people.example', gToken },
    })
  const recover = (gToken: string | null) =>
    server.ask('POST', '/api/account/recovery', { payload: { email: 'new@people.example', gToken } })
  const work = async () => {
    const challenge = JSON.parse(
      (await server.ask('GET', '/api/captcha/challenge')).json<{ challenge: string }>().challenge,
    ) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
  test('reject a missing or used token, and accept a solved one', async () => {
    await open({ captcha: 'proof-of-work' })
    await server.store.settings.save(new Map([['AccountPolicy:EmailConfirmationRequired', 'True']]))
    for (const token of [null, '', 'NOTOKEN', 'e30='])
      expect([(await register(token)).statusCode, (await recover(token)).statusCode]).toEqual([400, 400])
    const token = await work()
    expect((await register(token)).statusCode).toBe(200)
    expect((await recover(token)).statusCode).toBe(400)
    expect((await recover(await work())).statusCode).toBe(200)
  })
})

describe('the content policy allows', () => {
  const rule = (policy: string, name: string) =>
    policy.split('; ').find((each) => each.startsWith(`${name} `))

  test.each([
    { captcha: 'off' },
    { captcha: 'proof-of-work' },
    { captcha: null, captchaSecret: null },
  ] as const)('no other host with %o', async (config) => {
    await open(config)
    const policy = await policyOf()
    expect(policy).not.toContain('https:')
    expect([rule(policy, 'script-src'), rule(policy, 'frame-src'), rule(policy, 'connect-src')]).toEqual([
      "script-src 'self'",
      "frame-src 'self'",
      "connect-src 'self'",
    ])
    // The only allowed policy is for the worker of the proof of work.
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(rule(policy, 'trusted-types')).toBe(
      config.captcha === 'proof-of-work' ? 'trusted-types default' : "trusted-types 'none'",
    )
  })
  test.each([
    ['recaptcha', 'https://www.recaptcha.net/recaptcha/', 'cloudflare'],
    [null, 'https://www.recaptcha.net/recaptcha/', 'cloudflare'],
    ['turnstile', 'https://challenges.cloudflare.com', 'recaptcha'],
  ] as const)('with %s only its hosts, to scripts, frames and connections', async (captcha, host, other) => {
    await open({ captcha })
    const policy = await policyOf()
    for (const name of ['script-src', 'frame-src', 'connect-src'])
      expect(rule(policy, name)).toContain(`'self' ${host}`)
    expect(policy).not.toContain(other)
    expect(policy).not.toMatch(/unsafe|\*|trusted-types|https?: /)
    expect(policy.split('; ').filter((each) => each.includes('https:'))).toHaveLength(3)
    expect(await policyOf(`/assets/${'a'.repeat(64)}/x.pdf`)).not.toContain('https:')
  })
})
