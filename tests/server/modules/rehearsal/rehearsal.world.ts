import { expect } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import type { RehearsalModel } from '#contract/models/rehearsal.ts'
import type { GameDetailModel } from '#contract/models/scoreboard.ts'
import { aServer } from '../../a-server.ts'
import { handClock } from '../../hand-clock.ts'
import { fakeProvider } from '../container/fake-provider.ts'
import { boardWorld } from '../board/board.world.ts'
import type { Player } from '../submission/submission.world.ts'

export const DAY = 24 * 3_600_000

/** A server with two organisers and games that start tomorrow. */
export async function rehearsalWorld() {
  const clock = handClock()
  const server = await aServer({ config: { rateLimit: false }, clock, containers: fakeProvider(clock) })
  const world = await boardWorld(server)
  const { store } = server
  const [first, second] = [await server.user('first', 'Admin'), await server.user('second', 'Admin')]
  const organisers = {
    first: { id: first.id, cookie: await world.enter(first.id) },
    second: { id: second.id, cookie: await world.enter(second.id) },
  }
  const edit = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    by: { cookie: string } = organisers.first,
  ) =>
    server.ask(method, `/api/edit/games/${url}`, {
      headers: { cookie: by.cookie, 'accept-language': 'zh' },
      ...(payload ? { payload } : {}),
    })
  return {
    ...world,
    organisers,
    edit,
    /**
     * A game with a team. `early` is out from the start and `later` an hour after it. Nobody sees the disabled
     * one.
     */
    aComingGame: async () => {
      const gameId = await world.game({ startAt: clock.now() + DAY, endAt: clock.now() + 2 * DAY })
      const player = await world.player(gameId)
      const [early, later, disabled] = [
        await world.challenge(gameId),
        await world.challenge(gameId),
        await world.challenge(gameId, { isEnabled: false }),
      ]
      const named = { early: 'Early', later: 'Later', disabled: 'Disabled' }
      for (const [at, id] of Object.entries({ early, later, disabled }))
        await world.set({ gameId, challengeId: id }, { title: named[at as keyof typeof named] })
      await world.set({ gameId, challengeId: later }, { opensAt: clock.now() + DAY + 3_600_000 })
      return { gameId, player, early, later, disabled }
    },
    /** The organiser as a member of the test team. */
    rehearse: async (gameId: number, by: { id: string; cookie: string } = organisers.first) => {
      const answer = await edit('POST', `${gameId}/rehearsal`, undefined, by)
      expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
      const { game } = answer.json<RehearsalModel>()
      const own = await store.participations.ofUser(game, by.id)
      if (own === null) throw new Error('the organiser is in no team')
      const { id: participationId, teamId, teamName: team } = own
      const tester: Player = { ...by, name: '', teamId, team, participationId }
      return { game, tester }
    },
    clear: (gameId: number) => edit('DELETE', `${gameId}/rehearsal`),
    challengesOf: async (gameId: number, { cookie }: { cookie: string }) =>
      Object.values((await world.get(`${gameId}/details`, { cookie })).json<GameDetailModel>().challenges)
        .flat()
        .flatMap((each) => (each ? [{ id: each.id ?? 0, title: each.title ?? '' }] : []))
        .toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    iso: (ms: number) => toIso(ms),
  }
}
