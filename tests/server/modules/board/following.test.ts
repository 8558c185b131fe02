import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import { openVersions } from '#server/base/versions.ts'
import { openBoards } from '#server/modules/board/open-boards.ts'
import { runSerially } from '#server/base/run-serially.ts'
import { editWorld, type EditWorld } from '../edit/edit.world.ts'
import { boardWorld, type BoardWorld } from './board.world.ts'

let world: BoardWorld
let editing: EditWorld
beforeAll(async () => {
  editing = await editWorld()
  world = await boardWorld(editing.server)
})
afterAll(() => world.close())

const boards = () => openBoards(world.server)
/** Two teams, one challenge, and a solve of the first team. */
async function aSolvedGame() {
  const gameId = await world.game()
  const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
  const challengeId = await world.challenge(gameId)
  await world.answer(ann, { gameId, challengeId }, 'flag{right}')
  return { gameId, challengeId, ann, bob, place: { gameId, challengeId } }
}

describe('a cached board', () => {
  test('has everything committed before its request, from any process', async () => {
    const { gameId, bob, place } = await aSolvedGame()
    const apart = boards()
    expect((await apart.of(gameId, 'monitors'))?.board.challenges[0]?.solved).toBe(1)
    await world.answer(bob, place, 'flag{right}')
    const game = await apart.of(gameId, 'monitors')
    expect([game?.board.challenges[0]?.solved, game?.finders]).toEqual([
      2,
      [[expect.any(String)], [bob.name]],
    ])
    expect(game).toEqual(await boards().of(gameId, 'monitors'))
  })
  test('is reused as long as nothing changes', async () => {
    const { gameId } = await aSolvedGame()
    const apart = boards()
    expect(await apart.of(gameId, 'monitors')).toBe(await apart.of(gameId, 'monitors'))
  })
  test('is the same for facts in any order, repeated, or with gaps', async () => {
    const { gameId, bob, place } = await aSolvedGame()
    const apart = boards()
    const before = await apart.of(gameId, 'monitors')
    await world.answer(bob, place, 'flag{right}')
    const [last] = (await world.facts(gameId)).slice(-1)
    const strange: NumberedFact = { kind: 'solve', seq: 900, teamId: 1, challengeId: 1, at: 0, user: '' }
    for (const facts of [
      [strange],
      last ? [last] : [],
      last ? [last] : [],
      [{ kind: 'change', seq: 901 } as const],
    ])
      apart.apply(gameId, facts)
    const after = await apart.of(gameId, 'monitors')
    expect(before?.board.challenges[0]?.solved).toBe(1)
    expect(after).toEqual(await boards().of(gameId, 'monitors'))
    expect(after?.board.seq).toBe(last?.seq)
  })
  test('of no game does not exist, and one of a deleted game is removed', async () => {
    expect(await boards().of(2_147_483_647, 'monitors')).toBeNull()
    const { gameId } = await aSolvedGame()
    const apart = boards()
    await apart.of(gameId, 'monitors')
    await world.server.store.games.delete(gameId)
    expect(await apart.of(gameId, 'monitors')).toBeNull()
  })
  test('is forgotten half an hour after its last reader, when another board is read', async () => {
    const [{ gameId }, other] = [await aSolvedGame(), await aSolvedGame()]
    const { store, clock } = world.server
    let laterMs = 0
    const apart = openBoards({
      store,
      versions: openVersions(),
      clock: { ...clock, now: () => clock.now() + laterMs },
    })
    const first = await apart.of(gameId, 'monitors')
    laterMs = 29 * 60_000
    await apart.of(other.gameId, 'monitors')
    expect(await apart.of(gameId, 'monitors')).toBe(first)
    laterMs += 31 * 60_000
    await apart.of((await aSolvedGame()).gameId, 'monitors')
    const again = await apart.of(gameId, 'monitors')
    expect(again).not.toBe(first)
    expect(again).toEqual(first)
  })
  test('is requested again if the store did not answer', async () => {
    const { gameId } = await aSolvedGame()
    const { store, clock } = world.server
    let isDown = true
    const seqOf = (gameId: number) =>
      isDown ? Promise.reject(new Error('down')) : store.boards.seqOf(gameId)
    const apart = openBoards({
      store: { ...store, boards: { ...store.boards, seqOf } },
      clock,
      versions: openVersions(),
    })
    await expect(apart.of(gameId, 'monitors')).rejects.toThrow('down')
    isDown = false
    expect((await apart.of(gameId, 'monitors'))?.board.rows).toHaveLength(2)
  })
})

test('requests during a read start another after it, once for all', async () => {
  const begun: number[] = []
  const gates: (() => void)[] = []
  const ask = runSerially(async () => {
    const nth = begun.push(begun.length)
    await new Promise<void>((settle) => gates.push(settle))
    return nth
  })
  const first = ask()
  await expect.poll(() => gates.length).toBe(1)
  const later = [ask(), ask(), ask()]
  expect(begun).toEqual([0])
  gates.shift()?.()
  expect(await first).toBe(1)
  await expect.poll(() => gates.length).toBe(1)
  gates.shift()?.()
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  const failing = runSerially(() => Promise.reject(new Error('no')))
  await expect(failing()).rejects.toThrow('no')
  await expect(failing()).rejects.toThrow('no')
})

