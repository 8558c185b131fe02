import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TeamAttempt } from '#contract/models/submission.ts'
import type { LineRecap } from '#contract/streams.ts'
import {
  submissionWorld,
  type Place,
  type Player,
  type SubmissionWorld,
} from '#tests/server/modules/submission/submission.world.ts'
import { SEPARATOR } from '#server/live/protocol/record-separator.ts'
import { get, openRaw, portOf, UPGRADE } from './raw-socket.ts'

const HOUR_MS = 3_600_000
let world: SubmissionWorld
let place: Place
let ann: Player
let eve: Player
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const gameId = await world.game()
  ann = await world.player(gameId)
  eve = await world.player(gameId)
  place = { gameId, challengeId: await world.challenge(gameId) }
})

const attempts = (cookie: string, { gameId, challengeId }: Place = place) =>
  world.server.ask('GET', `/api/game/${gameId}/challenges/${challengeId}/attempts`, { headers: { cookie } })

describe('the submitted flags of a team', () => {
  test.each(['Pending', 'Rejected', 'Suspended'] as const)(
    'are not returned while it is %s',
    async (status) => {
      await world.answer(ann, place, 'flag{a}')
      await world.setStatus(ann, status)
      expect((await attempts(ann.cookie)).statusCode).toBe(400)
    },
  )
  test('are not returned to a banned member, nor to an old session', async () => {
    const mate = await world.mate(place.gameId, ann)
    await world.answer(ann, place, 'flag{a}')
    await world.server.store.users.setRole(mate.id, 'Banned')
    expect((await attempts(mate.cookie)).statusCode).toBe(403)
    await world.server.store.sessions.deleteOfUser(ann.id)
    expect((await attempts(ann.cookie)).statusCode).toBe(401)
  })
  test('are not returned to a former member, nor to monitors and admins who do not play', async () => {
    const mate = await world.mate(place.gameId, ann)
    await world.answer(ann, place, 'flag{a}')
    await world.server.store.participations.removeMember(ann.participationId, mate.id)
    expect((await attempts(mate.cookie)).statusCode).toBe(400)
    for (const role of ['Monitor', 'Admin'] as const) {
      const { id } = await world.server.user(`staff${randomBytes(4).toString('hex')}`, role)
      expect((await attempts(await world.enter(id))).statusCode).toBe(400)
    }
  })
  test('are not those of the same challenge in another game', async () => {
    await world.answer(ann, place, 'flag{a}')
    const other = await world.player(await world.game())
    expect((await attempts(other.cookie)).statusCode).toBe(400)
    const elsewhere = { gameId: await world.game(), challengeId: place.challengeId }
    expect((await attempts(ann.cookie, elsewhere)).statusCode).toBe(400)
  })
  test('are not returned before the start, nor after the end without practice', async () => {
    const now = world.server.clock.now()
    for (const times of [
      { startAt: now + HOUR_MS, endAt: now + 2 * HOUR_MS },
      { startAt: now - 2 * HOUR_MS, endAt: now - HOUR_MS, practiceMode: false },
    ]) {
      const gameId = await world.game(times)
      const player = await world.player(gameId)
      const where = { gameId, challengeId: await world.challenge(gameId) }
      expect((await attempts(player.cookie, where)).statusCode).toBe(400)
    }
  })
  test('are returned as they were sent, with any characters', async () => {
    const odd = ['<script>alert(1)</script>', '=1+1', '\u202eflag{', '%00', '𝔘{"a":1}', 'x'.repeat(126)]
    for (const flag of odd) await world.answer(ann, place, flag)
    const told = (await attempts(ann.cookie)).json<TeamAttempt[]>().map(({ answer }) => answer)
    expect(told).toEqual(odd.toReversed())
    expect((await attempts(ann.cookie)).headers['cache-control']).toMatch(/no-store/)
  })
})

const argumentOf = (message: string): string | null =>
  /\{"type":1,"target":"ReceivedRecap","arguments":\[(.*)\]\}$/.exec(message)?.[1] ?? null

/**
 * Opens a connection with streams, and returns the recap that the server sends first: it shows what the
 * client may follow.
 */
