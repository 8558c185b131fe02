import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import type { CtftimeModel } from '#contract/models/ctftime.ts'
import { ctftimeModel } from '#contract/models/ctftime.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { scoreboardModel, type ScoreboardItem } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import { expectRefusal } from '../team/team.world.ts'
import { boardWorld, type BoardWorld } from './board.world.ts'

const HOUR_MS = 3_600_000

let world: BoardWorld
beforeAll(async () => {
  world = await boardWorld()
})
afterAll(() => world.close())

const CALLS = ['scoreboard', 'board', 'board/teams/1', 'ctftime', 'notices'] as const

describe.each(CALLS)('%s', (call) => {
  test('of an unknown game is missing', async () =>
    expectRefusal(await world.get(`2147483647/${call}`), 404, 'gameMissing'))
  test('is returned to no one before the start', async () => {
    const { clock } = world.server
    const id = await world.game({ startAt: clock.now() + 1 })
    expectRefusal(await world.get(`${id}/${call}`), 400, 'notStarted')
  })
  test('is shown to everybody from the start on, also after the end', async () => {
    const { clock } = world.server
    const shown = call === 'board/teams/1' ? 404 : 200
    for (const times of [
      { startAt: clock.now() },
      { startAt: clock.now() - 2 * HOUR_MS, endAt: clock.now() - HOUR_MS, practiceMode: false },
    ]) {
      expect((await world.get(`${await world.game(times)}/${call}`)).statusCode).toBe(shown)
    }
  })
})

test('a game without challenges and teams has an empty board', async () => {
  const id = await world.game()
  const { updateTimeUTC: _, ...board } = await world.scoreboard(id)
  expect(board).toEqual({ bloodBonus: 52_459_530, timeLines: { all: [] }, items: [], challenges: {} })
})

describe('the scoreboard', () => {
  test('has the form of the base wire, with all of its parts', async () => {
    const { clock } = world.server
    const startAt = clock.now() - HOUR_MS
    const gameId = await world.game({ startAt, organizations: ['North', '东湖'] })
    const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
    const first = await world.challenge(gameId)
    const second = await world.challenge(gameId, { type: 'StaticContainer' })
    await world.answer(ann, { gameId, challengeId: first }, 'flag{right}')
    const at = clock.now()
    const board = await world.scoreboard(gameId)
    expect(Value.Check(scoreboardModel, board)).toBe(true)
    const solved = { id: first, score: 525, type: 'FirstBlood', userName: ann.name, time: toIso(at) }
    const unsolved = (id: number) => ({ id, score: 0, type: 'Unaccepted', userName: null, time: null })
    const plain = { bio: null, organization: null, avatar: null, organizationRank: null }
    expect(board).toEqual({
      updateTimeUTC: toIso(clock.now()),
      bloodBonus: 52_459_530,
      timeLines: {
        all: [
          { id: ann.teamId, name: ann.team, items: [{ time: toIso(at), score: 525 }] },
          { id: bob.teamId, name: bob.team, items: [] },
        ],
      },
      items: [
        {
          id: ann.teamId,
          name: ann.team,
          ...plain,
          score: 525,
          rank: 1,
          solvedCount: 1,
          lastSubmissionTime: toIso(at),
          challenges: [solved, unsolved(second)],
        },
        {
          id: bob.teamId,
          name: bob.team,
          ...plain,
          score: 0,
          rank: 2,
          solvedCount: 0,
          lastSubmissionTime: toIso(startAt),
          challenges: [unsolved(first), unsolved(second)],
        },
      ],
      challenges: {
        Misc: [
          {
            id: first,
            title: 'Tide',
            tag: 'Misc',
            score: 500,
            solved: 1,
            bloods: [{ id: ann.teamId, name: ann.team, avatar: null, submitTimeUTC: toIso(at) }],
          },
          { id: second, title: 'Tide', tag: 'Misc', score: 500, solved: 0, bloods: [] },
        ],
      },
    })
  })
  test('cached after each solve equals the rows written one by one', async () => {
    const { clock } = world.server
    const gameId = await world.game()
    const players = await world.players(gameId, 6)
    const challenges = [
      await world.challenge(gameId),
      await world.challenge(gameId),
      await world.challenge(gameId),
    ]
    for (const [index, player] of players.entries()) {
      for (const challengeId of challenges.slice(index % 3)) {
        await world.answer(player, { gameId, challengeId }, 'flag{right}')
        const { items } = await world.scoreboard(gameId)
        const single = await Promise.all(
          items.map(async ({ id }) =>
            (await world.get(`${gameId}/board/teams/${id}`)).json<ScoreboardItem>(),
          ),
        )
        expect(items).toEqual(single)
        expect(items.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6])
        clock.advance(10)
      }
    }
    // The compact form must give the same result.
    const [base, board] = [await world.scoreboard(gameId), await world.board(gameId)]
    expect(board.ranking.map((place) => board.rows[place]?.id)).toEqual(base.items.map(({ id }) => id))
    expect(board.ranking.map((place) => board.rows[place]?.score)).toEqual(
      base.items.map(({ score }) => score),
    )
  })
  test('has a timeline for each organisation with a team', async () => {
    const gameId = await world.game({ organizations: ['North', 'South', 'all'] })
    const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
    await world.challenge(gameId)
    await world.setOrganization(ann, 'North')
    const { timeLines, items } = await world.scoreboard(gameId)
    expect(
      Object.fromEntries(Object.entries(timeLines).map(([key, lines]) => [key, lines.map(({ id }) => id)])),
    ).toEqual({
      North: [ann.teamId],
      all: [ann.teamId, bob.teamId],
    })
    expect(items.map(({ organizationRank }) => organizationRank)).toEqual([1, null])
  })
  test('does not count solves after the end', async () => {
    const { clock } = world.server
    const gameId = await world.game({ endAt: clock.now() + 10_000 })
    const ann = await world.player(gameId)
    const challengeId = await world.challenge(gameId)
    clock.advance(20_000)
    expect(await world.answer(ann, { gameId, challengeId }, 'flag{right}')).toBe('Accepted')
    expect(
      (await world.scoreboard(gameId)).items.map(({ score, solvedCount }) => [score, solvedCount]),
    ).toEqual([[0, 0]])
  })
})

