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

/** The first read waits until `open` is called, whatever is stored in the meantime. */
function heldUp() {
  const { store } = database
  let asked = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const all: Store['settings']['all'] = async () => {
    const read = await store.settings.all()
    // The read has ended before the wait, so it returns the old value.
    if (asked++ === 0) await gate
    return read
  }
  const told: unknown[] = []
  const services = {
    store: { ...store, settings: { ...store.settings, all } },
    config: QUIET,
    configBroadcast: { broadcast: (_: string, payload: unknown) => void told.push(payload) },
    logger: createLogger('silent'),
    publish: () => {},
  }
  return { services, told, open: () => open(), asked: () => asked }
}

test('of several fast saves the last is sent last, and waiting ones are sent together', async () => {
  const { services, told, open, asked } = heldUp()
  await call('One')
  const first = pushPlatformConfig(services)
  await expect.poll(asked).toBe(1)
  await call('Two')
  const second = pushPlatformConfig(services)
  await call('Three')
  const third = pushPlatformConfig(services)
  // Enough time for a message that wrongly does not wait for its turn.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(told).toEqual([])
  open()
  await Promise.all([first, second, third])
  expect(told).toMatchObject([{ title: 'One' }, { title: 'Three' }])
})
test('a failed read does not block the following ones', async () => {
  const { services, told, open } = heldUp()
  open()
  const { all } = services.store.settings
  services.store.settings.all = () => Promise.reject(new Error('no database'))
  await pushPlatformConfig(services)
  services.store.settings.all = all
  await pushPlatformConfig(services)
  expect(told).toHaveLength(1)
})
