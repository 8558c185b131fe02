import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { NewFlag } from '#server/store/flags.ts'
import { saltOf, teamHash } from '#server/modules/game/team-hash.ts'
import { statement } from '#server/store/sql.ts'
import {
  submissionWorld,
  type Place,
  type Player,
  type SubmissionWorld,
} from '../submission/submission.world.ts'
import { expectRefusal } from '../team/team.world.ts'

const DAY_MS = 24 * 3_600_000
const GUID = /^flag\{[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\}$/
const DEALT = statement(
  'test.dealt',
  `select i.participation_id as id, f.flag, f.is_generated as "isGenerated", i.is_loaded as "isLoaded"
   from instances i left join flags f on f.id = i.flag_id where i.challenge_id = $1 order by 1`,
)
const GENERATED = statement(
  'test.generated',
  'select count(*) as count from flags where challenge_id = $1 and is_generated',
)
const REMOVE_FLAGS = statement('test.removeFlags', 'delete from flags where challenge_id = $1')
const ADD_FILE = statement(
  'test.addFile',
  `insert into files (hash, name, size, refs, stored_at) values ($1, 'x', 7, 1, now())`,
)

let world: SubmissionWorld
beforeAll(async () => {
  world = await submissionWorld()
}, 60_000)
afterAll(() => world.close())

const open = ({ cookie }: Pick<Player, 'cookie'>, { gameId, challengeId }: Place) =>
  world.server.ask('GET', `/api/game/${gameId}/challenges/${challengeId}`, {
    headers: { cookie, 'accept-language': 'zh' },
  })
async function opened(player: Player, place: Place): Promise<ChallengeDetailModel> {
  const answer = await open(player, place)
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
  return answer.json<ChallengeDetailModel>()
}
const dealt = (challengeId: number) =>
  world.server.store.sql.many<{
    id: number
    flag: string | null
    isGenerated: boolean | null
    isLoaded: boolean
  }>(DEALT, [challengeId])
const generated = async (challengeId: number) =>
  (await world.server.store.sql.one<{ count: number }>(GENERATED, [challengeId]))?.count
/** Enabled, and assigned to all current players. */
async function aChallenge(
  gameId: number,
  type: ChallengeType,
  flags: readonly NewFlag[] = [],
  more: object = {},
): Promise<Place> {
  const { store } = world.server
  const challengeId = await world.challenge(gameId, { type, flags: [] })
  await store.flags.add(challengeId, flags)
  const challenge = await store.challenges.byId(gameId, challengeId)
  if (challenge) await store.challenges.update(challengeId, { ...challenge, ...more })
  return { gameId, challengeId }
}
async function aFile(): Promise<string> {
  const hash = randomBytes(32).toString('hex')
  await world.server.store.sql.run(ADD_FILE, [hash])
  return hash
}
const failures = async (challengeId: number) =>
  (await world.server.store.logs.list('Warning', { count: 500, skip: 0 })).filter(({ message }) =>
    message.includes(`challenge ${challengeId} `),
  )

describe('a challenge that is opened', () => {
  test('returns its current score and its attachment, and no flags', async () => {
    const gameId = await world.game()
    const [ann, ben] = await world.players(gameId, 2)
    const fileHash = await aFile()
    const place = await aChallenge(gameId, 'StaticAttachment', [{ flag: 'flag{secret}', target: null }], {
      content: '# Hi',
      hints: ['look'],
      difficulty: 1,
    })
    await world.server.store.attachments.setOfChallenge(place.challengeId, {
      type: 'Local',
      fileHash,
      name: '题 1.zip',
    })
    if (!ann || !ben) throw new Error('players are missing')
    const answer = await open(ann, place)
    expect(answer.json()).toEqual({
      id: place.challengeId,
      title: 'Tide',
      content: '# Hi',
      tag: 'Misc',
      hints: ['look'],
      attemptLimit: 0,
      score: 500,
      type: 'StaticAttachment',
      context: { closeTime: null, instanceEntry: null, url: `/assets/${fileHash}/题 1.zip`, fileSize: 7 },
    })
    expect(answer.body).not.toContain('secret')
    expect(await dealt(place.challengeId)).toMatchObject([
      { id: ann.participationId, flag: null, isLoaded: true },
      { id: ben.participationId, flag: null, isLoaded: false },
    ])
    for (const player of [ann, ben]) await world.answer(player, place, 'flag{secret}')
    const ofTwo = Math.floor(500 * (0.25 + 0.75 * Math.exp(-1)))
    expect((await opened(ann, place)).score).toBe(ofTwo)
    await world.setStatus(ben, 'Suspended')
    await world.server.store.transaction(({ boardFacts, games }) =>
      games.lock(gameId).then(() => boardFacts.append(gameId, [{ kind: 'change' }])),
    )
    expect((await opened(ann, place)).score).toBe(500)
  })
  test('may have an external attachment, or none', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const place = await aChallenge(gameId, 'StaticContainer', [{ flag: 'f', target: null }])
    expect((await opened(player, place)).context).toEqual({
      closeTime: null,
      instanceEntry: null,
      url: null,
      fileSize: null,
    })
    await world.server.store.attachments.setOfChallenge(place.challengeId, {
      type: 'Remote',
      url: 'https://files.example/a?b',
    })
    expect((await opened(player, place)).context).toMatchObject({
      url: 'https://files.example/a?b',
      fileSize: null,
    })
  })
})

