import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aDatabase, type Database } from '../database.ts'
import { aPost, LINK, type MailWorld } from './mail.world.ts'

let database: Database
let dataDir: string
let post: MailWorld
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vexil-outbox-'))
  post = aPost(database.store, { dataDir })
})
afterEach(async () => {
  await post.mail.close()
  await rm(dataDir, { recursive: true, force: true })
})
const outbox = () => path.join(dataDir, 'outbox')

test('without a mail server every email is a file that only this user may read, sorted by time', async () => {
  const userName = 'ann'
  const kinds = ['verify', 'reset', 'change-email'] as const
  for (const [index, kind] of kinds.entries()) {
    await post.send({ kind, userName, language: 'ja' })
    await vi.waitFor(() => expect(post.fates).toHaveLength(index + 1))
    post.clock.advance(1000)
  }
  const names = (await readdir(outbox())).sort()
  expect(names.map((name) => kinds.find((kind) => name.includes(kind)))).toEqual(kinds)
  for (const name of names) {
    const file = path.join(outbox(), name)
    expect(name).toMatch(/^20260101T\d{6}\.\d{3}Z-[a-z-]+-[0-9a-f]{8}\.eml$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const bytes = await readFile(file)
    expect(bytes.toString('utf8').split('\r\n')).toEqual(expect.arrayContaining([LINK, `${userName} 様`]))
    const email = await PostalMime.parse(bytes)
    expect(email.to).toEqual([{ name: '', address: 'ann@people.example' }])
    expect(email.text).toContain(LINK)
  }
  expect((await stat(outbox())).mode & 0o777).toBe(0o700)
})

test('the log has its path, and not its content', async () => {
  expect(post.logged.join()).toContain(outbox())
  await post.send()
  await vi.waitFor(() => expect(post.fates).toEqual(['sent']))
  const [name = ''] = await readdir(outbox())
  expect(post.logged.at(-1)).toContain(path.join(outbox(), name))
  expect(post.logged.join()).not.toContain('token=')
})

test('an email that cannot be written is reported', async () => {
  await writeFile(outbox(), 'a file in its place')
  await post.send()
  await vi.waitFor(() => expect(post.logged.at(-1)).toContain('mail was not sent yet'))
  expect(post.logged.at(-1)).toMatch(/EEXIST|ENOTDIR/)
  await rm(outbox())
  post.clock.advance(5000)
  await vi.waitFor(() => expect(post.fates).toEqual(['sent']))
})

test('a folder that others may read is closed to them', async () => {
  await mkdir(outbox(), { mode: 0o755 })
  await post.send()
  await vi.waitFor(() => expect(post.fates).toEqual(['sent']))
  expect((await stat(outbox())).mode & 0o777).toBe(0o700)
})
