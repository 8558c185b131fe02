import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { compose } from '#server/mail/compose.ts'
import { EMAIL_KINDS } from '#server/mail/mail.ts'
import { LANGUAGES } from '#contract/rules/language.ts'
import { aDatabase, type Database } from '../database.ts'
import { anEmail, aPost, LINK, type MailWorld } from './mail.world.ts'
import { aMailServer, type MailServer } from './smtp.world.ts'

let database: Database
let server: MailServer
let post: MailWorld
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  server = await aMailServer()
  post = aPost(
    database.store,
    { smtpHost: '127.0.0.1', smtpPort: server.port, mailFrom: 'ctf@platform.example' },
    { 'GlobalConfig:Title': '港湾 “Harbour”' },
  )
})
afterEach(async () => {
  await post.mail.close()
  await server.close()
})
const received = (count: number) =>
  vi.waitFor(() => expect(server.raw).toHaveLength(count), { timeout: 10_000 })

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(EMAIL_KINDS)(
    'a %s email has both parts, the platform, the user and the unchanged link',
    async (kind) => {
      expect(await post.send({ kind, language, userName: 'ann+1' })).toBe(true)
      await received(1)
      const [email] = await server.emails()
      if (!email) throw new Error('no email')
      expect(email.from).toEqual({ name: '港湾 “Harbour”::CTF', address: 'ctf@platform.example' })
      expect(email.to).toEqual([{ name: '', address: 'ann@people.example' }])
      expect(email.subject).toContain('港湾 “Harbour”::CTF')
      const { text = '', html = '' } = email
      expect(text.split('\n').map((line) => line.trimEnd())).toContain(LINK)
      expect(hrefs(html)).toEqual([LINK, LINK])
      for (const part of [text, html]) {
        expect(part).toContain('ann+1')
        // The email states the lifetime of its link, if it has one.
        if (kind !== 'test') expect(part).toContain('3')
        expect(part).not.toContain('{')
      }
      expect(html).toContain(`<html lang="${language}">`)
      // Some mail servers cut longer lines.
      for (const line of (server.raw[0] ?? '').split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    },
  )
})

test('no two emails have the same text', async () => {
  for (const language of LANGUAGES) for (const kind of EMAIL_KINDS) await post.send({ kind, language })
  await received(12)
  const emails = await server.emails()
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(12)
  expect(new Set(emails.map(({ text }) => text)).size).toBe(12)
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(12)
})

test('input of users stays text', async () => {
  await post.mail.close()
  const title = '<b>"T\'&'
  post = aPost(
    database.store,
    { smtpHost: '127.0.0.1', smtpPort: server.port, mailFrom: 'a@b.example' },
    { 'GlobalConfig:Title': title },
  )
  await post.send({
    userName: '<img src=x onerror=alert(1)>{platform}',
    link: 'https://x.example/?a=1&b="><script>',
  })
  await received(1)
  const [email] = await server.emails()
  const html = email?.html ?? ''
  expect(html).not.toMatch(/<(img|script|b)\b/)
  expect(hrefs(html)[0]).toBe('https://x.example/?a=1&b="><script>')
  // Placeholders in a user's name must not be filled in.
  expect(email?.text).toContain('<img src=x onerror=alert(1)>{platform}')
  expect(email?.from?.name).toBe(`${title}::CTF`)
})

test('no input of users adds a header or a recipient', async () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      ',',
      ';',
      '<',
      '>',
      '"',
      ':',
      'Bcc: evil@x.example',
      ' ',
      'é',
      '\u2028',
      '=?',
      '?=',
    ),
  })
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (title, userName) => {
      await post.mail.close()
      post = aPost(
        database.store,
        { smtpHost: '127.0.0.1', smtpPort: server.port, mailFrom: 'a@b.example' },
        { 'GlobalConfig:Title': title },
      )
      const before = server.raw.length
      await post.send({ userName })
      await received(before + 1)
      const email = await PostalMime.parse(server.raw[before] ?? '')
      expect(email.headers.map(({ key }) => key).sort()).toEqual(HEADERS)
      expect(server.envelopes[before]?.to).toEqual(['ann@people.example'])
      expect(email.from?.address).toBe('a@b.example')
    }),
    { numRuns: 25 },
  )
})
const HEADERS = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

test.each([
  'ann@x.example, evil@x.example',
  'ann@x.example\r\nBcc: evil@x.example',
  '"a b"@x.example',
  'Ann <ann@x.example>',
  'ann@',
  '@x',
  'a@b@c',
])('nothing is sent to %j', async (to) => {
  expect(await post.send({ to })).toBe(true)
  await vi.waitFor(() => expect(post.fates).toEqual(['lost']))
  expect(server.envelopes).toEqual([])
})

const NAMED: Readonly<Record<string, string>> = { '38': '&', '60': '<', '62': '>', '34': '"', '39': "'" }
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&#(\d+);/g, (_, code: string) => NAMED[code] ?? ''),
  )

test('a platform’s name is one line of visible characters, and no longer than a name', () => {
  const { from, subject } = compose(anEmail(), {
    address: 'a@b.example',
    name: `A\r\n\u202eB${'c'.repeat(200)}`,
    at: 0,
  })
  expect(from.name).toBe(`A___B${'c'.repeat(95)}`)
  expect(subject).toContain('A___B')
})
