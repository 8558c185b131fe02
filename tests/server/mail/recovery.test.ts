import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '#server/base/clock.ts'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { openMail } from '#server/mail/open-mail.ts'
import { aDatabase } from '../database.ts'
import { aServer, QUIET, type TestServer } from '../a-server.ts'
import { aMailServer, type MailServer } from './smtp.world.ts'

let server: TestServer
let mailServer: MailServer
afterEach(async () => {
  await server.close()
  await mailServer.close()
})

test('a user who forgot the password gets an email in their language, and its link sets a new one', async () => {
  mailServer = await aMailServer()
  const settings = new Map([
    ['AccountPolicy:EmailConfirmationRequired', 'True'],
    ['GlobalConfig:Title', 'Harbour'],
  ])
  const config = {
    smtpHost: '127.0.0.1',
    smtpPort: mailServer.port,
    smtpTls: 'off',
    mailFrom: 'ctf@x.example',
    publicUrl: 'https://ctf.example.org',
  } as const
  const logger = createLogger('silent', { write: () => {} })
  const database = await aDatabase()
  const needs = {
    config: { ...QUIET, ...config },
    store: database.store,
    clock: systemClock,
    ids: randomIds,
    logger,
  }
  server = await aServer({ config, database, mail: openMail(needs) })
  await server.store.settings.save(settings)
  await server.user('ann')

  const headers = { 'accept-language': 'ja', host: 'evil.example' }
  expect(
    (await server.ask('POST', '/api/account/recovery', { payload: { email: 'ann@test.example' }, headers }))
      .statusCode,
  ).toBe(200)
  await vi.waitFor(() => expect(mailServer.raw).toHaveLength(1), { timeout: 5000 })
  const [message] = await mailServer.emails()
  expect(message?.subject).toBe('Harbour::CTF のパスワード再設定')

  const [address = ''] = /^https:\S+$/m.exec(message?.text ?? '') ?? []
  const link = new URL(address)
  expect([link.origin, link.pathname]).toEqual(['https://ctf.example.org', '/account/reset'])
  const { token, email } = Object.fromEntries(link.searchParams)
  const payload = { password: 'N3wPassword', email, rToken: token }
  expect((await server.ask('POST', '/api/account/passwordreset', { payload })).statusCode).toBe(200)
  expect(
    (
      await server.ask('POST', '/api/account/login', {
        payload: { userName: 'ann', password: 'N3wPassword' },
      })
    ).statusCode,
  ).toBe(200)
})
