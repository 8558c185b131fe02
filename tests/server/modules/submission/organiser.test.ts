import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChallengeEditDetailModel, ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { submissionWorld, type SubmissionWorld } from './submission.world.ts'

let world: SubmissionWorld
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())

test('organisers see the number of solves of a challenge, and its current score', async () => {
  const { server } = world
  await server.user('orla', 'Admin')
  const cookie = await server.signIn('orla')
  const read = async <Model>(path: string) =>
    (await server.ask('GET', `/api/edit/games/${path}`, { headers: { cookie } })).json<Model>()
  const gameId = await world.game({ endAt: server.clock.now() + 60_000 })
  const [ann, bob, cyd, dan] = await world.players(gameId, 4)
  const challengeId = await world.challenge(gameId)
  const place = { gameId, challengeId }
  for (const player of [ann, bob, cyd]) if (player) await world.answer(player, place, 'flag{right}')
  const seen = async () => {
    const [listed] = await read<ChallengeInfoModel[]>(`${gameId}/challenges`)
    return [
      listed?.score,
      (await read<ChallengeEditDetailModel>(`${gameId}/challenges/${challengeId}`)).acceptedCount,
    ]
  }
  expect(await seen()).toEqual([376, 3])
  if (bob) await world.setStatus(bob, 'Suspended')
  expect(await seen()).toEqual([432, 2])
  // Practice after the end must not count.
  server.clock.advance(120_000)
  if (dan) expect(await world.answer(dan, place, 'flag{right}')).toBe('Accepted')
  expect(await seen()).toEqual([432, 2])
})
