import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { GAME_EDIT_TARGET, type GamePart } from '#contract/streams.ts'
import {
  participationWorld,
  type ParticipationWorld,
} from '../../modules/participation/participation.world.ts'
import { aLine, CASES, until, type Line } from './hubs.world.ts'

const HOUR_MS = 3_600_000
let world: ParticipationWorld
let hidden: number
const lines: Line[] = []
/** The messages by the connection that received them. */
const told = { monitor: [] as unknown[], other: [] as unknown[] }

beforeAll(async () => {
  world = await participationWorld()
  const { app } = world.server
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const now = world.server.clock.now()
  const span = { start: new Date(now - HOUR_MS).toISOString(), end: new Date(now + HOUR_MS).toISOString() }
  const made = async (facts: object) =>
    (
      await world.say('root', 'POST', '/api/edit/games', { title: 'Tides', ...span, ...facts })
    ).json<GameInfoModel>().id
  hidden = await made({ hidden: true })
  const shown = await made({ hidden: false })
  await world.people('mona')
  await world.become('mona', 'Monitor')
  const [quick] = CASES
  async function listen(path: string, who: string, heard: unknown[], greeted: boolean) {
    const line = aLine(quick ?? expect.fail(), address + path, { Cookie: world.cookieOf(who) })
    let isGreeted = !greeted
    line.on('ReceivedStreams', () => (isGreeted = true))
    line.on(GAME_EDIT_TARGET, (edit: unknown) => heard.push(edit))
    await line.start()
    lines.push(line)
    await until(() => isGreeted)
  }
  await listen(`/hub/monitor?game=${hidden}&streams=monitor`, 'mona', told.monitor, true)
  // These must receive nothing: a base client, players, and monitors of another game.
  await listen(`/hub/monitor?game=${hidden}`, 'mona', told.other, false)
  await listen(`/hub/monitor?game=${shown}&streams=monitor`, 'mona', told.other, true)
  await listen(`/hub/user?game=${shown}&streams=board`, 'mona', told.other, true)
}, 60_000)
afterAll(async () => {
  await Promise.all(lines.map((line) => line.stop()))
  await world.server.close()
})

/** Waits for each message, because the server merges messages about the same part. */
async function tells<Answer extends { statusCode: number }>(
  part: GamePart | readonly GamePart[],
  act: () => Promise<Answer>,
): Promise<Answer> {
  const parts = [part].flat()
  told.monitor.length = 0
  const answer = await act()
  expect(answer.statusCode).toBe(200)
  await until(() => told.monitor.length >= parts.length, 2_000)
  expect(told.monitor).toEqual(parts.map((each) => ({ game: hidden, part: each })))
  return answer
}

test('monitors of a hidden game are notified of every team that joins, leaves or gets a decision', async () => {
  const [first, second, third] = [
    await world.team('Pandas', 'ada'),
    await world.team('Moles', 'bob'),
    await world.team('Owls', 'eve'),
  ]
  for (const teamId of [first, second, third]) await world.enter(hidden, teamId, [], 'Pending')
  const [one, two] = [await world.one(hidden, first), await world.one(hidden, second)]
  await tells('teams', () => world.put(one.id, 'Accepted'))
  await tells('teams', () => world.putAll([one.id, two.id], 'Suspended'))
  await tells('teams', () => world.join('eve', hidden, third))
  await tells('teams', () => world.leave('eve', hidden))
  await world.enter(hidden, third, [], 'Pending')
  await tells('teams', () => world.say('eve', 'DELETE', `/api/team/${third}`))
  expect(told.other).toEqual([])
})

test("monitors of a hidden game are notified of a team's new name or members", async () => {
  const id = await world.team('Crabs', 'cyd', 'dan')
  await world.enter(hidden, id, [], 'Accepted')
  const userid = world.idOf('dan')
  await tells(['teams', 'names'], () =>
    world.say('cyd', 'PUT', `/api/team/${id}`, { name: 'Krakens', bio: null }),
  )
  await tells(['teams', 'names'], () =>
    world.say('root', 'PUT', `/api/admin/teams/${id}`, { name: 'Squids' }),
  )
  await tells('teams', () => world.say('cyd', 'PUT', `/api/team/${id}/transfer`, { newCaptainId: userid }))
  await tells('teams', () => world.say('dan', 'POST', `/api/team/${id}/kick/${world.idOf('cyd')}`))
  const code = (await world.say('dan', 'GET', `/api/team/${id}/invite`)).json<string>()
  await tells('teams', () => world.say('cyd', 'POST', '/api/team/accept', code))
  await tells('teams', () => world.say('cyd', 'POST', `/api/team/${id}/leave`))
  expect(told.other).toEqual([])
})

test('monitors of a hidden game are notified of each state of a pair, within a second', async () => {
  const ids: number[] = []
  for (const [name, captain] of [
    ['Gulls', 'gil'],
    ['Terns', 'tam'],
  ] as const) {
    const team = await world.team(name, captain)
    await world.enter(hidden, team, [], 'Accepted')
    ids.push((await world.one(hidden, team)).id)
  }
  const path = `/api/game/${hidden}/pairs/${ids.join('/')}/state`
  const at = performance.now()
  await tells('pairs', () => world.say('root', 'PUT', path, { state: 'InHand', was: 'Open' }))
  expect(performance.now() - at).toBeLessThan(1_000)
  await tells('pairs', () => world.say('mona', 'PUT', path, { state: 'Open', was: 'InHand' }))
  const late = await world.say('mona', 'PUT', path, { state: 'Dismissed', was: 'InHand' })
  expect(late.statusCode).toBe(409)
  expect(told.other).toEqual([])
})

test('monitors of a hidden game are notified of every notice that is published, changed or deleted', async () => {
  const path = `/api/edit/games/${hidden}/notices`
  const added = await tells('notices', () => world.say('root', 'POST', path, { content: 'Lunch' }))
  const { id } = added.json<{ id: number }>()
  await tells('notices', () => world.say('root', 'PUT', `${path}/${id}`, { content: 'Dinner' }))
  await tells('notices', () => world.say('root', 'DELETE', `${path}/${id}`))
  expect(told.other).toEqual([])
})

test('monitors of a hidden game are notified of every challenge that is created, changed or deleted, and of its flags', async () => {
  const path = `/api/edit/games/${hidden}/challenges`
  const created = await tells('challenges', () =>
    world.say('root', 'POST', path, { title: 'Ebb', tag: 'Misc', type: 'StaticAttachment' }),
  )
  const { id } = created.json<ChallengeEditDetailModel>()
  await tells('challenges', () => world.say('root', 'POST', `${path}/${id}/flags`, [{ flag: 'flag{ebb}' }]))
  await tells('challenges', () => world.say('root', 'PUT', `${path}/${id}`, { isEnabled: true }))
  await tells(['names', 'challenges'], () => world.say('root', 'PUT', `${path}/${id}`, { title: 'Flood' }))
  await tells('challenges', () => world.say('root', 'DELETE', `${path}/${id}`))
  expect(told.other).toEqual([])
})
