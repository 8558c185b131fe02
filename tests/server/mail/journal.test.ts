import { afterEach, beforeEach, expect, test } from 'vitest'
import { withDeliveryLog } from '#server/mail/logged-mail.ts'
import type { DeliveryResult, Mail } from '#server/mail/mail.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import { aServer, type TestServer } from '../a-server.ts'
import { anEmail } from './mail.world.ts'

const entries: Parameters<PlatformLog['write']>[0][] = []
const heard: DeliveryResult[] = []
const platformLog = { write: (entry: Parameters<PlatformLog['write']>[0]) => void entries.push(entry) }
const ending = (fate: DeliveryResult | null): Mail => ({
  canSend: () => fate !== null,
  send: (_, settled = () => {}) => {
    if (fate !== null) settled(fate)
    return fate !== null
  },
  close: async () => {},
})
beforeEach(() => {
  entries.length = 0
  heard.length = 0
})

test.each([
  ['sent', { level: 'Information', status: 'Success', message: 'Mail sent: reset to ann@people.example' }],
  [
    'lost',
    { level: 'Information', status: 'Failed', message: 'Mail was not sent: reset to ann@people.example' },
  ],
] as const)('admins read in the log that an email was %s, without its link', (fate, entry) => {
  expect(withDeliveryLog(ending(fate), platformLog).send(anEmail(), (told) => heard.push(told))).toBe(true)
  expect(entries).toEqual([{ name: 'System', ip: '', source: 'mail', ...entry }])
  expect(heard).toEqual([fate])
})
test('an email that was not accepted is reported to its sender only, and not in the log', () => {
  expect(withDeliveryLog(ending(null), platformLog).send(anEmail())).toBe(false)
  expect(entries).toEqual([])
})

let server: TestServer | null = null
afterEach(() => server?.close())
test('the app logs emails, also those that end while it closes', async () => {
  const settle: ((fate: DeliveryResult) => void)[] = []
  server = await aServer({
    mail: {
      canSend: () => true,
      send: (_, settled = () => {}) => settle.push(settled) > 0,
      close: async () => {
        for (const each of settle.splice(0)) each('lost')
      },
    },
  })
  const { store, app } = server
  await store.settings.save(
    new Map([
      ['AccountPolicy:ActiveOnRegister', 'False'],
      ['AccountPolicy:EmailConfirmationRequired', 'True'],
    ]),
  )
  await server.user('ann')
  const answer = await server.ask('POST', '/api/account/recovery', { payload: { email: 'ann@test.example' } })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : server.logged.join()]).toEqual([200, ''])
  expect(settle).toHaveLength(1)
  await app.close()
  const [last] = (await store.logs.list(null, { count: 10, skip: 0 })).filter(
    ({ source }) => source === 'mail',
  )
  expect(last).toMatchObject({
    level: 'Information',
    status: 'Failed',
    name: 'System',
    message: 'Mail was not sent: reset to ann@test.example',
  })
})
