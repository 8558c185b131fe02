import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Call } from '#contract/call.ts'
import { openVersions } from '#server/base/versions.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { aServer, type TestServer } from '../a-server.ts'
import { ask, type Question } from '../authorization/asking.ts'
import { aGround, aPlace, type Place } from '../authorization/place.ts'
import { QUESTIONS } from '../authorization/questions.ts'
import { handClock } from '../hand-clock.ts'
import { fakeProvider } from './container/fake-provider.ts'

/**
 * Two processes on one database. The first keeps what it reads, and the second keeps nothing, so its
 * responses are what the first must send after every act.
 */
let keeping: TestServer
let reading: TestServer
let ground: Pick<Place, 'gameId' | 'postId'>
beforeAll(async () => {
  const clock = handClock()
  const containers = fakeProvider(clock)
  keeping = await aServer({ config: { rateLimit: false }, clock, containers })
  reading = await aServer({
    config: { rateLimit: false },
    containers,
    beside: keeping,
    versions: { ...openVersions(), of: () => null },
  })
  ground = await aGround(keeping)
})
afterAll(async () => {
  await reading.close()
  await keeping.close()
})

const acts = Object.entries(ALL_CALLS).filter(([, call]) => call.method !== 'GET' && SERVED_CALLS.has(call))
const changing = new Set<string>()

interface Reader {
  cookie: string | null
  addresses: readonly string[]
}

const addressesOf = (games: readonly number[], challenges: readonly (readonly [number, number])[]) => [
  '/api/config',
  '/api/game',
  '/api/game/page?count=3',
  '/api/account/profile',
  ...games.flatMap((id) => ['', '/notices', '/details'].map((rest) => `/api/game/${id}${rest}`)),
  ...challenges.map(([id, challenge]) => `/api/game/${id}/challenges/${challenge}`),
]

async function allOf(server: TestServer, readers: readonly Reader[]): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  for (const [nth, { cookie, addresses }] of readers.entries())
    for (const address of addresses) {
      const answer = await server.ask('GET', address, { headers: cookie === null ? {} : { cookie } })
      seen.set(`${nth} ${address}`, `${answer.statusCode} ${answer.body} ${tagIn(answer)}`)
    }
  return seen
}
const tagIn = ({ headers }: LightMyRequestResponse) => String(headers.etag ?? '')

const numbers = (...values: unknown[]) => values.filter((value) => typeof value === 'number')

/** Replaces the usual request, if that one would change nothing that a reader sees. */
const ASKED: Readonly<Record<string, (question: Question, place: Place) => Question>> = {
  updateConfig: (_, { fresh }) => ({ body: { globalConfig: { title: fresh } } }),
  updateGame: (question, { fresh }) => ({ ...question, body: { title: fresh } }),
  updateChallenge: (question, { fresh }) => ({
    ...question,
    body: { title: fresh, content: fresh, hints: [fresh] },
  }),
}

interface Game {
  id: number
  challengeId: number
}
/** An organiser's act on a game that a team plays, as well as on the one that the request names. */
const onPlayed = ({ params = {}, ...question }: Question, { id, challengeId }: Game): Question => ({
  ...question,
  params: { ...params, id, ...('cId' in params ? { cId: challengeId } : {}) },
})
const cases = acts.flatMap(([name, call]) => [
  [name, 'its own game', call] as const,
  ...(call.path.startsWith('/api/edit/games/{id}') ? [[name, 'a played game', call] as const] : []),
])

test.each(cases)('after %s on %s each reader gets what is stored now', async (name, which, call: Call) => {
  const { place, cookieOf } = await aPlace(keeping, ground)
  const asked = QUESTIONS[name]
  const played = await place.aPlayedGame()
  const usual: Question = (await asked?.ask?.(place)) ?? {}
  const own = ASKED[name]?.(usual, place) ?? usual
  const question = which === 'a played game' ? onPlayed(own, played) : own
  const { id, cId, challengeId } = question.params ?? {}
  const [game = ground.gameId] = numbers(id)
  const addresses = addressesOf(
    [ground.gameId, game, played.id],
    [
      [played.id, played.challengeId] as const,
      ...numbers(cId, challengeId).map((one) => [game, one] as const),
    ],
  )
  const readers: Reader[] = []
  for (const caller of ['anonymous', 'Admin', 'captain', 'member', 'otherMember'] as const)
    readers.push({ cookie: await cookieOf(caller), addresses })
  const isOfPlayers = call.rules.role === 'User' || call.rules.role === null
  const actor = readers[isOfPlayers ? 2 : 1]?.cookie ?? null

  await allOf(keeping, readers)
  const before = await allOf(keeping, readers)
  const answer = await ask(keeping, call, question, actor)
  expect(answer.statusCode).toBeLessThan(500)
  const after = await allOf(keeping, readers)
  expect(after).toEqual(await allOf(reading, readers))
  if ([...after].some(([address, seen]) => before.get(address) !== seen)) changing.add(name)
})

test('the acts that readers see are among them', () => {
  expect([...changing]).toEqual(
    expect.arrayContaining([
      'updateConfig',
      'uploadLogo',
      'updateGame',
      'deleteGame',
      'uploadPoster',
      'createNotice',
      'deleteNotice',
      'updateChallenge',
      'deleteChallenge',
      'pauseGame',
      'joinGame',
      'leaveGame',
      'updateTeam',
      'updateProfile',
      'signOut',
    ]),
  )
})
