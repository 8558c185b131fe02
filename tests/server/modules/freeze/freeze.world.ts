import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { FreezeModel } from '#contract/models/freeze.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { storedStreams } from '#server/live/streams/stored-streams.ts'
import { boardWorld } from '../board/board.world.ts'
import type { Place, Player } from '../submission/submission.world.ts'

const HOUR_MS = 3_600_000
/** Left out of comparisons, because the time of the response always differs. */
const COUNTERS = new Set(['updateTimeUTC'])
const MOVING = new Set(['date', 'x-request-id'])

/** A server whose games are frozen and revealed. */
export async function freezeWorld() {
  const world = await boardWorld()
  const { server } = world
  const { store, clock } = server
  const organiser = await server.user('organiser', 'Admin')
  const monitor = await server.user('monitor', 'Monitor')
  const [organiserCookie, monitorCookie] = [await world.enter(organiser.id), await world.enter(monitor.id)]
  const streams = storedStreams(store)

  const edit = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    server.ask(method, `/api/edit/games/${url}`, {
      headers: { cookie: organiserCookie, 'accept-language': 'zh' },
      ...(payload ? { payload } : {}),
    })

  return {
    ...world,
    monitorCookie,
    organiserCookie,
    edit,
    freeze: (gameId: number, at: number | null) =>
      edit('PUT', `${gameId}/freeze`, { freezeAt: at === null ? null : new Date(at).toISOString() }),
    reveal: (gameId: number) => edit('POST', `${gameId}/reveal`),
    freezeOf: async (gameId: number) => (await edit('GET', `${gameId}/freeze`)).json<FreezeModel>(),
    /**
     * A running game with two challenges and three teams. The first team solved the first challenge an hour
     * ago.
     */
    aGame: async () => {
      const gameId = await world.game({ startAt: clock.now(), endAt: clock.now() + 24 * HOUR_MS })
      const [ann, bob, eve] = [
        await world.player(gameId),
        await world.player(gameId),
        await world.player(gameId),
      ]
      const [first, second] = [await world.challenge(gameId), await world.challenge(gameId)]
      await world.answer(ann, { gameId, challengeId: first }, 'flag{right}')
      clock.advance(HOUR_MS)
      return {
        gameId,
        ann,
        bob,
        eve,
        first: { gameId, challengeId: first },
        second: { gameId, challengeId: second },
      }
    },
    /** The responses of every call about the game that a player may make. */
    seenBy: async (
      player: Player | null,
      { gameId, challengeId }: Place,
      teamId: number,
    ): Promise<Record<string, unknown>> => {
      clock.advance(1000)
      const seen: Record<string, unknown> = {}
      for (const [name, call] of Object.entries(ALL_CALLS)) {
        if (!isPlayersReading(call, player)) continue
        const url = call.path
          .replaceAll(/\{(\w+)\}/g, (_, param: string) =>
            String({ id: gameId, challengeId, teamId }[param] ?? 0),
          )
          .replaceAll(/\{.*\}/g, '0')
        const answer = await server.ask('GET', url, {
          headers: { 'accept-language': 'zh', ...(player ? { cookie: player.cookie } : {}) },
        })
        seen[name] = [
          answer.statusCode,
          Object.entries(answer.headers).filter(([header]) => !MOVING.has(header)),
          JSON.parse(answer.body === '' ? 'null' : answer.body, (key, value: unknown) =>
            COUNTERS.has(key) ? 0 : value,
          ),
        ]
      }
      return seen
    },
    /** The items of a stream after a number. */
    told: async (stream: 'board' | 'notices' | 'monitor', game: number, seq = 0) =>
      (await streams.since({ stream, game }, seq, 1000)).map(({ item }) => item),
    last: async (stream: 'board' | 'notices' | 'monitor', game: number) =>
      [...(await streams.last([{ stream, game }])).values()][0] ?? 0,
    curtain: streams.curtain,
    hour: HOUR_MS,
  }
}

/**
 * Whether players may read this call about one game. A call that is not served is skipped, because it always
 * returns 404.
 */
function isPlayersReading({ method, path, rules }: Call, player: Player | null): boolean {
  if (method !== 'GET' || !path.startsWith('/api/game/') || !path.includes('{id}')) return false
  return rules.role === null || (player !== null && isAtLeast('User', rules.role))
}
