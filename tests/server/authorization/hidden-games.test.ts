import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../modules/submission/submission.world.ts'

let world: SubmissionWorld
let places: Record<'hidden' | 'shown', { gameId: number; challengeId: number; player: Player }>
let cookies: Record<'stranger' | 'monitor', string>
let teamOfStranger: number
beforeAll(async () => {
  world = await submissionWorld()
  const monitor = await world.server.user('monitor', 'Monitor')
  const aPlace = async (hidden: boolean) => {
    const gameId = await world.game({ hidden })
    const player = await world.player(gameId)
    const challengeId = await world.challenge(gameId)
    await world.answer(player, { gameId, challengeId }, 'flag{right}')
    return { gameId, challengeId, player }
  }
  places = { hidden: await aPlace(true), shown: await aPlace(false) }
  // A player of another game is a stranger in this one.
  const stranger = await world.player(await world.game())
  teamOfStranger = stranger.teamId
  cookies = { stranger: stranger.cookie, monitor: await world.enter(monitor.id) }
}, 60_000)
afterAll(() => world.close())

const ofGames = Object.entries(ALL_CALLS).filter(
  ([, { path, rules }]) =>
    path.startsWith('/api/game/{id}') && (rules.role === null || rules.role === 'User'),
)
const MISSING = { title: '比赛不存在', status: 404 }

/** All ids but that of the game are valid, so that only the hidden game can cause the refusal. */
function ask(
  { method, path, rules }: Call,
  where: 'hidden' | 'shown',
  cookie: string | null,
  id: number | null = null,
) {
  const { gameId, challengeId, player } = places[where]
  const numbers: Record<string, number> = {
    id: id ?? gameId,
    challengeId,
    teamId: player.teamId,
    submitId: 1,
  }
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(numbers[name] ?? 1))
  const payload = path === '/api/game/{id}' ? { teamId: teamOfStranger } : { flag: 'flag{guess}' }
  const isForm = rules.body?.kind === 'form'
  return world.server.ask(method, url, {
    headers: {
      'accept-language': 'zh',
      ...(cookie === null ? {} : { cookie }),
      ...(isForm ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    },
    ...(rules.body?.kind === 'json' ? { payload } : {}),
    ...(isForm
      ? {
          payload:
            '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--x--\r\n',
        }
      : {}),
  })
}
const UNKNOWN = 2_147_483_000

test('some calls about one game are open to every visitor or every user', () => {
  expect(ofGames.length).toBeGreaterThan(15)
})

describe.each(ofGames)('%s', (_, call) => {
  const callers = call.rules.role === null ? (['anonymous', 'stranger'] as const) : (['stranger'] as const)
  test.each(callers)('treats a hidden game as missing for %s', async (caller) => {
    const cookie = caller === 'anonymous' ? null : cookies[caller]
    const [hidden, unknown] = [await ask(call, 'hidden', cookie), await ask(call, 'hidden', cookie, UNKNOWN)]
    expect(hidden.statusCode).toBeGreaterThanOrEqual(400)
    expect([hidden.statusCode, hidden.body]).toEqual([unknown.statusCode, unknown.body])
  })
  test.skipIf(call.method !== 'GET' || call.path.includes('status'))(
    'answers a player about a hidden game as about any other',
    async () => {
      const [hidden, shown] = [
        await ask(call, 'hidden', places.hidden.player.cookie),
        await ask(call, 'shown', places.shown.player.cookie),
      ]
      expect(hidden.statusCode).toBe(shown.statusCode)
      expect(hidden.statusCode).not.toBe(404)
    },
  )
  test.runIf(call.rules.role === null)('answers a monitor about a hidden game', async () => {
    expect((await ask(call, 'hidden', cookies.monitor)).statusCode).toBe(200)
  })
})

test('members of a team that has joined may see it, and join with it', async () => {
  const { gameId, player } = places.hidden
  const mate = await world.server.user('mate')
  const cookie = await world.enter(mate.id)
  const look = async () =>
    (
      await world.server.ask('GET', `/api/game/${gameId}`, { headers: { cookie, 'accept-language': 'zh' } })
    ).json<object>()
  const join = () =>
    world.server.ask('POST', `/api/game/${gameId}`, {
      headers: { cookie },
      payload: { teamId: player.teamId },
    })
  expect(await look()).toEqual(MISSING)
  expect((await join()).statusCode).toBe(404)
  await world.server.store.teams.addMember({ teamId: player.teamId, userId: mate.id, joinedAt: 0 })
  expect(await look()).toMatchObject({ hidden: true })
  expect((await join()).statusCode).toBe(200)
})
