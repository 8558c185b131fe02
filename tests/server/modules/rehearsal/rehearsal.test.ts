import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { instant } from '#contract/models/time.ts'
import { DAY, rehearsalWorld } from './rehearsal.world.ts'

let world: Awaited<ReturnType<typeof rehearsalWorld>>
beforeAll(async () => {
  world = await rehearsalWorld()
}, 60_000)
afterAll(() => world.close())

describe('an organiser who rehearses', () => {
  test('plays a running copy with every enabled challenge out, as the test team', async () => {
    const { gameId } = await world.aComingGame()
    const { game, tester } = await world.rehearse(gameId)
    expect(tester.team).toBe('Test team')
    const seen = (await world.get(String(game), { cookie: tester.cookie })).json<DetailedGameInfoModel>()
    expect(seen).toMatchObject({ rehearsalOf: gameId, hidden: true, status: 'Accepted', teamCount: 1 })
    // A page knows the time of the server to the second.
    expect(instant(seen.start)).toBeLessThanOrEqual(world.server.clock.now() - 2_000)
    const challenges = await world.challengesOf(game, tester)
    expect(challenges.map(({ title }) => title)).toEqual(['Early', 'Later'])
    const [early = expect.fail()] = challenges
    expect(await world.answer(tester, { gameId: game, challengeId: early.id }, 'flag{no}')).toBe(
      'WrongAnswer',
    )
    expect(await world.answer(tester, { gameId: game, challengeId: early.id }, 'flag{right}')).toBe(
      'Accepted',
    )
    expect(await world.notices(game)).toEqual([{ type: 'FirstBlood', content: '🥇 Test team – Early' }])
  })

  test('meets limits of attempts and prerequisites as a player does', async () => {
    const { gameId, early, later } = await world.aComingGame()
    await world.set({ gameId, challengeId: early }, { attemptLimit: 1 })
    await world.server.store.challenges.setPrerequisites(later, [early])
    const { game, tester } = await world.rehearse(gameId)
    const [first = expect.fail()] = await world.challengesOf(game, tester)
    const details = await world.get(`${game}/details`, { cookie: tester.cookie })
    expect(details.json()).toMatchObject({ locked: [{ title: 'Later', lacks: [first.id] }] })
    const place = { gameId: game, challengeId: first.id }
    expect(await world.answer(tester, place, 'flag{no}')).toBe('WrongAnswer')
    expect((await world.submit(tester, place, 'flag{right}')).statusCode).toBe(400)
  })

  test('continues the rehearsal of the game, also that of another organiser', async () => {
    const { gameId } = await world.aComingGame()
    const { game } = await world.rehearse(gameId)
    await world.edit('POST', `${gameId}/notices`, { content: 'Doors open at nine.' })
    expect((await world.rehearse(gameId)).game).toBe(game)
    const other = await world.rehearse(gameId, world.organisers.second)
    expect([other.game, other.tester.team]).toEqual([game, 'Test team'])
  })

  test('begins anew when the game has changed since', async () => {
    const { gameId, disabled } = await world.aComingGame()
    const { game } = await world.rehearse(gameId)
    await world.set({ gameId, challengeId: disabled }, { isEnabled: true })
    const again = await world.rehearse(gameId)
    expect(again.game).not.toBe(game)
    expect(await world.challengesOf(again.game, again.tester)).toHaveLength(3)
    expect(await world.server.store.games.byId(game)).toBeNull()
  })

  test('begins anew when the copy has ended, also after the game itself', async () => {
    const { gameId } = await world.aComingGame()
    const { game } = await world.rehearse(gameId)
    world.server.clock.advance(2 * DAY + 1)
    const again = await world.rehearse(gameId)
    expect(again.game).not.toBe(game)
    expect(await world.challengesOf(again.game, again.tester)).toHaveLength(2)
  })

  test('may play the game for a real team too', async () => {
    const { gameId, player, early } = await world.aComingGame()
    const { tester } = await world.rehearse(gameId)
    await world.server.store.participations.addMember({
      participationId: player.participationId,
      gameId,
      userId: tester.id,
    })
    world.server.clock.advance(DAY)
    expect(await world.answer(tester, { gameId, challengeId: early }, 'flag{right}')).toBe('Accepted')
    await world.clear(gameId)
    expect(await world.solves({ challengeId: early })).toHaveLength(1)
  })

  test('finds no rehearsal of a rehearsal', async () => {
    const { gameId } = await world.aComingGame()
    const { game } = await world.rehearse(gameId)
    expect((await world.edit('POST', `${game}/rehearsal`)).statusCode).toBe(404)
  })
})

describe('what remains', () => {
  test('a clear removes the copy, its team and its answers, and the next rehearsal begins anew', async () => {
    const { gameId } = await world.aComingGame()
    const { game, tester } = await world.rehearse(gameId)
    const [early = expect.fail()] = await world.challengesOf(game, tester)
    await world.answer(tester, { gameId: game, challengeId: early.id }, 'flag{right}')
    expect((await world.clear(gameId)).statusCode).toBe(200)
    expect(await world.submissions(game)).toEqual([])
    expect(await world.server.store.rehearsals.ofGame(gameId)).toBeNull()
    expect((await world.get(String(game), { cookie: tester.cookie })).statusCode).toBe(404)
    expect((await world.clear(gameId)).statusCode).toBe(200)
    expect((await world.rehearse(gameId)).game).not.toBe(game)
  })

  test('a deleted game takes its rehearsal along', async () => {
    const { gameId } = await world.aComingGame()
    const { game, tester } = await world.rehearse(gameId)
    expect((await world.edit('DELETE', String(gameId))).statusCode).toBe(200)
    expect(await world.server.store.games.byId(game)).toBeNull()
    expect((await world.get(String(game), { cookie: tester.cookie })).statusCode).toBe(404)
  })

  test('the log of the game has who rehearsed and who cleared', async () => {
    const { gameId } = await world.aComingGame()
    await world.rehearse(gameId, world.organisers.second)
    await world.clear(gameId)
    // Nothing is left to clear.
    await world.clear(gameId)
    const log = (await world.edit('GET', `${gameId}/audit?count=50`)).json<AuditEntry[]>()
    const acts = log.map(({ act, actor }) => [act, actor])
    expect(acts).toEqual([
      ['RehearsalCleared', 'first'],
      ['GameRehearsed', 'second'],
    ])
  })
})
