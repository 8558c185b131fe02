import type { AddressInfo } from 'node:net'
import * as signalR from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as hubs from '#contract/hubs.ts'
import { ROLES } from '#contract/models/role.ts'
import { STREAMS_TARGET, type StreamPart } from '#contract/streams.ts'
import { HUB_NAMES, HUBS, type HubName } from '#server/live/hubs/hub-names.ts'
import { aServer, type TestServer } from '#tests/server/a-server.ts'
import { CALLERS, roleOf, type Caller } from '#tests/server/authorization/callers.ts'
import {
  GAMES,
  HUB_DECISIONS,
  OF_PLAYERS,
  PLAYERS,
  type GameKind,
} from '#tests/server/authorization/hub-decisions.ts'
import { aGround, aPlace } from '#tests/server/authorization/place.ts'
import { aGame } from '#tests/server/modules/team/team.world.ts'
import { until } from './hubs.world.ts'

/** The first number for callers who do not play. Players get the numbers of their own participation. */
const FROM_NOTHING = 1

let server: TestServer
let url: string
let games: Record<GameKind, number>
let cookieOf: (caller: Caller) => Promise<string | null>
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  const ground = await aGround(server)
  const { place, cookieOf: cookies } = await aPlace(server, ground)
  games = {
    played: (await place.aPlayedGame()).id,
    'not played': ground.gameId,
    hidden: await server.store.games.create(aGame(server.clock.now(), { hidden: true })),
    unknown: 2_147_483_647,
  }
  cookieOf = cookies
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(() => server.close())

type Told = { refused: string } | { streams: readonly string[]; ofTeam: boolean }

/**
 * The server must check the role first, then the game, so that a refusal does not reveal which games exist.
 */
function expected(hub: HubName, caller: Caller, game: GameKind): Told {
  const { role, games: shown, streams } = HUB_DECISIONS[hub]
  if (role !== null && caller === 'anonymous') return { refused: 'signed-out' }
  if (role !== null && caller !== 'anonymous' && ROLES.indexOf(roleOf(caller)) < ROLES.indexOf(role))
    return { refused: 'forbidden' }
  const isOrganiser = caller === 'Monitor' || caller === 'Admin'
  const isKnown =
    shown === null || shown.includes(game) || (role !== null && game === 'hidden' && isOrganiser)
  if (!isKnown) return { refused: 'missing' }
  return {
    streams: streams.toSorted(),
    ofTeam: streams.includes(OF_PLAYERS) && game === 'played' && PLAYERS.includes(caller),
  }
}

/** The first message of the connection, or the reason of the refusal. */
async function knock(
  hub: HubName,
  streams: readonly string[],
  caller: Caller,
  game: GameKind,
): Promise<Told> {
  const cookie = await cookieOf(caller)
  const asked = [
    ...('game' in HUBS[hub].rules.query ? [`game=${games[game]}`] : []),
    `streams=${streams.join()}`,
  ].join('&')
  const line = new signalR.HubConnectionBuilder()
    .withUrl(`${url}${HUBS[hub].path}?${asked}`, { headers: cookie === null ? {} : { Cookie: cookie } })
    .configureLogging(signalR.LogLevel.None)
    .build()
  const heard: Told[] = []
  line.on(STREAMS_TARGET, (parts: StreamPart[]) => {
    const ofTeam = parts.some(({ stream, from }) => stream === OF_PLAYERS && from !== FROM_NOTHING)
    heard.push({ streams: parts.map(({ stream }) => stream).sort(), ofTeam })
  })
  line.onclose((error) => heard.push({ refused: /: ([a-z-]+)$/.exec(error?.message ?? '')?.[1] ?? 'closed' }))
  await line.start()
  await until(() => heard.length > 0)
  await line.stop()
  return heard[0] ?? { refused: 'silence' }
}

describe.each(HUB_NAMES)('the %s hub', (hub) => {
  const { streams, games: shown } = HUB_DECISIONS[hub]
  // Concurrent, because the server closes a refused connection only after a pause.
  test.concurrent.for(shown === null ? (['played'] as const) : GAMES)(
    'accepts or refuses each caller of a game that is %s',
    async (game, { expect }) => {
      const heard = await Promise.all(
        CALLERS.map(async (caller) => [caller, await knock(hub, streams, caller, game)]),
      )
      expect(heard).toEqual(CALLERS.map((caller) => [caller, expected(hub, caller, game)]))
    },
  )
  test.concurrent('has only its own streams', async ({ expect }) => {
    const others = HUB_NAMES.flatMap((name) => HUBS[name].rules.streams).filter(
      (stream) => !streams.includes(stream),
    )
    const heard = await Promise.all(
      [...new Set(others)].map((stream) => knock(hub, [stream], 'Admin', 'played')),
    )
    expect(heard).toEqual(heard.map(() => ({ refused: 'malformed' })))
  })
})

describe('every hub has a decision', () => {
  test('its role and its streams are those of the contract', () => {
    const of = (role: string | null, streams: readonly string[], isOfGames: boolean) => ({
      role,
      streams: streams.toSorted(),
      isOfGames,
    })
    const inContract = HUB_NAMES.map((name) => [
      name,
      of(HUBS[name].rules.role, HUBS[name].rules.streams, 'game' in HUBS[name].rules.query),
    ])
    const decided = Object.entries(HUB_DECISIONS).map(([name, { role, streams, games: shown }]) => [
      name,
      of(role, streams, shown !== null),
    ])
    expect(Object.fromEntries(decided)).toEqual(Object.fromEntries(inContract))
  })
  test('and every hub of the contract is served', () => {
    const contract = Object.keys(hubs).map((name) => name.replace('Hub', ''))
    expect(contract.sort()).toEqual([...HUB_NAMES].sort())
    expect(HUB_NAMES.map((name) => HUBS[name].path).sort()).toEqual(
      contract.map((name) => `/hub/${name}`).sort(),
    )
  })
})
