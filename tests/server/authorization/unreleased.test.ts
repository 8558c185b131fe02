import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { ask, type Question } from './asking.ts'
import { roleOf } from './callers.ts'
import { aPlace, type Place } from './place.ts'
import { QUESTIONS } from './questions.ts'
import { aRival } from './rival.ts'
import { readable, twinServers, type Twin, type TwinServers } from './twin-servers.ts'

let twins: TwinServers
beforeAll(async () => {
  twins = await twinServers()
  await twins.schedule(twins.knowing.ground.gameId)
}, 60_000)
afterAll(() => twins.close())

/** `rival` plays in the game of the request, for another team than `member` and `captain`. */
const ASKERS = ['anonymous', 'User', 'rival', 'member', 'captain', 'Monitor'] as const
type Asker = (typeof ASKERS)[number]

/** The screens of the room, where monitors prepare for what comes. */
const ROOM = ['getSchedule', 'getRoomOverview', 'actOnCause', 'getRoomResults']

const CALLS = Object.entries<Call>(ALL_CALLS).filter(([, call]) => SERVED_CALLS.has(call))

const isAdmitted = ({ rules: { role } }: Call, asker: Asker) =>
  role === null || (asker !== 'anonymous' && isAtLeast(asker === 'rival' ? 'User' : roleOf(asker), role))

interface Asked {
  twin: Twin
  question: Question
  cookie: string | null
}
/** The rows of the request, without the challenge. */
async function prepare(twin: Twin, name: string, asker: Asker): Promise<Asked> {
  const { server, ground } = twin
  const { place, cookieOf } = await aPlace(server, ground)
  const question = (await QUESTIONS[name]?.ask?.(place)) ?? {}
  const rival = await aRival(server, gameOf(name, question, ground))
  return { twin, question, cookie: asker === 'rival' ? rival : await cookieOf(asker) }
}
function gameOf(name: string, { params }: Question, { gameId }: Pick<Place, 'gameId'>): number {
  const path = Reflect.get(ALL_CALLS, name)?.path ?? ''
  return /^\/api\/(?:edit\/games|game)\/\{id\}/.test(path) ? Number(params?.['id'] ?? gameId) : gameId
}
/**
 * What the caller reads on both servers: the response to a valid request, to one without a body, and to the
 * same requests about the challenge itself, whose id nobody has on the other server.
 */
async function told(name: string, call: Call, asker: Asker, opensInMs?: number): Promise<[unknown, unknown]> {
  // A seed is used once, because two rows must not get the same id.
  const seed = `${name} by ${asker}, ${opensInMs ?? 'later'}`
  const [here, there] = await twins.both(seed, (twin) => prepare(twin, name, asker))
  const id = await twins.schedule(gameOf(name, here.question, here.twin.ground), opensInMs)
  const askedOf = ({ question }: Asked): Question[] => {
    const { body: _body, ...bare } = question
    const about = (one: Question) => ({ ...one, params: { ...one.params, challengeId: id, cId: id } })
    const isAbout = /\{c(?:hallenge)?Id\}/.test(call.path)
    return (question.body === undefined ? [question] : [question, bare]).flatMap((one) =>
      isAbout ? [about(one), one] : [one],
    )
  }
  const both = new Map([here, there].map((asked) => [asked.twin, asked]))
  return twins.both(`${seed}, asked`, async (twin) => {
    const asked = both.get(twin) ?? expect.fail()
    const answers: unknown[] = []
    for (const question of askedOf(asked))
      answers.push(readable(await ask(twin.server, call, question, asked.cookie)))
    return answers
  })
}

const QUESTIONED = CALLS.flatMap(([name, call]) =>
  ASKERS.filter((asker) => isAdmitted(call, asker)).map((asker) => ({ name, call, asker })),
)
const isOfRoom = ({ name, asker }: (typeof QUESTIONED)[number]) => asker === 'Monitor' && ROOM.includes(name)

describe('before the release a call answers as if the challenge did not exist:', () => {
  test.each(QUESTIONED.filter((one) => !isOfRoom(one)))('$name by $asker', async ({ name, call, asker }) => {
    const [knowing, ignorant] = await told(name, call, asker)
    expect(knowing).toEqual(ignorant)
  })
})

/** Without these the comparison above would prove nothing. */
const TOLD_FROM_THEN_ON = [
  'destroyContainer',
  'exportStandings',
  'getBoard',
  'getBoardTeam',
  'getChallenge',
  'getGameDetails',
  'getScoreboard',
  'listNotices',
  'listTeamAttempts',
  'prolongContainer',
  'startContainer',
  'submitFlag',
]
test.each(CALLS.filter(([name]) => TOLD_FROM_THEN_ON.includes(name)))(
  'from the release on %s tells of the challenge',
  async (name, call) => {
    const [knowing, ignorant] = await told(name, call, 'member', 0)
    expect(knowing).not.toEqual(ignorant)
  },
)
test('the calls that tell of it are served', () => {
  const names = CALLS.map(([name]) => name)
  expect(TOLD_FROM_THEN_ON.filter((name) => !names.includes(name))).toEqual([])
})
