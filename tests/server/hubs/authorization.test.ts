import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import * as signalR from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLES } from '#contract/models/role.ts'
import { HUB_NAMES, HUBS, type HubName } from '#server/hubs/hubs.ts'
import { aServer, type TestServer } from '#tests/server/a-server.ts'
import { CALLERS, roleOf, type Caller } from '#tests/server/authorization/callers.ts'
import { aGround, aPlace, type Place } from '#tests/server/authorization/place.ts'
import { until } from './hubs.world.ts'

let server: TestServer
let url: string
let ground: Pick<Place, 'gameId' | 'postId'>
let gameId: number
let cookieOf: (caller: Caller) => Promise<string | null>
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  ground = await aGround(server)
  const { place, cookieOf: cookies } = await aPlace(server, ground)
  gameId = (await place.aPlayedGame()).id
  cookieOf = cookies
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(() => server.close())

/** The role alone decides, on every hub. */
function refusal(hub: HubName, caller: Caller): 'signed-out' | 'forbidden' | null {
  const { role } = HUBS[hub].rules
  if (role === null) return null
  if (caller === 'anonymous') return 'signed-out'
  return ROLES.indexOf(roleOf(caller)) < ROLES.indexOf(role) ? 'forbidden' : null
}

/** What it is told first, or why it was sent away. */
async function knock(hub: HubName, streams: string, caller: Caller): Promise<unknown> {
  const cookie = await cookieOf(caller)
  const asked = [...('game' in HUBS[hub].rules.query ? [`game=${gameId}`] : []), `streams=${streams}`].join('&')
  const line = new signalR.HubConnectionBuilder()
    .withUrl(`${url}${HUBS[hub].path}?${asked}`, { headers: cookie === null ? {} : { Cookie: cookie } })
    .configureLogging(signalR.LogLevel.None)
    .build()
  const heard: unknown[] = []
  line.on('ReceivedStreams', (parts: { stream: string }[]) => heard.push(parts.map(({ stream }) => stream).sort()))
  line.onclose((error) => heard.push(/: ([a-z-]+)$/.exec(error?.message ?? '')?.[1] ?? 'closed'))
  await line.start()
  await until(() => heard.length > 0)
  await line.stop()
  return heard[0]
}

describe.each(HUB_NAMES)('the %s hub', (hub) => {
  const { streams } = HUBS[hub].rules
  // Side by side: who is refused is let go only after a while.
  test.concurrent.for(CALLERS)('lets in, or refuses, %s', async (caller, { expect }) => {
    expect(await knock(hub, streams.join(), caller)).toEqual(refusal(hub, caller) ?? streams.toSorted())
  })
  test('tells nobody of a stream that is not its own', async () => {
    const others = HUB_NAMES.flatMap((name) => HUBS[name].rules.streams).filter((stream) => !streams.includes(stream))
    const heard = await Promise.all([...new Set(others)].map((stream) => knock(hub, stream, 'Admin')))
    expect(new Set(heard)).toEqual(new Set(['malformed']))
  })
})

test('every hub of the contract is served', () => {
  const contract = readdirSync(new URL('../../../contract/hubs/', import.meta.url)).map((file) => file.replace('.ts', ''))
  expect(contract.sort()).toEqual([...HUB_NAMES].sort())
  expect(HUB_NAMES.map((name) => HUBS[name].path).sort()).toEqual(contract.map((name) => `/hub/${name}`).sort())
})
