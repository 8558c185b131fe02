import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '#contract/models/event.ts'
import type { Submission } from '#contract/models/submission.ts'
import { monitorWorld, type MonitorWorld } from './monitor.world.ts'

let world: MonitorWorld
let gameId: number
beforeAll(async () => {
  world = await monitorWorld()
  const place = await world.gameWith('Lighthouse Keeper')
  ;({ gameId } = place)
  const { challengeId } = place
  const gulls = await world.teamIn(gameId, 'Möwen 海鷗', 'ada')
  const terns = await world.teamIn(gameId, '100%_Terns', 'bob')
  const send = (
    team: typeof gulls,
    answer: string,
    seconds: number,
    status: Submission['status'] = 'WrongAnswer',
  ) => world.send(gameId, challengeId, team, { answer, status, seconds })
  await send(gulls, 'flag{Salt_Water}', 1)
  await send(terns, 'flag{salt_water}', 2, 'Accepted')
  await send(terns, 'flag{fog}', 3)
  const elsewhere = await world.gameWith('Lighthouse Keeper')
  const others = await world.teamIn(elsewhere.gameId, 'Others', 'cyd')
  await world.send(elsewhere.gameId, elsewhere.challengeId, others, {
    answer: 'salt',
    status: 'Accepted',
    seconds: 9,
  })
  const note = (team: typeof gulls, type: GameEvent['type'], content: string, seconds: number) =>
    world.note(gameId, team, { type, content, seconds })
  await note(gulls, 'FlagSubmit', '[WrongAnswer] flag{Salt  Water}  Lighthouse Keeper#1', 1)
  await note(terns, 'ContainerStart', 'Lighthouse Keeper#1', 2)
  await note(terns, 'CheatDetected', 'salt', 3)
})
afterAll(() => world.close())

const found = async (query: string) =>
  (await world.look(`${gameId}/submissions/found?${query}`)).json<Submission[]>().map(({ answer }) => answer)
const events = async (query: string) =>
  (await world.look(`${gameId}/events/found?${query}`)).json<GameEvent[]>().map(({ type }) => type)
const text = (value: string) => `text=${encodeURIComponent(value)}`

describe('submissions', () => {
  test.each([
    ['an answer, in any case', 'SALT', ['flag{salt_water}', 'flag{Salt_Water}']],
    ['a team in any script', 'möwen 海', ['flag{Salt_Water}']],
    ['a user', 'BOB', ['flag{fog}', 'flag{salt_water}']],
    ['a challenge', 'keeper', ['flag{fog}', 'flag{salt_water}', 'flag{Salt_Water}']],
    ['wildcards of the database as they are', '100%_', ['flag{fog}', 'flag{salt_water}']],
    ['nothing by a lone wildcard', '%%', []],
  ])('are found by %s', async (_, sought, answers) => expect(await found(text(sought))).toEqual(answers))
  test('together with the filter, and page by page', async () => {
    expect(await found(`${text('salt')}&type=Accepted`)).toEqual(['flag{salt_water}'])
    expect(await found(`${text('keeper')}&count=1&skip=1`)).toEqual(['flag{salt_water}'])
  })
  test('are not found by flags that are hidden on the screen', async () => {
    expect(await found(`${text('salt')}&answers=false`)).toEqual([])
    expect(await found(`${text('bob')}&answers=false`)).toEqual(['flag{fog}', 'flag{salt_water}'])
  })
  test('without a text: 400', async () => {
    expect((await world.look(`${gameId}/submissions/found`)).statusCode).toBe(400)
  })
})

describe('events', () => {
  test('are found by names and by their content', async () => {
    expect(await events(text('salt'))).toEqual(['CheatDetected', 'FlagSubmit'])
    expect(await events(text('keeper'))).toEqual(['ContainerStart', 'FlagSubmit'])
    expect(await events(`${text('keeper')}&hideContainer=true`)).toEqual(['FlagSubmit'])
    expect(await events(text('ada'))).toEqual(['FlagSubmit'])
  })
  test('are not found by flags that are hidden on the screen, but by the challenge', async () => {
    expect(await events(`${text('salt')}&answers=false`)).toEqual(['CheatDetected'])
    expect(await events(`${text('water}')}&answers=false`)).toEqual([])
    expect(await events(`${text('keeper')}&answers=false`)).toEqual(['ContainerStart', 'FlagSubmit'])
  })
})
