import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { EffectsModel } from '#contract/models/effects.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { GameDetailModel } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { judgeBatch } from '#server/modules/submission/judge-batch.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import type { Player } from '../submission/submission.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
let game: Awaited<ReturnType<typeof world.aGame>>
let locked: number
beforeAll(async () => {
  world = await freezeWorld()
}, 60_000)
afterAll(() => world.close())

const SECRET = 'Kraken under the pier'
const save = (id: number, facts: object) => world.edit('PUT', `${game.gameId}/challenges/${id}`, facts)
const look = async (gameId: number, id: number) =>
  (await world.edit('GET', `${gameId}/challenges/${id}`)).json<ChallengeEditDetailModel>()
const details = async ({ cookie }: Player) =>
  (await world.get(`${game.gameId}/details`, { cookie })).json<GameDetailModel>()
const listed = async (player: Player) =>
  Object.values((await details(player)).challenges)
    .flat()
    .map((each) => each?.id)
const place = () => ({ gameId: game.gameId, challengeId: locked })

/** `ann` has solved the prerequisite. `bob` and `eve` have not. */
beforeEach(async () => {
  game = await world.aGame()
  const { gameId, first } = game
  const made = await world.edit('POST', `${gameId}/challenges`, {
    title: 'Deep',
    type: 'StaticContainer',
    tag: 'Pwn',
  })
  locked = made.json<ChallengeEditDetailModel>().id
  await world.edit('POST', `${gameId}/challenges/${locked}/flags`, [{ flag: 'flag{right}' }])
  const saved = await save(locked, {
    content: SECRET,
    hints: [SECRET],
    isEnabled: true,
    containerImage: 'image',
    prerequisites: [first.challengeId],
  })
  expect(saved.statusCode).toBe(200)
})

/** The calls that name a challenge and are open to players. */
const OF_CHALLENGE = Object.entries(ALL_CALLS).filter(
  ([, { path, rules }]: [string, Call]) =>
    /\{c(?:hallenge)?Id\}/.test(path) && (rules.role === null || isAtLeast('User', rules.role)),
)
const ask = (call: Call, { cookie }: Player) =>
  world.server.ask(
    call.method,
    call.path
      .replace('{id}', String(game.gameId))
      .replace(/\{c(?:hallenge)?Id\}/, String(locked))
      .replaceAll(/\{\w+\}/g, '1'),
    {
      headers: { 'accept-language': 'zh', cookie },
      ...(call.method === 'POST' ? { payload: { flag: 'flag{right}' } } : {}),
    },
  )

describe('a challenge with a prerequisite that the team has not solved', () => {
  test.each(OF_CHALLENGE)('is refused to it by %s', async (_, call) => {
    const answer = await ask(call, game.eve)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain(SECRET)
  })
  test('shows its text and hints in no answer to it', async () => {
    const seen = await world.seenBy(game.eve, place(), game.eve.teamId)
    expect(JSON.stringify(seen)).not.toContain(SECRET)
    expect(JSON.stringify(await world.told('notices', game.gameId))).not.toContain(SECRET)
  })
  test('is not in its list, but among the locked ones, with what is missing', async () => {
    const { first } = game
    expect(await listed(game.eve)).not.toContain(locked)
    expect((await details(game.eve)).locked).toEqual([
      { id: locked, title: 'Deep', tag: 'Pwn', score: 500, lacks: [first.challengeId] },
    ])
    expect(await listed(game.ann)).toContain(locked)
    expect((await details(game.ann)).locked).toBeUndefined()
  })
  test('counts no flag of it', async () => {
    expectRefusal(await world.submit(game.eve, place(), 'flag{right}'), 404, 'challengeLocked')
    expect(await world.solves(place())).toEqual([])
    expect(await world.answer(game.ann, place(), 'flag{right}')).toBe('Accepted')
  })
  test('opens with its solve, for all members, and tells them', async () => {
    const mate = await world.mate(game.gameId, game.eve)
    await world.answer(game.eve, game.first, 'flag{right}')
    expect(await listed(mate)).toContain(locked)
    expect((await world.get(`${game.gameId}/challenges/${locked}`, { cookie: mate.cookie })).body).toContain(
      SECRET,
    )
    expect(await world.answer(mate, place(), 'flag{right}')).toBe('Accepted')
  })
  test('opens for a flag that arrives directly after that of the prerequisite', async () => {
    const { id, name } = game.eve
    const of = (challengeId: number) => ({
      gameId: game.gameId,
      challengeId,
      actor: { id, name },
      ip: '',
      text: 'flag{right}',
      at: world.server.clock.now(),
      key: `own-${challengeId}`,
    })
    const needs = { store: world.server.store, clock: world.server.clock, limit: null }
    const batch = [of(game.first.challengeId), of(locked)]
    const { settled } = await judgeBatch(game.gameId, batch, needs)
    expect(settled.map(({ kind }) => kind)).toEqual(['stored', 'stored'])
    expect(await world.solves(place())).toHaveLength(1)
  })
  test('names no prerequisite that is not out', async () => {
    await save(game.first.challengeId, { isEnabled: false })
    expect((await details(game.eve)).locked).toMatchObject([{ id: locked, lacks: [] }])
  })
  test('stays open for a team that had solved it before', async () => {
    await world.answer(game.ann, place(), 'flag{right}')
    await save(locked, { prerequisites: [game.second.challengeId] })
    expect(await listed(game.ann)).toContain(locked)
    expect((await details(game.bob)).locked).toMatchObject([{ lacks: [game.second.challengeId] }])
  })
  test('is open for all in practice', async () => {
    const { gameId } = game
    await world.edit('PUT', gameId.toString(), { ...(await gameToEdit()), practiceMode: true })
    world.server.clock.advance(30 * world.hour)
    expect(await listed(game.eve)).toContain(locked)
    expect(await world.answer(game.eve, place(), 'flag{right}')).toBe('Accepted')
  })
})
describe('the notices about it', () => {
  const notices = async (player: Player | null) =>
    (await world.get(`${game.gameId}/notices`, player ? { cookie: player.cookie } : {}))
      .json<GameNotice[]>()
      .flatMap(({ type, content }) => (content === 'Deep' ? type : []))

  test('reach only teams for which it is open', async () => {
    expect(await notices(game.ann)).toEqual(['NewHint', 'NewChallenge'])
    expect(await notices(game.eve)).toEqual([])
    expect(await notices(null)).toEqual([])
    await save(locked, { hints: [SECRET, 'one more'] })
    expect(await notices(game.ann)).toEqual(['NewHint', 'NewHint', 'NewChallenge'])
    expect(await notices(game.eve)).toEqual([])
  })
  test('reach them at its release too', async () => {
    await save(locked, { opensAt: toIso(world.server.clock.now() + world.hour) })
    world.server.clock.advance(world.hour)
    await expect
      .poll(() => notices(game.ann), { timeout: 10_000 })
      .toEqual(['NewChallenge', 'NewHint', 'NewChallenge'])
    expect(await notices(game.bob)).toEqual([])
  })
  test('reach nobody if nobody can open it', async () => {
    const before = await notices(game.ann)
    await save(locked, { prerequisites: [game.second.challengeId], isEnabled: false })
    await save(locked, { isEnabled: true })
    for (const player of [game.ann, game.bob, game.eve, null])
      expect(await notices(player)).toEqual(player === game.ann ? before : [])
  })
  test('reach all without prerequisites', async () => {
    await save(locked, { prerequisites: [], isEnabled: false })
    await save(locked, { isEnabled: true })
    expect(await notices(game.eve)).toEqual(['NewChallenge'])
    expect(await notices(null)).toEqual(['NewChallenge'])
  })
})
const gameToEdit = async () => (await world.edit('GET', `${game.gameId}`)).json<GameInfoModel>()

