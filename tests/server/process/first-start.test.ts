import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePassword } from '#server/process/first-admin.ts'
import { prepareFirstStart } from '#server/process/first-start.ts'
import { randomIds } from '#server/base/ids.ts'
import { hashPassword, keepsPasswordRules, verifyPassword } from '#server/modules/account/password-hashing.ts'
import { aDatabase, type Database } from '../database.ts'
import { handClock } from '../hand-clock.ts'

const world = { clock: handClock(), ids: randomIds }
let database: Database
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

test('several simultaneous first starts create one admin, one welcome post and the default settings', async () => {
  const { store } = database
  const starts = await Promise.all([1, 2, 3].map(() => prepareFirstStart(store, null, world)))
  expect(starts.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  const made = starts.filter(({ admin }) => admin.kind === 'created')
  expect(made).toHaveLength(1)
  expect(await store.posts.list()).toHaveLength(1)
  expect((await store.settings.all()).get('GlobalConfig:Title')).toBe('Vexil')

  const admin = await store.users.byLogin('admin')
  expect(admin).toMatchObject({
    name: 'Admin',
    role: 'Admin',
    emailConfirmed: true,
    registeredAt: world.clock.now(),
  })
  const password = made[0]?.admin.kind === 'created' ? made[0].admin.generatedPassword : null
  expect(await verifyPassword(admin?.passwordHash ?? null, password ?? '')).toBe(true)
})

test("a later start keeps admins' changes, and does not replace the first password", async () => {
  const { store } = database
  const before = await store.users.byLogin('Admin')
  await store.settings.save(new Map([['GlobalConfig:Title', 'Ours']]))
  expect(await prepareFirstStart(store, 'Another-1', world)).toEqual({
    isFirst: false,
    admin: { kind: 'unchanged' },
  })
  expect(await prepareFirstStart(store, null, world)).toEqual({
    isFirst: false,
    admin: { kind: 'unchanged' },
  })
  expect(await store.users.byLogin('Admin')).toEqual(before)
  expect((await store.settings.all()).get('GlobalConfig:Title')).toBe('Ours')
})

test('made-up passwords keep the rules and differ', () => {
  const passwords = Array.from({ length: 500 }, () => makePassword(randomIds))
  expect(passwords.every(keepsPasswordRules)).toBe(true)
  expect(new Set(passwords).size).toBe(500)
  expect(new Set(passwords.join('')).size).toBeGreaterThan(50)
})

test('a password is verified against its own hash only, and never without one', async () => {
  const hash = await hashPassword('Right-1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(
    await Promise.all([
      verifyPassword(hash, 'Right-1'),
      verifyPassword(hash, 'right-1'),
      verifyPassword(null, 'Right-1'),
    ]),
  ).toEqual([true, false, false])
})

test('without a user the same work is done as with one', async () => {
  const hash = await hashPassword('Right-1')
  const cpuOf = async (passwordHash: string | null) => {
    const begun = process.cpuUsage()
    for (let turn = 0; turn < 5; turn += 1) await verifyPassword(passwordHash, 'Wrong-1')
    return process.cpuUsage(begun).user
  }
  await cpuOf(hash)
  const [known, unknown] = [await cpuOf(hash), await cpuOf(null)]
  expect(unknown).toBeGreaterThan(known / 3)
})