describe('of a dynamic container', () => {
  test('each team gets a flag of its own, the same at each opening', async () => {
    const gameId = await world.game()
    const players = await world.players(gameId, 3)
    const place = await aChallenge(gameId, 'DynamicContainer')
    for (const player of [...players, ...players]) await opened(player, place)
    const flags = (await dealt(place.challengeId)).map(({ flag }) => flag ?? '')
    expect(new Set(flags).size).toBe(3)
    for (const flag of flags) expect(flag).toMatch(GUID)
    expect(await generated(place.challengeId)).toBe(3)
    const [ann] = players
    if (ann) expect(await world.answer(ann, place, flags[0] ?? '')).toBe('Accepted')
  })
  test('the flag follows the template, with the team hash that organisers can compute', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const place = await aChallenge(gameId, 'DynamicContainer', [], { flagTemplate: 'flag{x [TEAM_HASH]}' })
    await opened(player, place)
    const salt = saltOf((await world.server.store.games.privateKeyOf(gameId)) ?? '')
    expect(await dealt(place.challengeId)).toMatchObject([
      { flag: `flag{x ${teamHash(place.challengeId, { token: 't', salt })}}`, isGenerated: true },
    ])
  })
  test('twenty simultaneous first reads create one flag', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const place = await aChallenge(gameId, 'DynamicContainer')
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(player, place)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await generated(place.challengeId)).toBe(1)
    expect(await dealt(place.challengeId)).toMatchObject([
      { isLoaded: true, flag: expect.stringMatching(GUID) as string },
    ])
  })
})

