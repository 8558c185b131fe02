import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submissionWorld, type Place, type Player, type SubmissionWorld } from './submission.world.ts'

let world: SubmissionWorld
let gameId: number
let ann: Player
let bob: Player
let cyd: Player
let dan: Player
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  gameId = await world.game()
  ann = await world.player(gameId)
  bob = await world.player(gameId)
  cyd = await world.player(gameId)
  dan = await world.player(gameId)
})

describe('a static challenge', () => {
  test.each(['StaticAttachment', 'StaticContainer'] as const)(
    'accepts each of its flags, trimmed and exact (%s)',
    async (type) => {
      const place = {
        gameId,
        challengeId: await world.challenge(gameId, { type, flags: ['flag{a}', 'flag{b}'] }),
      }
      expect(await world.answer(ann, place, 'flag{B}')).toBe('WrongAnswer')
      expect(await world.answer(ann, place, ' \tflag{b}\n')).toBe('Accepted')
      expect(await world.answer(bob, place, 'flag{a}')).toBe('Accepted')
      expect((await world.submissions(gameId)).map(({ answer, status }) => [answer, status])).toEqual([
        ['flag{B}', 'WrongAnswer'],
        ['flag{b}', 'Accepted'],
        ['flag{a}', 'Accepted'],
      ])
    },
  )
  test('never counts a wrong flag as a cheat', async () => {
    const [first, second] = [
      await world.challenge(gameId, { flags: ['flag{a}'] }),
      await world.challenge(gameId, { flags: ['flag{b}'] }),
    ]
    expect(await world.answer(ann, { gameId, challengeId: first }, 'flag{b}')).toBe('WrongAnswer')
    expect(await world.answer(ann, { gameId, challengeId: second }, 'flag{a}')).toBe('WrongAnswer')
    expect(await world.cheats(gameId)).toEqual([])
  })
  test('that the team was not assigned is `NotFound`, which is stored and sent to monitors alone', async () => {
    const place = { gameId, challengeId: await world.challenge(gameId) }
    const late = await world.player(gameId)
    expect(await world.answer(late, place, 'flag{right}')).toBe('NotFound')
    expect((await world.submissions(gameId)).map(({ status }) => status)).toEqual(['NotFound'])
    expect([await world.events(gameId), await world.solves(place), await world.facts(gameId)]).toEqual([
      [],
      [],
      [],
    ])
  })
})

describe.each(['DynamicAttachment', 'DynamicContainer'] as const)('a challenge of type %s', (type) => {
  let place: Place
  beforeEach(async () => {
    place = {
      gameId,
      challengeId: await world.challenge(gameId, {
        type,
        flags: type === 'DynamicContainer' ? [] : ['flag{spare}'],
      }),
    }
    await world.deal(place, ann, 'flag{ann}')
    await world.deal(place, bob, 'flag{bob}')
  })
  test('accepts the flag assigned to the team', async () => {
    expect(await world.answer(ann, place, 'flag{ann}')).toBe('Accepted')
    expect(await world.answer(bob, place, 'flag{spare}')).toBe('WrongAnswer')
  })
  test('accepts nothing from a team that never opened it', async () => {
    expect(await world.answer(cyd, place, 'flag{spare}')).toBe('WrongAnswer')
    expect(await world.solves(place)).toEqual([])
  })
  test("detects another team's flag, each time, and does not report it to the sender", async () => {
    expect(await world.answer(ann, place, 'flag{bob}')).toBe('WrongAnswer')
    expect(await world.answer(ann, place, 'flag{bob}')).toBe('WrongAnswer')
    const submissions = await world.submissions(gameId)
    expect(submissions.map(({ status }) => status)).toEqual(['CheatDetected', 'CheatDetected'])
    expect(await world.cheats(gameId)).toEqual(
      submissions.map(({ id }) => ({ submissionId: id, ownerId: bob.participationId })),
    )
    const told = `Tide#${place.challengeId}  ${ann.team} ← ${bob.team}`
    expect(await world.events(gameId)).toEqual(
      [0, 1].flatMap(() => [
        {
          type: 'FlagSubmit',
          content: `[WrongAnswer] flag{bob}  Tide#${place.challengeId}`,
          teamId: ann.teamId,
        },
        { type: 'CheatDetected', content: told, teamId: ann.teamId },
      ]),
    )
  })
  test('detects that of a suspended team, too, and of a sender who has not opened it', async () => {
    await world.setStatus(bob, 'Suspended')
    await world.answer(cyd, place, 'flag{bob}')
    expect(await world.cheats(gameId)).toHaveLength(1)
  })
  test('does not count a flag of another challenge as a cheat', async () => {
    const other = { gameId, challengeId: await world.challenge(gameId, { type, flags: [] }) }
    await world.deal(other, bob, 'flag{elsewhere}')
    await world.answer(ann, place, 'flag{elsewhere}')
    expect(await world.cheats(gameId)).toEqual([])
  })
  test('a correct flag is no cheat, even if another team was assigned the same', async () => {
    await world.deal(place, cyd, 'flag{ann}')
    expect(await world.answer(ann, place, 'flag{ann}')).toBe('Accepted')
    expect(await world.cheats(gameId)).toEqual([])
  })
})