async function recapOf(url: string, cookie: string | null): Promise<LineRecap | null> {
  const line = await openRaw(await portOf(world.server))
  line.socket.write(get(url, { ...UPGRADE, ...(cookie === null ? {} : { cookie }) }))
  await expect.poll(line.heard).toContain('\r\n\r\n')
  // The client also sends a ping, because the server waits much longer before it refuses a client that has
  // not confirmed its start.
  for (const message of ['{"protocol":"json","version":1}', '{"type":6}']) {
    const content = Buffer.from(message + SEPARATOR)
    line.socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | content.length, 0, 0, 0, 0]), content]))
  }
  const recap = () =>
    line
      .heard()
      .split(SEPARATOR)
      .map(argumentOf)
      .find((text) => text !== null)
  // The server may refuse as late as two heartbeats after the handshake.
  await expect
    .poll(() => recap() !== undefined || /"type":7|HTTP\/1\.1 4/.test(line.heard()), { timeout: 12_000 })
    .toBe(true)
  const text = recap()
  line.socket.destroy()
  return text === undefined ? null : (JSON.parse(text) as LineRecap)
}

describe('the recap of a connection', () => {
  const linesOf = ({ gameId }: Place) => [
    `/hub/board?game=${gameId}&streams=board,notices`,
    `/hub/user?game=${gameId}&streams=board,notices,team`,
    '/hub/public?streams=',
  ]
  test('has nothing of solves that a freeze hides', async () => {
    const now = world.server.clock.now()
    await world.server.store.games.setFreeze(place.gameId, { freezeAt: now - 1_000, revealedAt: null })
    // Waits until messages of earlier steps have arrived, so that none is mistaken for a result of this step.
    await sleep(400)
    const before = new Map<string, LineRecap | null>()
    for (const url of linesOf(place)) before.set(url, await recapOf(url, eve.cookie))
    await world.answer(ann, place, 'flag{right}')
    await sleep(400)
    for (const url of linesOf(place)) {
      const recap = await recapOf(url, eve.cookie)
      expect(recap?.told.map(({ target, argument }) => [target, argument])).toEqual(
        before.get(url)?.told.map(({ target, argument }) => [target, argument]),
      )
    }
  })
  test('has messages of organisers and admins for no one else', async () => {
    const { gameId } = place
    const root = await world.server.user(`root${randomBytes(4).toString('hex')}`, 'Admin')
    const cookie = await world.enter(root.id)
    const save = await world.server.ask('PUT', `/api/edit/games/${gameId}/challenges/${place.challengeId}`, {
      headers: { cookie },
      payload: { flagTemplate: '', content: 'changed' },
    })
    expect(save.statusCode).toBe(200)
    await sleep(400)
    const targets = async (url: string, by: string | null) =>
      (await recapOf(url, by))?.told.map(({ target }) => target) ?? null
    expect(await targets(`/hub/monitor?game=${gameId}&streams=monitor`, cookie)).toContain('ReceivedGameEdit')
    expect(await targets('/hub/admin?streams=logs', cookie)).toContain('ReceivedList')
    const others = [null, eve.cookie]
    const heard = others.flatMap((by) => linesOf(place).map((url) => targets(url, by)))
    const staff = [`/hub/monitor?game=${gameId}&streams=monitor`, '/hub/admin?streams=logs']
    const refused = others.flatMap((by) => staff.map((url) => targets(url, by)))
    for (const told of await Promise.all(heard)) {
      expect(told ?? []).not.toContain('ReceivedGameEdit')
      expect(told ?? []).not.toContain('ReceivedList')
    }
    expect(await Promise.all(refused)).toEqual([null, null, null, null])
  })
  test('has no hidden game that is edited', async () => {
    const gameId = await world.game({ hidden: true })
    const root = await world.server.user(`root${randomBytes(4).toString('hex')}`, 'Admin')
    const headers = { cookie: await world.enter(root.id) }
    const read = await world.server.ask('GET', `/api/edit/games/${gameId}`, { headers })
    const saved = await world.server.ask('PUT', `/api/edit/games/${gameId}`, {
      headers,
      payload: { ...read.json<object>(), title: 'Secret' },
    })
    expect(saved.statusCode).toBe(200)
    await sleep(400)
    const hidden = recapOf(`/hub/board?game=${gameId}&streams=board`, eve.cookie)
    for (const url of linesOf(place)) {
      const recap = await recapOf(url, eve.cookie)
      expect(recap?.told.filter(({ argument }) => argument === gameId)).toEqual([])
    }
    expect(await hidden).toBeNull()
  })
})
