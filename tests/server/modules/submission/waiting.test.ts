import { afterAll, beforeAll, expect, test } from 'vitest'
import { aServer } from '../../a-server.ts'
import { submissionWorld, type SubmissionWorld } from './submission.world.ts'

/** The requests that the limit allows in a minute. */
const LET_THROUGH = 150

let world: SubmissionWorld
beforeAll(async () => {
  world = await submissionWorld(await aServer({ config: { rateLimit: true } }))
})
afterAll(() => world.close())

test('a submission counts from its arrival, however long it waits for its turn', async () => {
  const { clock } = world.server
  const gameId = await world.game({ startAt: clock.now() - 1_000, endAt: clock.now() + 59_900 })
  const ann = await world.player(gameId)
  const place = { gameId, challengeId: await world.challenge(gameId) }

  for (let nth = 0; nth < LET_THROUGH; nth++)
    await world.server.ask('GET', '/api/account/profile', { headers: { cookie: ann.cookie } })

  // In the last second of the window a request waits instead of being refused.
  clock.advance(59_500)
  const givenAt = clock.now()
  const answering = world.submit(ann, place, 'flag{right}')
  let isAnswered = false
  void answering.then(() => (isAnswered = true))
  await new Promise((settle) => setTimeout(settle, 200))
  expect(isAnswered ? (await answering).body : '').toBe('')
  clock.advance(500)
  expect((await answering).statusCode).toBe(200)
  expect(await world.solves(place)).toMatchObject([
    { participationId: ann.participationId, at: givenAt, status: 'Accepted' },
  ])
})

test.each(['flag{\ud83d}', '\udc00flag'])('half a character is no text: %j', async (flag) => {
  const gameId = await world.game()
  const ann = await world.player(gameId)
  const place = {
    gameId,
    challengeId: await world.challenge(gameId, { flags: ['flag{\ufffd}', '\ufffdflag'] }),
  }
  expect((await world.submit(ann, place, flag)).statusCode).toBe(400)
  expect(await world.submissions(gameId)).toEqual([])
})
