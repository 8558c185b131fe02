import { afterEach, expect, test } from 'vitest'
import { deliveryLog } from '#server/mail/logged-mail.ts'
import type { Delivery } from '#server/mail/mail.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import { aServer, NO_MAIL, type TestServer } from '../a-server.ts'
import { anEmail } from './mail.world.ts'

test.each([
  ['sent', { level: 'Information', status: 'Success', message: 'Mail sent: reset to ann@people.example' }],
  [
    'lost',
    { level: 'Information', status: 'Failed', message: 'Mail was not sent: reset to ann@people.example' },
  ],
] as const)('admins read in the log that an email was %s, without its link', (fate, entry) => {
  const entries: Parameters<PlatformLog['write']>[0][] = []
  deliveryLog({ write: (written) => void entries.push(written) })(anEmail(), fate)
  expect(entries).toEqual([{ name: 'System', ip: '', source: 'mail', ...entry }])
})

test('a lost email is logged with the reason', () => {
  const entries: Parameters<PlatformLog['write']>[0][] = []
  const report = deliveryLog({ write: (written) => void entries.push(written) })
  report(anEmail(), 'lost', '550 no such mailbox')
  expect(entries[0]?.message).toBe('Mail was not sent: reset to ann@people.example, 550 no such mailbox')
})

let server: TestServer | null = null
afterEach(() => server?.close())
test('the app logs emails, also those that end while it closes', async () => {
  let delivery: Delivery | null = null
  server = await aServer({
    mail: {
      ...NO_MAIL,
      begin: (given) => void (delivery = given),
      close: async () => delivery?.report(anEmail(), 'lost'),
    },
  })
  const { store, app } = server
  await app.close()
  const [last] = (await store.logs.list(null, { count: 10, skip: 0 })).filter(
    ({ source }) => source === 'mail',
  )
  expect(last).toMatchObject({
    level: 'Information',
    status: 'Failed',
    name: 'System',
    message: 'Mail was not sent: reset to ann@people.example',
  })
})