describe('each change of a board appends a fact:', () => {
  const seqOf = async (gameId: number) => (await world.facts(gameId)).length
  test('a challenge that is changed, disabled, enabled and deleted', async () => {
    const { gameId, challengeId } = await aSolvedGame()
    const put = (body: object) => editing.said('PUT', `/games/${gameId}/challenges/${challengeId}`, body)
    const shown = async () => {
      const { challenges, items } = await world.scoreboard(gameId)
      return [
        Object.values(challenges)
          .flatMap((all) => all ?? [])
          .map(({ title, score }) => `${title} ${score}`),
        items.map(({ score }) => score),
      ]
    }
    expect(await shown()).toEqual([['Tide 500'], [525, 0]])
    await put({ title: 'Ebb', originalScore: 100 })
    expect(await shown()).toEqual([['Ebb 100'], [105, 0]])
    await put({ isEnabled: false })
    expect(await shown()).toEqual([[], []])
    const before = await seqOf(gameId)
    await put({ title: 'Flood' })
    await put({ content: 'nothing that a board shows' })
    expect(await seqOf(gameId)).toBe(before)
    await put({ isEnabled: true })
    expect(await shown()).toEqual([['Flood 100'], [105, 0]])
    await editing.said('DELETE', `/games/${gameId}/challenges/${challengeId}`)
    expect(await shown()).toEqual([[], []])
  })
  test('a challenge that loses its last flag', async () => {
    const { gameId, challengeId } = await aSolvedGame()
    const [flag] = await world.server.store.flags.list(challengeId)
    expect((await world.scoreboard(gameId)).items).toHaveLength(2)
    await editing.said('DELETE', `/games/${gameId}/challenges/${challengeId}/flags/${flag?.id ?? 0}`)
    expect((await world.scoreboard(gameId)).items).toEqual([])
  })
  test('a game with another bonus and end', async () => {
    const { gameId } = await aSolvedGame()
    const { clock } = world.server
    const put = (more: object) =>
      editing.said('PUT', `/games/${gameId}`, {
        title: 'Cup',
        start: new Date(clock.now() - 9_000_000).toISOString(),
        end: new Date(clock.now() + 9_000_000).toISOString(),
        ...more,
      })
    expect((await world.scoreboard(gameId)).items[0]?.score).toBe(525)
    await put({ bloodBonus: 0 })
    expect((await world.scoreboard(gameId)).items[0]?.score).toBe(500)
    await put({ end: new Date(clock.now() - 8_000_000).toISOString() })
    expect((await world.scoreboard(gameId)).items[0]?.score).toBe(0)
  })
  test('a postponed game, which shows nothing from then on', async () => {
    const { gameId } = await aSolvedGame()
    const { clock } = world.server
    const at = (ms: number) => new Date(clock.now() + ms).toISOString()
    expect((await world.get(`${gameId}/board`)).statusCode).toBe(200)
    await editing.said('PUT', `/games/${gameId}`, { title: 'Cup', start: at(1_000), end: at(9_000_000) })
    for (const form of ['board', 'scoreboard', 'ctftime'])
      expect((await world.get(`${gameId}/${form}`)).statusCode).toBe(400)
  })
  test('a renamed team, and a deleted one', async () => {
    const { gameId, ann, bob } = await aSolvedGame()
    const { server } = world
    const say = (method: 'PUT' | 'DELETE', url: string, { cookie }: { cookie: string }, payload?: object) =>
      server.ask(method, url, {
        headers: { cookie, ...(payload ? { 'content-type': 'application/json' } : {}) },
        ...(payload ? { payload } : {}),
      })
    expect((await world.scoreboard(gameId)).items.map(({ name }) => name)).toEqual([ann.team, bob.team])
    expect(
      (await say('PUT', `/api/team/${ann.teamId}`, ann, { name: 'Kelp', bio: 'green' })).statusCode,
    ).toBe(200)
    expect((await world.scoreboard(gameId)).items.map(({ name, bio }) => [name, bio])).toEqual([
      ['Kelp', 'green'],
      [bob.team, null],
    ])
    expect((await say('DELETE', `/api/team/${ann.teamId}`, ann)).statusCode).toBe(200)
    expect((await world.scoreboard(gameId)).items.map(({ name }) => name)).toEqual([bob.team])
  })
  test('teams are renamed while submissions are judged, without a deadlock', async () => {
    const { gameId, challengeId } = await aSolvedGame()
    const players = await world.players(gameId, 12)
    await world.server.store.challenges.makeInstances(challengeId)
    const renaming = players.map(({ teamId, cookie }, index) =>
      world.server.ask('PUT', `/api/team/${teamId}`, {
        headers: { cookie, 'content-type': 'application/json' },
        payload: { name: `New ${index}`, bio: null },
      }),
    )
    const answering = players.map((player) => world.answer(player, { gameId, challengeId }, 'flag{right}'))
    expect((await Promise.all(renaming)).map(({ statusCode }) => statusCode)).toEqual(players.map(() => 200))
    expect(await Promise.all(answering)).toEqual(players.map(() => 'Accepted'))
    const { items } = await world.scoreboard(gameId)
    expect(items.filter(({ name, solvedCount }) => name.startsWith('New') && solvedCount === 1)).toHaveLength(
      12,
    )
  })
})
