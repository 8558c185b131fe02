import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  GAME_EDIT_TARGET,
  GAME_TARGET,
  LIST_TARGET,
  PLATFORM_TARGET,
  RECAP_TARGET,
  STREAMS_TARGET,
} from '#contract/streams.ts'
import { HUBS } from '#server/live/hubs/hub-names.ts'
import { aLine, CASES, type Line, until } from '../live/hubs/hubs.world.ts'
import { aPlace } from './place.ts'
import { aRival } from './rival.ts'
import { SECRET, twinServers, type Twin, type TwinServers } from './twin-servers.ts'

const HOUR_MS = 3_600_000
const TARGETS = [
  ...Object.values(HUBS).flatMap(({ rules }) => Object.keys(rules.messages)),
  STREAMS_TARGET,
  PLATFORM_TARGET,
  GAME_TARGET,
  GAME_EDIT_TARGET,
  LIST_TARGET,
  RECAP_TARGET,
]
/**
 * The spans of time in a recap are those of the real clock. The screens of the room, which monitors see, follow
 * what organisers prepare.
 */
const isCompared = (name: string, target: string) =>
  target !== RECAP_TARGET && !(name === 'a monitor' && target === GAME_EDIT_TARGET)
const [WEB_SOCKET = expect.fail()] = CASES

let twins: TwinServers
const lines: Line[] = []
beforeAll(async () => {
  twins = await twinServers()
  for (const { server } of [twins.knowing, twins.ignorant])
    await server.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.stop()))
})
afterAll(() => twins.close())

interface Watched {
  twin: Twin
  gameId: number
  challengeId: number
  captain: string
  /** What each connection has received. */
  heard: Map<string, unknown[]>
}
async function watch(twin: Twin): Promise<Watched> {
  const { server, ground } = twin
  const { place, cookieOf } = await aPlace(server, ground)
  const { id: gameId, challengeId } = await place.aPlayedGame()
  const [captain, rival, monitor] = [
    (await cookieOf('captain')) ?? '',
    await aRival(server, gameId),
    await cookieOf('Monitor'),
  ]
  const heard = new Map<string, unknown[]>()
  const ofGame = `game=${gameId}`
  for (const [name, path, cookie] of [
    ['a captain in the form of the base wire', `user?${ofGame}`, captain],
    ['a captain', `user?${ofGame}&streams=board,notices,team`, captain],
    ['another team', `user?${ofGame}&streams=board:0,notices:0,team:0`, rival],
    ['a visitor of the game', `board?${ofGame}&streams=board:0,notices:0`, null],
    ['a visitor', 'public', null],
    ['a monitor in the form of the base wire', `monitor?${ofGame}`, monitor],
    ['a monitor', `monitor?${ofGame}&streams=board,notices,monitor`, monitor],
  ] as const) {
    const port = (server.app.server.address() as AddressInfo).port
    const headers: Record<string, string> = cookie === null ? {} : { Cookie: cookie }
    const line = aLine(WEB_SOCKET, `http://127.0.0.1:${port}/hub/${path}`, headers)
    const told: unknown[] = []
    for (const target of TARGETS)
      line.on(target, (...given: unknown[]) => {
        if (!isCompared(name, target)) return
        told.push([target, ...given])
      })
    heard.set(name, told)
    await line.start()
    lines.push(line)
  }
  return { twin, gameId, challengeId, captain, heard }
}

/** What a team tries with the id of a challenge that it may not know of, and what it does besides. */
async function play({ twin, gameId, challengeId, captain }: Watched, secretId: number): Promise<void> {
  const { ask } = twin.server
  const of = (id: number) => `/api/game/${gameId}/challenges/${id}`
  const headers = { cookie: captain, 'content-type': 'application/json' }
  await ask('GET', of(secretId), { headers: { cookie: captain } })
  await ask('POST', of(secretId), { headers, payload: JSON.stringify({ flag: `flag{${SECRET}}` }) })
  await ask('POST', `/api/game/${gameId}/container/${secretId}`, { headers: { cookie: captain } })
  await ask('POST', of(challengeId), { headers, payload: JSON.stringify({ flag: 'flag{guess}' }) })
  await ask('POST', `/api/edit/games/${gameId}/notices`, {
    headers: { cookie: twin.organiser, 'content-type': 'application/json' },
    payload: JSON.stringify({ content: 'the end' }),
  })
  twin.server.clock.advance(1000)
}
const has = (told: unknown[] | undefined, text: string) => JSON.stringify(told ?? []).includes(text)
const isSettled = ({ heard }: Watched) =>
  [...heard].every(([name, told]) =>
    name === 'a monitor in the form of the base wire'
      ? has(told, 'ReceivedSubmissions')
      : name === 'a visitor' || has(told, 'the end'),
  )

test('before the release no connection is told of the challenge, and from its time on they are', async () => {
  const [knowing, ignorant] = await twins.both('the lines', watch)
  const secretId = await twins.schedule(knowing.gameId)
  const of = new Map([knowing, ignorant].map((watched) => [watched.twin, watched]))
  await twins.both('the play', (twin) => play(of.get(twin) ?? expect.fail(), secretId))
  await until(() => isSettled(knowing) && isSettled(ignorant))
  for (const [name, told] of knowing.heard) expect([name, told]).toEqual([name, ignorant.heard.get(name)])

  for (const { server } of [twins.knowing, twins.ignorant]) server.clock.advance(HOUR_MS)
  const told = [
    'a captain in the form of the base wire',
    'a captain',
    'another team',
    'a visitor of the game',
  ]
  await until(() => told.every((name) => has(knowing.heard.get(name), SECRET)))
  expect(told.filter((name) => has(ignorant.heard.get(name), SECRET))).toEqual([])
})