describe('of a dynamic attachment', () => {
  const flags = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, at): Promise<NewFlag> => ({
        flag: `flag{${at}}`,
        target: { type: 'Local', fileHash: await aFile(), name: `own-${at}.bin` },
      })),
    )
  const hashOf = (flag: NewFlag | undefined) => (flag?.target?.type === 'Local' ? flag.target.fileHash : '')

  test('each team gets one, under the shared name, the same at each opening', async () => {
    const gameId = await world.game()
    const players = await world.players(gameId, 4)
    const written = await flags(4)
    const place = await aChallenge(gameId, 'DynamicAttachment', written, { fileName: 'data.zip' })
    const urls: string[] = []
    for (const player of players) urls.push((await opened(player, place)).context.url ?? '')
    expect(urls.toSorted()).toEqual(written.map((flag) => `/assets/${hashOf(flag)}/data.zip`).sort())
    for (const [at, player] of players.entries())
      expect((await opened(player, place)).context).toMatchObject({ url: urls[at], fileSize: 7 })
    expect(await generated(place.challengeId)).toBe(0)
  })
  test('ten teams that open it at the same time with ten left all get one', async () => {
    const gameId = await world.game()
    const players = await world.players(gameId, 10)
    const place = await aChallenge(gameId, 'DynamicAttachment', await flags(10))
    const answers = await Promise.all([...players, ...players].map((player) => open(player, place)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(new Set((await dealt(place.challengeId)).map(({ flag }) => flag)).size).toBe(10)
  })
  test('the last team is notified when none is left, and organisers read it in the log; an added one is assigned', async () => {
    const gameId = await world.game()
    const players = await world.players(gameId, 3)
    const place = await aChallenge(gameId, 'DynamicAttachment', await flags(2))
    const answers = await Promise.all(players.map((player) => open(player, place)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    const late = answers.findIndex(({ statusCode }) => statusCode === 404)
    const [refused, player] = [answers[late], players[late]]
    if (!refused || !player) throw new Error('nobody was late')
    expectRefusal(refused, 404, 'attachmentsUsedUp')
    await expect.poll(() => failures(place.challengeId)).toMatchObject([{ status: 'Failed', name: 'System' }])
    await world.server.store.flags.add(place.challengeId, [
      { flag: 'flag{late}', target: { type: 'Remote', url: 'https://files.example/late' } },
    ])
    expect((await opened(player, place)).context).toMatchObject({
      url: 'https://files.example/late',
      fileSize: null,
    })
  })
  test('the assigned one is random', async () => {
    const got = new Set<string | null>()
    for (let round = 0; round < 12; round++) {
      const gameId = await world.game()
      const player = await world.player(gameId)
      const place = await aChallenge(gameId, 'DynamicAttachment', await flags(8))
      await opened(player, place)
      got.add((await dealt(place.challengeId))[0]?.flag ?? null)
    }
    // All twelve are equal only once in 10^9 runs.
    expect(got.size).toBeGreaterThan(1)
  })
  test('whose flag was deleted is assigned again', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const place = await aChallenge(gameId, 'DynamicAttachment', await flags(1))
    await opened(player, place)
    await world.server.store.sql.run(REMOVE_FLAGS, [place.challengeId])
    expect(await dealt(place.challengeId)).toMatchObject([{ isLoaded: true, flag: null }])
    expectRefusal(await open(player, place), 404, 'attachmentsUsedUp')
    await world.server.store.flags.add(place.challengeId, [{ flag: 'flag{new}', target: null }])
    await opened(player, place)
    expect(await dealt(place.challengeId)).toMatchObject([{ isLoaded: true, flag: 'flag{new}' }])
  })
})

describe('is refused', () => {
  test('for invalid ids, before any other check', async () => {
    for (const [gameId, challengeId] of [
      [0, 1],
      [-1, 1],
      [1, 0],
      [1, -5],
    ] as const)
      expectRefusal(
        await open(
          { cookie: await world.enter((await world.player(await world.game())).id) },
          { gameId, challengeId },
        ),
        404,
        'challengeMissing',
      )
  })
  test('if it is of another game, unknown, disabled, or not assigned to the team', async () => {
    const [gameId, other] = [await world.game(), await world.game()]
    const player = await world.player(gameId)
    const place = await aChallenge(gameId, 'StaticAttachment')
    const { challengeId: elsewhere } = await aChallenge(other, 'StaticAttachment')
    for (const challengeId of [elsewhere, 2_147_483_647])
      expectRefusal(await open(player, { gameId, challengeId }), 404, 'challengeMissing')
    await opened(player, place)
    await world.enable(place, false)
    expectRefusal(await open(player, place), 404, 'challengeMissing')
    await world.enable(place, true)
    expectRefusal(await open(await world.player(gameId), place), 404, 'challengeMissing')
    await expect
      .poll(() => failures(place.challengeId))
      .toMatchObject([{ status: 'NotFound', name: 'System' }])
  })
  test('by the check of player calls, for the first reason', async () => {
    const now = world.server.clock.now()
    const coming = { startAt: now + 1, endAt: now + DAY_MS }
    const over = { endAt: now - 1, practiceMode: false }
    const stranger = await world.player(await world.game())
    const at = async (more: object, status?: 'Pending' | 'Rejected' | 'Suspended' | 'Accepted') => {
      const gameId = await world.game(more)
      const player = status === undefined ? stranger : await world.player(gameId, status)
      return open(player, await aChallenge(gameId, 'StaticAttachment'))
    }
    expectRefusal(await open(stranger, { gameId: 2_147_483_647, challengeId: 1 }), 404, 'gameMissing')
    expectRefusal(await at(coming), 400, 'notPlaying')
    for (const status of ['Pending', 'Rejected', 'Suspended'] as const)
      expectRefusal(await at(coming, status), 400, 'notAccepted')
    expectRefusal(await at(coming, 'Accepted'), 400, 'notStarted')
    expectRefusal(await at(over, 'Accepted'), 400, 'gameOver')
    for (const open of [
      { startAt: now, endAt: now + 1 },
      { endAt: now, practiceMode: false },
      { endAt: now - 1 },
    ])
      expect((await at(open, 'Accepted')).statusCode).toBe(200)
  })
})