describe('an organiser', () => {
  test('reads prerequisites, each once, and removes them', async () => {
    const [a, b] = [game.first.challengeId, game.second.challengeId]
    await save(locked, { prerequisites: [b, a, b] })
    expect((await look(game.gameId, locked)).prerequisites).toEqual([b, a])
    await save(locked, { title: 'Deeper' })
    expect((await look(game.gameId, locked)).prerequisites).toEqual([b, a])
    await save(locked, { prerequisites: [] })
    expect((await look(game.gameId, locked)).prerequisites).toEqual([])
    expect(await listed(game.eve)).toContain(locked)
  })
  test('cannot make a circle, nor name a challenge of another game', async () => {
    const { challengeId } = game.first
    expectRefusal(await save(locked, { prerequisites: [locked] }), 400, 'prerequisitesCircle')
    expectRefusal(await save(challengeId, { prerequisites: [locked] }), 400, 'prerequisitesCircle')
    const other = await world.aGame()
    expectRefusal(
      await save(locked, { prerequisites: [other.first.challengeId] }),
      400,
      'prerequisiteMissing',
    )
  })
  test('cannot name more than allowed', async () => {
    const { store } = world.server
    const ids: number[] = []
    for (let nth = 0; nth < 21; nth++)
      ids.push(
        await store.challenges.create({ ...place(), type: 'StaticAttachment', title: 'x', tag: 'Misc' }),
      )
    expectRefusal(await save(locked, { prerequisites: ids }), 400, 'prerequisitesTooMany', 'zh', {
      limit: 20,
    })
  })
  test('reads how many challenges need one, and its deletion opens them', async () => {
    const { gameId, first } = game
    const effects = await world.edit('GET', `${gameId}/effects?challenge=${first.challengeId}`)
    expect(effects.json<EffectsModel>().dependents).toBe(1)
    const before = await versionOf()
    await world.server.ask('DELETE', `/api/edit/games/${gameId}/challenges/${first.challengeId}`, {
      headers: { cookie: world.organiserCookie },
    })
    expect((await look(gameId, locked)).prerequisites).toEqual([])
    expect(await versionOf()).not.toBe(before)
    expect(await listed(game.eve)).toContain(locked)
  })
  test('opens a challenge in all lists by deleting a disabled one that it needs', async () => {
    const { gameId, second } = game
    await save(second.challengeId, { isEnabled: false })
    await save(locked, { prerequisites: [second.challengeId] })
    expect(await listed(game.eve)).not.toContain(locked)
    await world.server.ask('DELETE', `/api/edit/games/${gameId}/challenges/${second.challengeId}`, {
      headers: { cookie: world.organiserCookie },
    })
    expect(await listed(game.eve)).toContain(locked)
  })
  test('finds them in a clone, at the copies', async () => {
    const answer = await world.server.ask('POST', `/api/edit/games/${game.gameId}/clone`, {
      headers: { cookie: world.organiserCookie },
      payload: { title: 'Next' },
    })
    const { id: cloned } = answer.json<GameInfoModel>()
    const copies = await world.server.store.challenges.list(cloned)
    const deep = copies.find(({ title }) => title === 'Deep')
    const needed = (await look(cloned, deep?.id ?? 0)).prerequisites ?? []
    expect(needed).toHaveLength(1)
    expect(copies.map(({ id }) => id)).toContain(needed[0])
  })
})
const versionOf = async () => (await world.edit('GET', `${game.gameId}/challenges/${locked}`)).headers['etag']
