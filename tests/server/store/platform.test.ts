import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { aDatabase, type Database } from '../database.ts'
import { aUser, AT } from './rows.ts'

let database: Database
let store: Store
beforeAll(async () => {
  database = await aDatabase()
  store = database.store
})
afterAll(() => database.close())

describe('the log', () => {
  test('is read from its end, by level, with NUL made visible', async () => {
    const entry = {
      at: AT,
      level: 'Information',
      status: 'Success',
      name: 'ann',
      ip: '::1',
      message: 'first',
      source: 'test',
    } as const
    await store.logs.append([
      entry,
      { ...entry, at: AT + 1, level: 'Warning', status: null, name: null, message: 'a\0b' },
    ])
    expect(await store.logs.list(null, { count: 10, skip: 0 })).toEqual([
      { ...entry, at: AT + 1, level: 'Warning', status: null, name: null, message: 'a\u2400b' },
      entry,
    ])
    expect(
      (await store.logs.list('Information', { count: 10, skip: 0 })).map(({ message }) => message),
    ).toEqual(['first'])
  })
})

describe('settings', () => {
  test('are saved over each other', async () => {
    await store.settings.save(
      new Map([
        ['a', '1'],
        ['b', ''],
      ]),
    )
    await store.settings.save(new Map([['a', '2']]))
    expect(Object.fromEntries(await store.settings.all())).toMatchObject({ a: '2', b: '' })
  })

  test('all processes that create one at the same time get the same', async () => {
    const settled = await Promise.all(
      Array.from({ length: 8 }, (_, index) => store.settings.settle('key', `value ${index}`)),
    )
    expect(new Set(settled).size).toBe(1)
  })
})

describe('transactions', () => {
  test('keep all or nothing', async () => {
    const user = aUser()
    await expect(
      store.transaction(async (tables) => {
        await tables.users.create(user)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await store.users.byId(user.id)).toBeNull()
    expect(await store.transaction(async (tables) => tables.users.create(user))).toBeNull()
    expect((await store.users.byId(user.id))?.id).toBe(user.id)
  })

  test('under the same name run one after the other', async () => {
    const seen: string[] = []
    const work = (name: string) =>
      store.exclusively('turn', async () => {
        seen.push(`${name} in`)
        await setTimeout(50)
        seen.push(`${name} out`)
      })
    await Promise.all([work('a'), work('b'), work('c')])
    expect(seen.map((word) => word.split(' ')[1])).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
  })
})

test('the store reports whether it is ready', async () => {
  await expect(store.check()).resolves.toBeUndefined()
  expect(store.load().total).toBeGreaterThan(0)
})
