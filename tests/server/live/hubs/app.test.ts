import type { AddressInfo } from 'node:net'
import { anAssetServer, type AssetServer } from '#tests/server/modules/asset/asset.world.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLine, CASES, until } from './hubs.world.ts'

let server: AssetServer
let url: string
beforeAll(async () => {
  server = await anAssetServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(() => server.close())

const cookieOf = (cookie: string | null) => (cookie === null ? {} : { Cookie: cookie })

test.each(CASES)(
  'in the whole app an admin with client $version over $way gets a log entry when it is written',
  async (one) => {
    const admin = aLine(one, `${url}/hub/admin`, cookieOf(server.admin))
    const heard: unknown[] = []
    admin.on('ReceivedLog', (entry) => heard.push(entry))
    await admin.start()
    // A missing file is logged at most every ten seconds, so this waits for the next entry.
    server.clock.advance(10_000)
    const missing = await fetch(`${url}/assets/${'0'.repeat(64)}/task.zip`)
    expect(missing.status).toBe(404)
    await until(() => heard.length === 1)
    expect(heard).toEqual([
      {
        time: expect.stringMatching(/^2026-01-01T00:0\d:\d0\+00:00$/) as string,
        name: 'Anonymous',
        level: 'Warning',
        ip: '127.0.0.1',
        msg: 'No such file: 00000000 task.zip',
        status: 'NotFound',
      },
    ])
    await admin.stop()
  },
)

test.each([
  ['no session', null, 'signed-out'],
  ['a forged one', `GZCTF_Token=${'x'.repeat(43)}`, 'signed-out'],
  ['the session of a user', 'user', 'forbidden'],
])('in the whole app the admin hub refuses %s', async (_, cookie, reason) => {
  const [quick] = CASES
  const refused = aLine(
    quick ?? expect.fail(),
    `${url}/hub/admin`,
    cookieOf(cookie === 'user' ? server.player : cookie),
  )
  const ends: string[] = []
  refused.onclose((error) => ends.push(error?.message ?? ''))
  await refused.start()
  await until(() => ends.length === 1)
  expect(ends[0]).toContain(reason)
})

test('in the whole app the session is checked on connecting, and not on negotiating', async () => {
  const find = vi.spyOn(server.store.sessions, 'find')
  const headers = { cookie: server.player }
  expect(
    (await fetch(`${url}/HUB/admin/negotiate/?negotiateVersion=1`, { method: 'POST', headers })).status,
  ).toBe(200)
  expect(find).not.toHaveBeenCalled()
  await fetch(`${url}/hub/admin?id=negotiate`, { headers })
  expect(find).toHaveBeenCalledOnce()
  find.mockRestore()
})

test('in the whole app signing out ends the connection permanently', async () => {
  const [quick] = CASES
  const admin = aLine(quick ?? expect.fail(), `${url}/hub/admin`, cookieOf(server.admin))
  const ends: string[] = []
  admin.onclose((error) => ends.push(error?.message ?? ''))
  await admin.start()
  const left = await fetch(`${url}/api/account/logout`, { method: 'POST', headers: { cookie: server.admin } })
  expect(left.status).toBe(200)
  await until(() => ends.length === 1)
  expect(ends[0]).toContain('signed-out')
})
