import { afterEach, describe, expect, test } from 'vitest'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { MailTrial, PlatformMeans } from '#contract/models/platform.ts'
import type { Config } from '#server/config/config.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { aMailServer, type Temper } from '../../mail/smtp.world.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})
async function aPlatform(config: Partial<Config> = {}): Promise<TestServer & { cookie: string }> {
  const server = await aServer({ config: { publicUrl: 'https://ctf.example.org', ...config } })
  opened.push(server)
  await server.user('root', 'Admin')
  return { ...server, cookie: await server.signIn('root') }
}
async function byMail(temper: Temper, config: Partial<Config> = {}) {
  const postman = await aMailServer(temper)
  opened.push(postman)
  const platform = await aPlatform({
    smtpHost: '127.0.0.1',
    smtpPort: postman.port,
    smtpTls: 'off',
    mailFrom: 'ctf@platform.example',
    ...config,
  })
  return { postman, platform }
}
const tryOut = async ({ ask, cookie }: { ask: TestServer['ask']; cookie: string }, payload: object = {}) =>
  (
    await ask('POST', '/api/admin/config/mail', { headers: { cookie, 'accept-language': 'en' }, payload })
  ).json<MailTrial>()

describe('a test email', () => {
  test("arrives at the admin's own address, in their language, and names the sender", async () => {
    const { postman, platform } = await byMail({})
    await platform.store.settings.save(new Map([['GlobalConfig:Title', 'Harbour']]))
    expect(await tryOut(platform)).toEqual({ fate: 'Sent', to: 'root@test.example', said: null })
    const [message] = await postman.emails()
    expect([message?.subject, message?.to?.map(({ address }) => address)]).toEqual([
      'Test email from Harbour::CTF',
      ['root@test.example'],
    ])
    expect(message?.text).toContain('“root”')
    // An email without a link must contain no text about one.
    expect(message?.text).not.toMatch(/token=|hours|ignore/)
    expect(message?.text).toContain('https://ctf.example.org')
  })
  test('is sent to the given address, and only to one', async () => {
    const { postman, platform } = await byMail({})
    expect(await tryOut(platform, { to: 'ann@people.example' })).toMatchObject({
      fate: 'Sent',
      to: 'ann@people.example',
    })
    const answer = await platform.ask('POST', '/api/admin/config/mail', {
      headers: { cookie: platform.cookie },
      payload: { to: 'a@x.example,b@x.example' },
    })
    expect(answer.statusCode).toBe(400)
    expect(postman.envelopes.map(({ to }) => to)).toEqual([['ann@people.example']])
  })
  test.each<[MailTrial['fate'], Temper, Partial<Config>, RegExp]>([
    [
      'Unauthorized',
      { user: { name: 'ctf', password: 'S3cret' } },
      { smtpUser: 'ctf', smtpPassword: 'Wrong1' },
      /./,
    ],
    ['Refused', { refuses: () => ({ code: 550, text: 'no such user' }) }, {}, /no such user/],
    ['Refused', { refuses: () => ({ code: 451, text: 'try later' }) }, {}, /try later/],
    ['Untrusted', {}, { smtpTls: 'starttls' }, /./],
    ['Untrusted', { offersTls: true }, { smtpTls: 'starttls' }, /certificate/i],
  ])('that fails is reported as %s: %j %j', async (fate, temper, config, said) => {
    const { postman, platform } = await byMail(temper, config)
    const trial = await tryOut(platform)
    expect([trial.fate, trial.said]).toEqual([fate, expect.stringMatching(said)])
    expect(trial.said).not.toContain('Wrong1')
    expect(postman.raw).toEqual([])
  })
  test('that no server accepts is reported as such', async () => {
    const listener = createServer()
    await new Promise<void>((ready) => void listener.listen(0, '127.0.0.1', ready))
    const address = listener.address()
    await new Promise((closed) => void listener.close(closed))
    const platform = await aPlatform({
      smtpHost: '127.0.0.1',
      smtpPort: typeof address === 'object' ? (address?.port ?? 1) : 1,
      smtpTls: 'off',
      mailFrom: 'a@b.example',
    })
    expect(await tryOut(platform)).toMatchObject({ fate: 'Unreachable' })
  })
  test('is a file without a mail server, and refused if no email could be sent', async () => {
    const platform = await aPlatform()
    expect(await tryOut(platform)).toMatchObject({ fate: 'Kept' })
    const folder = join(platform.dataDir, 'outbox')
    const [name = ''] = await readdir(folder)
    expect(await readFile(join(folder, name), 'utf8')).toContain('Test email')
    expect(await tryOut(await aPlatform({ smtpHost: '127.0.0.1' }))).toMatchObject({ fate: 'Unset' })
  })
  test('is logged, and counted: further ones have to wait', async () => {
    const platform = await aPlatform()
    const asked = () =>
      platform.ask('POST', '/api/admin/config/mail', { headers: { cookie: platform.cookie }, payload: {} })
    const statuses = []
    for (let nth = 0; nth <= 20; nth++) statuses.push((await asked()).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    const logs = await platform.store.logs.list(null, { count: 50, skip: 0 })
    expect(logs.find(({ source }) => source === 'mail')).toMatchObject({
      name: 'root',
      status: 'Success',
      message: 'Mail tried out: Kept to root@test.example',
    })
  })
})

describe("the operator's settings", () => {
  const needs = async (config: Partial<Config>) => {
    const { ask, cookie } = await aPlatform(config)
    return (await ask('GET', '/api/admin/config/means', { headers: { cookie } })).json<PlatformMeans>()
  }
  test.each<[Partial<Config>, PlatformMeans]>([
    [
      {},
      {
        mail: 'Outbox',
        sender: 'vexil@localhost.invalid',
        mailServer: null,
        captcha: 'None',
        untrustedProxy: null,
      },
    ],
    [
      {
        smtpHost: 'mail.example',
        mailFrom: 'ctf@a.example',
        smtpUser: 'u',
        smtpPassword: 'S3cret',
        captcha: 'proof-of-work',
      },
      {
        mail: 'Smtp',
        sender: 'ctf@a.example',
        mailServer: 'mail.example:587',
        captcha: 'ProofOfWork',
        untrustedProxy: null,
      },
    ],
    [
      { smtpHost: 'mail.example', captcha: 'turnstile' },
      { mail: 'None', sender: null, mailServer: null, captcha: 'None', untrustedProxy: null },
    ],
    [
      { captcha: 'turnstile', captchaSiteKey: 'k', captchaSecret: 's' },
      {
        mail: 'Outbox',
        sender: 'vexil@localhost.invalid',
        mailServer: null,
        captcha: 'Turnstile',
        untrustedProxy: null,
      },
    ],
  ])('%j is returned without its secrets', async (config, expected) => {
    expect(await needs(config)).toEqual(expected)
  })
  test('an untrusted proxy is reported to admins, and once in the log', async () => {
    const platform = await aPlatform({ trustedProxies: ['10.1.1.1'] })
    const ask = (remoteAddress: string, header = 'x-forwarded-for') =>
      platform.ask('GET', '/api/config', { remoteAddress, headers: { [header]: '198.51.100.7' } })
    const found = async () =>
      (
        await platform.ask('GET', '/api/admin/config/means', { headers: { cookie: platform.cookie } })
      ).json<PlatformMeans>().untrustedProxy
    await ask('10.1.1.1')
    expect(await found()).toBeNull()
    await ask('203.0.113.9')
    expect(await found()).toBe('203.0.113.9')
    // A local address is more likely a proxy than a distant client with an invented header.
    for (const name of ['forwarded', 'x-forwarded-proto', 'x-forwarded-for']) await ask('127.0.0.1', name)
    await ask('203.0.113.10')
    expect(await found()).toBe('127.0.0.1')
    const logs = async () =>
      (await platform.store.logs.list('Warning', { count: 50, skip: 0 })).filter(
        ({ source }) => source === 'proxy',
      )
    await expect.poll(async () => (await logs()).length).toBe(2)
    expect((await logs())[0]?.message).toContain('127.0.0.1 is not in TRUSTED_PROXIES')
  })
})
