import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { submissionWorld, type SubmissionWorld } from '../submission/submission.world.ts'

let world: SubmissionWorld
let boss: string
beforeAll(async () => {
  world = await submissionWorld()
  await world.server.user('boss', 'Admin')
  boss = await world.server.signIn('boss')
})
afterAll(() => world.close())

const edit = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
  const answer = await world.server.ask(method, `/api/edit/games/${path}`, {
    headers: { cookie: boss, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
  return answer
}

test('a copy has no solves and tries, and its own flag; the original keeps its own', async () => {
  const [from, to] = [await world.game(), await world.game()]
  const [ann, bob] = [await world.player(from), await world.player(to)]
  const challengeId = await world.challenge(from, { flags: ['flag{right}', 'flag{other}'] })
  expect(await world.answer(ann, { gameId: from, challengeId }, 'flag{wrong}')).toBe('WrongAnswer')
  expect(await world.answer(ann, { gameId: from, challengeId }, 'flag{right}')).toBe('Accepted')

  const copies = await edit('POST', `${to}/challenges/copies`, { game: from, challenges: [challengeId] })
  const [copy] = copies.json<ChallengeInfoModel[]>()
  expect(copy).toMatchObject({ title: 'Tide', isEnabled: false, solves: 0, tries: 0 })
  const place = { gameId: to, challengeId: copy?.id ?? 0 }
  expect(await world.solves(place)).toEqual([])
  expect((await world.submit(bob, place, 'flag{right}')).statusCode).toBe(404)

  await edit('PUT', `${to}/challenges/${place.challengeId}`, { isEnabled: true })
  const { flags } = (await edit('GET', `${from}/challenges/${challengeId}`)).json<{
    flags: { id: number }[]
  }>()
  await edit('DELETE', `${from}/challenges/${challengeId}/flags/${flags[0]?.id}`)
  expect(await world.answer(bob, place, 'flag{right}')).toBe('Accepted')
  expect(await world.solves({ challengeId })).toMatchObject([{ participationId: ann.participationId }])
})
