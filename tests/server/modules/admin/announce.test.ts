import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#server/log/process-log.ts'
import { pushPlatformConfig } from '#server/modules/platform/push-config.ts'
import type { Store } from '#server/store/store.ts'
import { aDatabase, type Database } from '../../database.ts'
import { QUIET } from '../../a-server.ts'

let database: Database
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const call = (title: string) => database.store.settings.save(new Map([['GlobalConfig:Title', title]]))

/** Its first reading is held up until `open` is called, whatever is stored meanwhile. */
function heldUp() {
  const { store } = database
  let asked = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const all: Store['settings']['all'] = async () => {
    const isFirst = asked++ === 0
    const read = await store.settings.all()
    if (isFirst) await gate
    return read
  }
  const told: unknown[] = []
  const around = {
    store: { ...store, settings: { ...store.settings, all } },
    config: QUIET,
    bulletin: { proclaim: (_: string, payload: unknown) => void told.push(payload) },
    logger: createLogger('silent'),
  }
  return { around, told, open: () => open(), asked: () => asked }
}

test('of saves that follow each other closely the last is told last, and those that wait are told together', async () => {
  const { around, told, open, asked } = heldUp()
  await call('One')
  const first = pushPlatformConfig(around)
  await expect.poll(asked).toBe(1)
  await call('Two')
  const second = pushPlatformConfig(around)
  await call('Three')
  const third = pushPlatformConfig(around)
  // Time enough for one that does not wait for its turn.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(told).toEqual([])
  open()
  await Promise.all([first, second, third])
  expect(told).toMatchObject([{ title: 'One' }, { title: 'Three' }])
})
test('one that could not be read keeps none of those that follow', async () => {
  const { around, told, open } = heldUp()
  open()
  const { all } = around.store.settings
  around.store.settings.all = () => Promise.reject(new Error('no database'))
  await pushPlatformConfig(around)
  around.store.settings.all = all
  await pushPlatformConfig(around)
  expect(told).toHaveLength(1)
})