test('the CTFtime form has tasks and standings', async () => {
  const { clock } = world.server
  const gameId = await world.game()
  const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
  const challengeId = await world.challenge(gameId)
  await world.answer(bob, { gameId, challengeId }, 'flag{right}')
  const time = Math.floor(clock.now() / 1000)
  clock.advance(1000)
  const made = (await world.get(`${gameId}/ctftime`)).json<CtftimeModel>()
  expect(Value.Check(ctftimeModel, made)).toBe(true)
  const startAt = (await world.server.store.games.byId(gameId))?.startAt ?? 0
  expect(made).toEqual({
    tasks: ['Tide'],
    standings: [
      { pos: 1, team: bob.team, score: 525, taskStats: { Tide: { points: 525, time } }, lastAccept: time },
      { pos: 2, team: ann.team, score: 0, taskStats: {}, lastAccept: Math.floor(startAt / 1000) },
    ],
  })
})

test('a team that is not on the board is missing', async () => {
  const gameId = await world.game()
  const pending = await world.player(gameId, 'Pending')
  await world.challenge(gameId)
  expectRefusal(await world.get(`${gameId}/board/teams/${pending.teamId}`), 404, 'teamMissing')
})

test("organisers' notices come first, each kind the newest first, page by page", async () => {
  const { store, clock } = world.server
  const gameId = await world.game()
  const types = ['NewHint', 'Normal', 'FirstBlood', 'Normal'] as const
  for (const [index, type] of types.entries())
    await store.notices.create({ gameId, type, content: `${index}`, at: clock.now() + index })
  const list = async (page: string) =>
    (await world.get(`${gameId}/notices${page}`)).json<GameNotice[]>().map(({ content }) => content)
  expect(await list('')).toEqual(['3', '1', '2', '0'])
  expect([await list('?count=2'), await list('?count=2&skip=1'), await list('?count=0')]).toEqual([
    ['3', '1'],
    ['1', '2'],
    [],
  ])
  expect((await world.get(`${gameId}/notices?count=-1`)).statusCode).toBe(400)
})
