import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '#contract/models/event.ts'
import type { Submission } from '#contract/models/submission.ts'
import { boardWorld, type BoardWorld } from './board.world.ts'

let world: BoardWorld
let root: string
beforeAll(async () => {
  world = await boardWorld()
  await world.server.user('root', 'Admin')
  root = await world.server.signIn('root')
})
afterAll(() => world.close())

async function aSolve() {
  const gameId = await world.game()
  const player = await world.player(gameId)
  const challengeId = await world.challenge(gameId)
  expect(await world.answer(player, { gameId, challengeId }, 'flag{right}')).toBe('Accepted')
  const solver = async () => (await world.scoreboard(gameId)).items[0]?.challenges[0]?.userName
  expect(await solver()).toBe(player.name)
  return { gameId, player, solver, last: async () => (await world.facts(gameId)).at(-1) }
}
const put = (url: string, cookie: string, payload: object) =>
  world.server.ask('PUT', url, { headers: { cookie }, payload })

describe('a board renames a solver', () => {
  test('who changes their name', async () => {
    const { player, solver, last } = await aSolve()
    expect(
      (await put('/api/account/update', player.cookie, { userName: `${player.name}x` })).statusCode,
    ).toBe(200)
    expect(await last()).toMatchObject({ kind: 'change' })
    expect(await solver()).toBe(`${player.name}x`)
  })
  test('who is renamed by an administrator', async () => {
    const { player, solver, last } = await aSolve()
    expect(
      (await put(`/api/admin/users/${player.id}`, root, { userName: `${player.name}y` })).statusCode,
    ).toBe(200)
    expect(await last()).toMatchObject({ kind: 'change' })
    expect(await solver()).toBe(`${player.name}y`)
  })
  test('who is renamed by a list of accounts', async () => {
    const { player, solver } = await aSolve()
    const payload = [
      {
        userName: player.name.toUpperCase(),
        password: 'Sail0r-in-port',
        email: `${player.name}@test.example`,
      },
    ]
    expect(
      (await world.server.ask('POST', '/api/admin/users', { headers: { cookie: root }, payload })).statusCode,
    ).toBe(200)
    expect(await solver()).toBe(player.name.toUpperCase())
  })
  test('and stays as it is if the name stays, or is taken', async () => {
    const { gameId, player } = await aSolve()
    const before = (await world.facts(gameId)).length
    expect((await put('/api/account/update', player.cookie, { bio: 'about me' })).statusCode).toBe(200)
    expect((await put('/api/account/update', player.cookie, { userName: 'root' })).statusCode).toBe(400)
    expect(await world.facts(gameId)).toHaveLength(before)
  })
})

test('past items keep their number when everything in them is renamed', async () => {
  const { gameId, player } = await aSolve()
  const read = async <Row>(list: string) =>
    (await world.server.ask('GET', `/api/game/${gameId}/${list}`, { headers: { cookie: root } })).json<
      Row[]
    >()
  const before = [await read<GameEvent>('events'), await read<Submission>('submissions')]
  await put(`/api/admin/teams/${player.teamId}`, root, { name: 'Renamed' })
  await put(`/api/admin/users/${player.id}`, root, { userName: `${player.name}z` })
  const after = [await read<GameEvent>('events'), await read<Submission>('submissions')]
  expect(after.flat().map(({ user, team }) => [user, team])).toEqual(
    Array(2).fill([`${player.name}z`, 'Renamed']),
  )
  const numbers = before.flat().map(({ number }) => number)
  expect(numbers).toEqual([1, 2])
  expect(after.flat().map(({ number }) => number)).toEqual(numbers)
})
