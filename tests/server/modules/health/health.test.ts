import { afterEach, expect, test } from 'vitest'
import type { PlatformHealth } from '#contract/models/health.ts'
import { toIso } from '#contract/models/time.ts'
import type { ContainerProvider } from '#server/containers/provider.ts'
import { probe } from '#server/modules/health/probe.ts'
import { aServer, ELSEWHERE, type TestServer, type Wishes } from '../../a-server.ts'

const opened: TestServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})
async function aPlatform(wishes: Wishes = {}) {
  const server = await aServer(wishes)
  opened.push(server)
  await server.user('root', 'Admin')
  const cookie = await server.signIn('root')
  const read = async () =>
    (await server.ask('GET', '/api/admin/health', { headers: { cookie } })).json<PlatformHealth>()
  return { ...server, cookie, read }
}
const stateOf = ({ parts }: PlatformHealth, wanted: string) =>
  parts.flatMap(({ name, state, reason }) => (name === wanted ? [`${state} ${reason}`] : []))
const engine = (list: ContainerProvider['list']): ContainerProvider => ({
  name: 'docker',
  start: () => Promise.reject(new Error('not here')),
  stop: async () => {},
  list,
  close: async () => {},
})

test('a new platform is well, but for what was never done', async () => {
  const { read, store, clock } = await aPlatform()
  const health = await read()
  expect(health.parts.map(({ name, reason }) => [name, reason])).toEqual([
    ['Process', null],
    ['Database', null],
    ['Disk', null],
    ['Mail', null],
    ['Backup', 'NoBackup'],
    ['Trial', 'NoTrial'],
    ['Limits', null],
  ])
  expect(health).toMatchObject({
    readAt: toIso(clock.now()),
    containers: null,
    backplane: null,
    process: { startedAt: toIso(clock.now()), errorsInDay: 0 },
    database: { waiting: 0, most: 10 },
    disk: { files: 0, addedBytes: 0 },
    mail: { waiting: 0, lastSentAt: null },
  })
  expect(health.database?.bytes).toBeGreaterThan(1_000_000)
  expect(health.database?.migrations).toBeGreaterThan(22)
  expect(health.disk?.totalBytes).toBeGreaterThan(health.disk?.freeBytes ?? Infinity)
  expect(health.process.slowest).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/account/login' }),
  )
  expect(await store.backupRuns.list()).toEqual([])
})

test('an engine that hangs is told as no reply, and the other parts are read', async () => {
  const { read } = await aPlatform({ containers: engine(() => new Promise(() => {})) })
  const health = await read()
  expect(stateOf(health, 'Containers')).toEqual(['Broken NoReply'])
  expect(health.containers).toBeNull()
  expect(health.database).not.toBeNull()
})

test('an engine that fails is told, and one that replies is counted', async () => {
  const broken = await aPlatform({ containers: engine(() => Promise.reject(new Error('refused'))) })
  expect(stateOf(await broken.read(), 'Containers')).toEqual(['Broken Failed'])
  const well = await aPlatform({ containers: engine(async () => []) })
  expect((await well.read()).containers).toMatchObject({ provider: 'docker', running: 0, waiting: 0 })
})

test('failed starts and emails of the log are counted, with the last sentence', async () => {
  const { read, store, clock } = await aPlatform({ containers: engine(async () => []) })
  const entry = { level: 'Information', name: 'System', ip: '' } as const
  const now = clock.now()
  await store.logs.append([
    { ...entry, at: now - 30 * 3_600_000, status: 'Failed', source: 'mail', message: 'Older' },
    { ...entry, at: now - 2 * 3_600_000, status: 'Success', source: 'mail', message: 'Sent' },
    { ...entry, at: now - 3_600_000, status: 'Failed', source: 'mail', message: 'No such mailbox' },
    { ...entry, at: now - 2 * 3_600_000, status: 'Failed', source: 'container', message: 'No image' },
    { ...entry, at: now - 60_000, status: 'Failed', source: 'container', message: 'No room' },
  ])
  const health = await read()
  expect(health.mail).toMatchObject({ sentInDay: 1, failedInDay: 1, failure: 'No such mailbox' })
  expect(stateOf(health, 'Mail')).toEqual(['Look MailFails'])
  expect(health.containers).toMatchObject({ failedInHour: 1, failedInDay: 2, failure: 'No room' })
})

test('the last backup that succeeded stays beside one that failed', async () => {
  const { read, store, clock } = await aPlatform()
  const run = { kind: 'Backup', tookMs: 1900, bytes: 412, said: null } as const
  await store.backupRuns.put({ ...run, succeeded: true, startedAt: clock.now() - 5000 })
  await store.backupRuns.put({ ...run, succeeded: true, startedAt: clock.now() - 2000 })
  expect(stateOf(await read(), 'Backup')).toEqual(['Well null'])
  await store.backupRuns.put({ ...run, succeeded: false, startedAt: clock.now(), bytes: 0, said: 'no room' })
  clock.advance(2000)
  const health = await read()
  expect(stateOf(health, 'Backup')).toEqual(['Broken BackupFailed'])
  expect(health.backup?.last).toMatchObject({ succeeded: false, said: 'no room' })
  expect(health.backup?.good).toMatchObject({ succeeded: true, bytes: 412 })
  expect(health.trial).toEqual({ last: null, good: null })
})

test('a limit tells the most that one caller used, and how often it refused', async () => {
  const { read, ask } = await aPlatform()
  const register = () =>
    ask('POST', '/api/account/recovery', { remoteAddress: ELSEWHERE, payload: { email: 'a@b.example' } })
  for (let nth = 0; nth < 22; nth++) await register()
  const health = await read()
  expect(health.limits).toContainEqual({ name: 'Register', allowed: 20, most: 20, refused: 2 })
  expect(stateOf(health, 'Limits')).toEqual(['Look LimitReached'])
})

test('without limits none is listed', async () => {
  const { read } = await aPlatform({ config: { rateLimit: false } })
  const health = await read()
  expect([health.limits, stateOf(health, 'Limits')]).toEqual([[], []])
})

test('administrators who look at the same time share one reading', async () => {
  let asked = 0
  const list = async () => {
    asked++
    return []
  }
  const { read, clock } = await aPlatform({ containers: engine(list) })
  await read()
  const before = asked
  await Promise.all([read(), read()])
  expect(asked).toBe(before)
  clock.advance(2000)
  await read()
  expect(asked).toBeGreaterThan(before)
})

test('a probe ends with its limit, whatever the work does', async () => {
  expect(await probe(() => new Promise(() => {}), 5)).toEqual({ kind: 'silent' })
  expect(await probe(() => Promise.reject(new Error('no')), 5)).toMatchObject({ kind: 'failed' })
  expect(
    await probe(() => {
      throw new Error('at once')
    }, 5),
  ).toMatchObject({ kind: 'failed' })
  expect(await probe(async () => 7, 1000)).toMatchObject({ kind: 'replied', value: 7 })
})