describe('the places', () => {
  let place: Place
  beforeEach(async () => {
    place = { gameId, challengeId: await world.challenge(gameId) }
  })
  const bloods = async () => (await world.notices(gameId)).map(({ type, content }) => `${type} ${content}`)

  test('of the first three are announced, in the order of their submissions', async () => {
    for (const player of [bob, ann, dan, cyd]) await world.answer(player, place, 'flag{right}')
    expect(await bloods()).toEqual([
      `FirstBlood 🥇 ${bob.team} – Tide`,
      `SecondBlood 🥈 ${ann.team} – Tide`,
      `ThirdBlood 🥉 ${dan.team} – Tide`,
    ])
    const solves = await world.solves(place)
    expect(solves.map(({ participationId }) => participationId)).toEqual(
      [bob, ann, dan, cyd].map(({ participationId }) => participationId),
    )
    // The clock does not move, but the solves must get different times.
    expect(new Set(solves.map(({ at }) => at)).size).toBe(4)
    expect(await world.facts(gameId)).toEqual(
      [bob, ann, dan, cyd].map(({ teamId, name }, index) => ({
        seq: index + 1,
        kind: 'solve',
        teamId,
        challengeId: place.challengeId,
        at: solves[index]?.at,
        user: name,
      })),
    )
  })
  test('a second correct flag is accepted, and changes nothing', async () => {
    await world.answer(ann, place, 'flag{right}')
    expect(await world.answer(ann, place, 'flag{right}')).toBe('Accepted')
    expect([
      (await world.solves(place)).length,
      (await bloods()).length,
      (await world.facts(gameId)).length,
    ]).toEqual([1, 1, 1])
    expect((await world.events(gameId)).length).toBe(2)
  })
  test('of a suspended team are passed on', async () => {
    await world.answer(ann, place, 'flag{right}')
    await world.setStatus(ann, 'Suspended')
    await world.answer(bob, place, 'flag{right}')
    expect((await bloods()).at(-1)).toBe(`FirstBlood 🥇 ${bob.team} – Tide`)
  })
})

describe('the end', () => {
  test('in practice flags are judged correct, and do not count', async () => {
    const now = world.server.clock.now()
    gameId = await world.game({ endAt: now - 1 })
    ann = await world.player(gameId)
    const place = { gameId, challengeId: await world.challenge(gameId) }
    expect(await world.answer(ann, place, 'flag{right}')).toBe('Accepted')
    expect((await world.solves(place)).length).toBe(1)
    expect([await world.notices(gameId), await world.facts(gameId)]).toEqual([[], []])
    expect((await world.events(gameId)).map(({ type }) => type)).toEqual(['FlagSubmit'])
  })
  test('a solve of the last moment stays before it, whatever was before', async () => {
    const endAt = world.server.clock.now() + 1
    gameId = await world.game({ endAt })
    const players = await world.players(gameId, 3)
    const place = { gameId, challengeId: await world.challenge(gameId) }
    for (const player of players) await world.answer(player, place, 'flag{right}')
    expect((await world.solves(place)).map(({ at }) => at)).toEqual([endAt - 1, endAt - 1, endAt - 1])
    expect((await world.facts(gameId)).map((fact) => (fact.kind === 'solve' ? fact.teamId : null))).toEqual(
      players.map(({ teamId }) => teamId),
    )
    expect((await world.notices(gameId)).map(({ type }) => type)).toEqual([
      'FirstBlood',
      'SecondBlood',
      'ThirdBlood',
    ])
  })
})

test('the log has the verdict of a submission and never its text', async () => {
  const place = {
    gameId,
    challengeId: await world.challenge(gameId, { type: 'DynamicContainer', flags: [] }),
  }
  await world.deal(place, ann, 'flag{secret-ann}')
  await world.deal(place, bob, 'flag{secret-bob}')
  for (const flag of ['flag{secret-ann}', 'flag{secret-bob}', 'flag{secret-no}'])
    await world.answer(ann, place, flag)
  await world.answer(await world.player(gameId), place, 'flag{secret-late}')
  await expect
    .poll(
      async () =>
        (await world.entries()).filter(({ message }) => message.includes(`#${place.challengeId}`)).length,
    )
    .toBe(5)
  const entries = (await world.entries())
    .filter(({ message }) => message.includes(`#${place.challengeId}`))
    .toReversed()
  expect(entries.map(({ level, status }) => `${level} ${status}`)).toEqual([
    'Information Success',
    'Information Failed',
    'Information Success',
    'Information Failed',
    'Warning NotFound',
  ])
  expect(entries[0]).toMatchObject({ name: ann.name, ip: '127.0.0.1' })
  expect(
    [JSON.stringify(entries), world.server.logged.join('')].filter((text) => text.includes('secret')),
  ).toEqual([])
})
