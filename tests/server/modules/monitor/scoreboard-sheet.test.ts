import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { scoreboardSheet } from '#server/modules/spreadsheet/scoreboard-sheet.ts'
import type { NewGame } from '#server/store/games.ts'
import { statement } from '#server/store/sql.ts'
import { expectRefusal } from '../team/team.world.ts'
import { monitorWorld, type MonitorWorld } from './monitor.world.ts'
import { readSheet } from './read-sheet.ts'

let world: MonitorWorld
beforeAll(async () => {
  world = await monitorWorld()
  await world.people('ada', 'bob', 'cyd', 'dan')
  const person = (name: string, realName: string, stdNumber: string, phone: string | null) =>
    world.server.store.users.setProfile(world.idOf(name), {
      name: null,
      bio: null,
      realName,
      stdNumber,
      phone,
    })
  await person('ada', 'Ada L.', '007', '+441')
  await person('bob', '=Bob', '', null)
  await person('cyd', 'Cyd', '12', '5')
})
afterAll(() => world.close())

/** Two challenges and two teams: the Gulls solve both, and the Terns one of them later. */
async function aContest(more: Partial<NewGame> = {}) {
  const { gameId, challengeId: web } = await world.gameWith('=Lighthouse', { title: 'Cup', ...more })
  const misc = await world.server.store.challenges.create({
    gameId,
    type: 'StaticAttachment',
    title: 'Knots',
    tag: 'Misc',
  })
  const gulls = await world.teamIn(gameId, '@Gulls', 'ada', 'bob')
  const terns = await world.teamIn(gameId, 'Terns', 'cyd')
  const auks = await world.teamIn(gameId, 'Auks', 'dan')
  for (const id of [web, misc]) await world.open(gameId, id)
  const solved = async (challengeId: number, team: typeof gulls, seconds: number) =>
    world.solve(
      await world.send(gameId, challengeId, team, { answer: 'flag{}', status: 'Accepted', seconds }),
    )
  await solved(misc, gulls, 60)
  await solved(misc, terns, 61)
  await solved(web, gulls, 3600)
  return { gameId, gulls, terns, auks }
}
const sheetOf = async (gameId: number, language: 'zh' | 'en' | 'ja' = 'en') => {
  const answer = await world.look(`${gameId}/scoreboardsheet`, language)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  expect(answer.headers['content-disposition']).toContain('filename="Cup_Scoreboard_20260101000000.xlsx"')
  return readSheet(answer.rawPayload)
}

test('the teams by rank, with their members and their points for each challenge', async () => {
  const { gameId } = await aContest()
  const { rows, xml, sheet } = await sheetOf(gameId)
  expect(sheet.name).toBe('Scoreboard')
  // A second solve leaves 432 of 500 points. The first solver gets 5 % more, the second 3 %.
  expect(rows).toEqual([
    [
      'Rank',
      'Team',
      'Captain',
      'Members',
      'Student IDs',
      'Phone numbers',
      'Solved',
      'Last solve',
      'Total',
      'Knots',
      '=Lighthouse',
    ],
    [1, '@Gulls', 'Ada L.', 'Ada L./=Bob', '007/', '+441/', 2, '2026-01-01 01:00:00Z', 979, 454, 525],
    [2, 'Terns', 'Cyd', 'Cyd', '12', '5', 1, '2026-01-01 00:01:01Z', 445, 445, 0],
    [3, 'Auks', '', '', '', '', 0, '2025-12-31 00:00:00Z', 0, 0, 0],
  ])
  expect(xml).not.toContain('<f')
  // A phone number is a text, because as a number it would lose its plus sign and its zeros.
  expect(xml).toMatch(/<c r="E2" t="inlineStr">/)
})

test('has a column for the organisation if the game has any', async () => {
  const { gameId, terns } = await aContest({ organizations: ['North', 'South'] })
  await world.server.store.sql.run(
    statement('test.join', `update participations set organization = 'South' where id = $1`),
    [terns.participationId],
  )
  const { rows } = await sheetOf(gameId)
  expect(rows.map((row) => row[2])).toEqual(['Organisation', '', 'South', ''])
  expect(rows[2]?.slice(0, 4)).toEqual([2, 'Terns', 'South', 'Cyd'])
})

