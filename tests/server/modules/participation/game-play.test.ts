import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameDetailModel } from '#contract/models/scoreboard.ts'
import { submissionWorld, type Player, type SubmissionWorld } from '../submission/submission.world.ts'
import { expectRefusal } from '../team/team.world.ts'

let world: SubmissionWorld
beforeAll(async () => {
  world = await submissionWorld()
}, 60_000)
afterAll(() => world.close())

const ask = ({ cookie }: Pick<Player, 'cookie'>, gameId: number) =>
  world.server.ask('GET', `/api/game/${gameId}/details`, { headers: { cookie, 'accept-language': 'zh' } })
const look = async (player: Player, gameId: number) => {
  const answer = await ask(player, gameId)
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
  return answer.json<GameDetailModel>()
}

describe("a player's data of the game", () => {
  test("are the board with the team's row, the token and the deadline, current right after a solve", async () => {
    const gameId = await world.game()
    const [ann, ben] = [await world.player(gameId), await world.player(gameId)]
    const challengeId = await world.challenge(gameId)
    const before = await look(ann, gameId)
    expect(before).toMatchObject({ teamToken: 't', wpddl: '2026-01-04T00:00:00+00:00' })
    expect(before.rank).toMatchObject({
      id: ann.teamId,
      name: ann.team,
      rank: 1,
      score: 0,
      lastSubmissionTime: '2025-12-31T00:00:00+00:00',
    })
    expect(before.rank.challenges).toEqual([
      { id: challengeId, score: 0, type: 'Unaccepted', userName: null, time: null },
    ])
    expect(await world.answer(ben, { gameId, challengeId }, 'flag{right}')).toBe('Accepted')
    const after = await look(ben, gameId)
    expect(after.rank).toMatchObject({ id: ben.teamId, rank: 1, score: 525, solvedCount: 1 })
    expect(after.challenges.Misc).toMatchObject([
      { id: challengeId, score: 500, solved: 1, bloods: [{ id: ben.teamId, name: ben.team }] },
    ])
    expect((await look(ann, gameId)).rank).toMatchObject({ rank: 2, score: 0, solvedCount: 0 })
  })
  test('of a team without challenges have a row without a rank', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    expect(await look(player, gameId)).toEqual({
      challenges: {},
      rank: {
        id: player.teamId,
        name: player.team,
        bio: '',
        organization: null,
        avatar: null,
        score: 0,
        rank: 0,
        organizationRank: null,
        solvedCount: 0,
        lastSubmissionTime: '0001-01-01T00:00:00+00:00',
        challenges: [],
      },
      teamToken: 't',
      wpddl: '2026-01-04T00:00:00+00:00',
    })
  })
  test('are returned after the end in practice only', async () => {
    const endAt = world.server.clock.now() - 1
    const practised = await world.game({ endAt })
    await look(await world.player(practised), practised)
    const over = await world.game({ endAt, practiceMode: false })
    expectRefusal(await ask(await world.player(over), over), 400, 'gameOver')
  })
  test('are refused for users who do not play', async () => {
    const gameId = await world.game()
    expectRefusal(await ask(await world.player(await world.game()), gameId), 400, 'notPlaying')
    expectRefusal(await ask(await world.player(gameId, 'Suspended'), gameId), 400, 'notAccepted')
  })
})
