import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { ScoreboardModel } from '#contract/models/scoreboard.ts'
import { DEMO_CHALLENGES } from '#server/modules/demo/challenges.ts'
import { DEMO_GAMES } from '#server/modules/demo/games.ts'
import { DEMO_POSTS } from '#server/modules/demo/posts.ts'
import { seedDemo } from '#server/modules/demo/seed-demo.ts'
import { DEMO_TEAMS } from '#server/modules/demo/teams.ts'
import type { Ids } from '#server/base/ids.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { aGame } from '../team/team.world.ts'

let server: TestServer
beforeEach(async () => {
  server = await aServer()
})
afterEach(() => server.close())

/** The same ids in every run, so that runs can be compared. */
function countedIds(): Ids {
  let count = 0
  return {
    guid: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    bytes: (length) => Buffer.alloc(length, ++count),
  }
}
const config = { xorKey: null }
const seed = () => seedDemo({ store: server.store, clock: server.clock, ids: countedIds(), config })
const games = async () =>
  (await server.ask('GET', '/api/game')).json<{ id: number; title: string; start: string; end: string }[]>()

test('has a running game, a coming one, one that has ended and one for practice', async () => {
  await server.user('Admin', 'Admin')
  expect(await seed()).toBe('seeded')
  const now = server.clock.now()
  const phases = await Promise.all(
    (await games()).map(async ({ id }) => {
      const { start, end, practiceMode, teamCount } = (
        await server.ask('GET', `/api/game/${id}`)
      ).json<DetailedGameInfoModel>()
      expect(teamCount).toBeGreaterThanOrEqual(5)
      return Date.parse(start) > now
        ? 'coming'
        : Date.parse(end) > now
          ? 'running'
          : practiceMode
            ? 'practice'
            : 'over'
    }),
  )
  expect(phases.sort()).toEqual(['coming', 'over', 'practice', 'running'])
  const posts = (await server.ask('GET', '/api/posts')).json<{ authorName: string; isPinned: boolean }[]>()
  expect(posts).toHaveLength(DEMO_POSTS.length)
  expect(posts[0]).toMatchObject({ isPinned: true, authorName: 'Admin' })
  expect(DEMO_TEAMS).toHaveLength(12)
})
test('has a board with solves, and notices of them', async () => {
  await server.user('Admin', 'Admin')
  await seed()
  const running = (await games()).find(
    ({ start, end }) => Date.parse(start) < server.clock.now() && Date.parse(end) > server.clock.now(),
  )
  const board = (await server.ask('GET', `/api/game/${running?.id}/scoreboard`)).json<ScoreboardModel>()
  const solved = Object.values(board.challenges).flatMap((challenges) =>
    (challenges ?? []).map(({ solved: count }) => count),
  )
  expect(solved).toHaveLength(DEMO_CHALLENGES.length)
  expect(Math.min(...solved)).toBeGreaterThan(0)
  expect(new Set(board.items.map(({ score }) => score)).size).toBeGreaterThan(5)
  const notices = (await server.ask('GET', `/api/game/${running?.id}/notices`)).json<GameNotice[]>()
  expect(notices.filter(({ type }) => type === 'FirstBlood')).toHaveLength(DEMO_CHALLENGES.length)
  expect(notices.every(({ time }) => Date.parse(time) <= server.clock.now())).toBe(true)
})
test('has the same games every time', async () => {
  await seed()
  const first = await games()
  await server.close()
  server = await aServer()
  await seed()
  expect(await games()).toEqual(first)
})
test('does nothing on a platform that has a game', async () => {
  await server.store.games.create(aGame(server.clock.now()))
  expect(await seed()).toBe('kept')
  expect(await games()).toHaveLength(1)
})
test('is created once by two servers that start together', async () => {
  const ids = countedIds()
  const both = await Promise.all(
    [1, 2].map(() => seedDemo({ store: server.store, clock: server.clock, ids, config })),
  )
  expect(both.sort()).toEqual(['kept', 'seeded'])
  expect(await games()).toHaveLength(DEMO_GAMES.length)
})
test('leaves nothing if it fails on the way', async () => {
  let guids = 0
  const ids = countedIds()
  const failing: Ids = {
    ...ids,
    guid: () => {
      if (++guids > 20) throw new Error('no more')
      return ids.guid()
    },
  }
  await expect(seedDemo({ store: server.store, clock: server.clock, ids: failing, config })).rejects.toThrow(
    'no more',
  )
  expect((await server.ask('GET', '/api/posts')).json()).toEqual([])
  expect(await games()).toEqual([])
})
test('leaves out existing names', async () => {
  await server.user('kelvin')
  await server.user('hobbes')
  expect(await seed()).toBe('seeded')
})