test.each([
  ['zh', '排名'],
  ['ja', '順位'],
] as const)('in %s', async (language, rank) => {
  const { gameId } = await aContest()
  expect((await sheetOf(gameId, language)).rows[0]?.[0]).toBe(rank)
})

test('all current members, whether they joined the game or not; also if the captain is no member', async () => {
  const { gameId, terns } = await aContest()
  const { teams } = world.server.store
  await teams.addMember({
    teamId: terns.teamId,
    userId: world.idOf('bob'),
    joinedAt: world.server.clock.now() + 9,
  })
  expect((await sheetOf(gameId)).rows[2]?.slice(2, 6)).toEqual(['Cyd', 'Cyd/=Bob', '12/', '5/'])
  await teams.removeMember(terns.teamId, world.idOf('cyd'))
  expect((await sheetOf(gameId)).rows[2]?.slice(2, 6)).toEqual(['', '=Bob', '', ''])
  await teams.removeMember(terns.teamId, world.idOf('bob'))
  expect((await sheetOf(gameId)).rows[2]?.slice(0, 6)).toEqual([2, 'Terns', '', '', '', ''])
})

describe('when there is no sheet to make', () => {
  const failures = async () =>
    (await world.server.store.logs.list('Error', { count: 50, skip: 0 })).filter(
      ({ status }) => status === 'Failed',
    ).length
  test('an empty board: try again, and it is in the log', async () => {
    const { gameId } = await world.gameWith('Lighthouse')
    const before = await failures()
    expectRefusal(await world.look(`${gameId}/scoreboardsheet`), 400, 'sheetFailed', 'en')
    await expect.poll(failures).toBe(before + 1)
  })
  test('a database that fails: likewise', async () => {
    const { gameId } = await aContest()
    const { sql } = world.server.store
    await sql.run(statement('test.hideMembers', 'alter table team_members rename to team_members_away'))
    const answer = await world.look(`${gameId}/scoreboardsheet`)
    await sql.run(statement('test.showMembers', 'alter table team_members_away rename to team_members'))
    expectRefusal(answer, 400, 'sheetFailed', 'en')
  })
})

test('a large board has every team and every point', async () => {
  const teams = Array.from({ length: 3000 }, (_, n) => ({
    id: n + 1,
    name: `Team ${n}`,
    avatar: null,
    organization: null,
  }))
  const curve = { originalScore: 500, minScoreRate: 0.25, difficulty: 5 }
  const challenges = Array.from({ length: 100 }, (_, n) => ({
    id: n + 1,
    title: `Task ${n}`,
    tag: 'Misc' as const,
    curve,
  }))
  const solves = {
    teams: teams.map((_, n) => n),
    challenges: teams.map((_, n) => n % 100),
    ats: teams.map((_, n) => n + 1),
  }
  const board = boardOf({
    seq: 1,
    startsAt: 0,
    endsAt: 1e9,
    bloodBonus: 0,
    organizations: [],
    challenges,
    teams,
    solves,
  })
  const mostAtOnce: number[] = []
  const members = async (teamIds: readonly number[]) => {
    mostAtOnce.push(teamIds.length)
    return teamIds.map((teamId) => ({
      teamId,
      isCaptain: true,
      realName: `Captain ${teamId}`,
      stdNumber: '',
      phone: '',
    }))
  }
  const sheet = await scoreboardSheet({ board, hasOrganizations: false }, 'en', { members })
  let [rows, points] = [0, 0]
  const captains = new Map<string | number | undefined, string | number | undefined>()
  for await (const row of sheet?.rows ?? []) {
    rows += 1
    captains.set(row[1], row[2])
    points += row.slice(9).reduce((sum: number, value) => sum + Number(value), 0)
  }
  expect(rows).toBe(3000)
  // Each team has its own captain. Only some are loaded at a time.
  expect(teams.every(({ id, name }) => captains.get(name) === `Captain ${id}`)).toBe(true)
  expect([mostAtOnce.length, Math.max(...mostAtOnce)]).toEqual([15, 200])
  expect(points).toBe(board.rows.reduce((sum, { score }) => sum + score, 0))
})
