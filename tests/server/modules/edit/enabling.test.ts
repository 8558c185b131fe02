import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
let gameId: number
beforeAll(async () => {
  world = await editWorld()
  gameId = (await world.game()).id
}, 60_000)
afterAll(() => world.close())

const put = (cId: number, body: object, id = gameId) =>
  world.say('PUT', `/games/${id}/challenges/${cId}`, body)
const save = async (cId: number, body: object) =>
  (await world.said('PUT', `/games/${gameId}/challenges/${cId}`, body)).json<ChallengeEditDetailModel>()

describe('enabling', () => {
  test('gives every team an instance, whatever its status, and the same one on another time', async () => {
    const { id } = await world.game()
    const { id: cId } = await world.challenge(id, 'DynamicContainer')
    const teams: number[] = []
    for (const status of ['Pending', 'Accepted', 'Rejected', 'Suspended'] as const)
      teams.push(await world.participation(id, status))
    await world.participation((await world.game()).id)
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { title: 'T' })
    expect(await world.instances(cId)).toEqual([])
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { isEnabled: true })
    const made = teams.map((team) => ({ id: team, isLoaded: false, flagId: null }))
    expect(await world.instances(cId)).toEqual(made)
    const late = await world.participation(id)
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { isEnabled: false })
    expect(await world.instances(cId)).toEqual(made)
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { isEnabled: true })
    expect(await world.instances(cId)).toEqual([...made, { id: late, isLoaded: false, flagId: null }])
  })
  test('needs a flag, but for a dynamic container', async () => {
    for (const type of CHALLENGE_TYPES) {
      const { id } = await world.challenge(gameId, type)
      if (type !== 'DynamicContainer') {
        expectRefusal(await put(id, { isEnabled: true }), 400, 'challengeWithoutFlag')
        await world.addFlags(gameId, id, 'flag{a}')
      }
      expect((await save(id, { isEnabled: true })).isEnabled).toBe(true)
    }
  })
  test('waits for a team that is being accepted', async () => {
    const { id } = await world.game()
    const { id: cId } = await world.challenge(id, 'DynamicContainer')
    const first = await world.participation(id)
    const { store } = world.server
    let enabling: ReturnType<typeof put> | undefined
    const second = await store.transaction(async ({ participations, teams, users }) => {
      const captainId = (await users.byLogin('ada'))?.id ?? ''
      const team = {
        name: 'T',
        bio: null,
        avatarHash: null,
        locked: false,
        inviteToken: '0'.repeat(32),
        captainId,
        createdAt: 0,
      }
      const teamId = await teams.create(team)
      const made = await participations.create({
        gameId: id,
        teamId,
        status: 'Pending',
        organization: null,
        token: 't',
        createdAt: 0,
      })
      enabling = put(cId, { isEnabled: true }, id)
      await new Promise((resolve) => setTimeout(resolve, 150))
      return made
    })
    expect((await enabling)?.statusCode).toBe(200)
    expect((await world.instances(cId)).map(({ id: team }) => team)).toEqual([first, second])
  })
})

test('a team that leaves while a challenge is enabled gets no instance', async () => {
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id, 'DynamicContainer')
  const [stays, leaves] = [await world.participation(id), await world.participation(id)]
  let enabling: ReturnType<typeof put> | undefined
  await world.server.store.transaction(async ({ participations }) => {
    await participations.delete(leaves)
    enabling = put(cId, { isEnabled: true }, id)
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  expect((await enabling)?.statusCode).toBe(200)
  expect((await world.instances(cId)).map(({ id: team }) => team)).toEqual([stays])
})

describe('during the game players are notified', () => {
  const NEWS: [string, object, object, string[]][] = [
    ['of a challenge that is enabled', {}, { isEnabled: true }, ['NewChallenge Task']],
    [
      'of it again, even if it was enabled already',
      { isEnabled: true },
      { isEnabled: true },
      ['NewChallenge Task'],
    ],
    ['under its new title', {}, { isEnabled: true, title: 'Heap' }, ['NewChallenge Heap']],
    ['of hints', { isEnabled: true }, { hints: ['a'] }, ['NewHint Task']],
    ['of another hint', { isEnabled: true, hints: ['a'] }, { hints: ['b'] }, ['NewHint Task']],
    ['of one hint less', { isEnabled: true, hints: ['a', 'b'] }, { hints: ['a'] }, ['NewHint Task']],
    [
      'of a hint that is there twice',
      { isEnabled: true, hints: ['a'] },
      { hints: ['a', 'a'] },
      ['NewHint Task'],
    ],
    [
      'of both at once',
      { hints: ['a'] },
      { isEnabled: true, hints: ['a', 'b'] },
      ['NewHint Task', 'NewChallenge Task'],
    ],
    ['not of a new order', { isEnabled: true, hints: ['a', 'b'] }, { hints: ['b', 'a'] }, []],
    ['not of hints that are gone', { isEnabled: true, hints: ['a', 'b'] }, { hints: [] }, []],
    ['not of the hints of a challenge that is off', {}, { hints: ['a'] }, []],
    [
      'not of the hints of one that is being disabled',
      { isEnabled: true },
      { isEnabled: false, hints: ['a'] },
      [],
    ],
    ['not of one that is disabled', { isEnabled: true }, { isEnabled: false }, []],
    ['not of anything else', { isEnabled: true }, { title: 'Heap', originalScore: 1 }, []],
  ]
  const told = async (game: { id: number }, before: object, change: object) => {
    const { id } = await world.challenge(game.id, 'DynamicContainer')
    await world.said('PUT', `/games/${game.id}/challenges/${id}`, before)
    const known = await world.notices(game.id)
    await world.said('PUT', `/games/${game.id}/challenges/${id}`, change)
    return (await world.notices(game.id)).slice(0, -known.length || undefined)
  }
  test.each(NEWS)('%s', async (_, before, change, news) =>
    expect(await told(await world.game(), before, change)).toEqual(news),
  )

  test('but not before its start or after its end, whose own instants count as during', async () => {
    const now = world.server.clock.now()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const spans = [
      [0, 1000, 1],
      [-1000, 0, 1],
      [1, 1000, 0],
      [-1000, -1, 0],
    ] as const
    for (const [start, end, count] of spans) {
      const game = await world.game({ start: at(start), end: at(end) })
      expect(await told(game, {}, { isEnabled: true })).toHaveLength(count)
    }
  })
})
