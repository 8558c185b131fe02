import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageOf, titleOf } from '#server/http/titles.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { StreamPart } from '#contract/streams.ts'
import {
  submissionWorld,
  type Player,
  type SubmissionWorld,
} from '#tests/server/modules/submission/submission.world.ts'
import { aLine, CASES, until } from './hubs.world.ts'

let world: SubmissionWorld
let url: string
let gameId: number
let challengeId: number
let players: Player[]
let monitor: string
beforeAll(async () => {
  world = await submissionWorld()
  gameId = await world.game()
  players = await world.players(gameId, 3)
  challengeId = await world.challenge(gameId)
  await world.server.user('mona', 'Monitor')
  monitor = await world.server.signIn('mona')
  await world.server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(world.server.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(() => world.close())

async function listen(path: string, cookie: string | null) {
  const [quick] = CASES
  const line = aLine(quick ?? expect.fail(), url + path, cookie === null ? {} : { Cookie: cookie })
  const messages: StreamPart[][] = []
  const base: GameNotice[] = []
  line.on('ReceivedStreams', (parts: StreamPart[]) => messages.push(parts))
  line.on('ReceivedGameNotice', (notice: GameNotice) => base.push(notice))
  const ends: string[] = []
  line.onclose((error) => ends.push(error?.message ?? ''))
  await line.start()
  return { messages, base, ends, stop: () => line.stop() }
}

test('in the whole app a first blood reaches everyone in one message, its team and the monitors, and later clients', async () => {
  const [solver, rival] = players
  if (!solver || !rival) return expect.fail()
  const path = `/hub/user?game=${gameId}&streams=board,notices,team`
  const [own, other, monitors, spectator] = await Promise.all([
    listen(path, solver.cookie),
    listen(path, rival.cookie),
    listen(`/hub/monitor?game=${gameId}&streams=monitor,board`, monitor),
    listen(`/hub/board?game=${gameId}`, null),
  ])
  const plain = await listen(`/hub/user?game=${gameId}`, rival.cookie)
  const all = [own, other, monitors, spectator]
  await until(() => all.every(({ messages }) => messages.length === 1))
  const next = new Map(spectator.messages[0]?.map(({ stream, from }) => [stream, from]))

  expect(await world.answer(solver, { gameId, challengeId }, 'flag{right}')).toBe('Accepted')
  await until(
    () =>
      plain.base.length === 1 &&
      own.messages.length === 3 &&
      [other, monitors, spectator].every(({ messages }) => messages.length === 2),
  )
  const fact = {
    kind: 'solve',
    teamId: solver.teamId,
    challengeId,
    at: world.server.clock.now(),
    user: solver.name,
  }
  // A base client receives a sentence, and the streams carry the stored fact.
  const names = { team: solver.team, title: 'Tide' }
  expect(plain.base).toMatchObject([
    { type: 'FirstBlood', content: titleOf('noticeFirstBlood', languageOf(undefined), names) },
  ])
  const notice = { ...plain.base[0], content: `🥇 ${names.team} – ${names.title}` }
  const blood = [
    { stream: 'board', from: next.get('board'), items: [fact] },
    { stream: 'notices', from: next.get('notices'), items: [{ kind: 'added', notice }] },
  ]
  expect(spectator.messages[1]).toEqual(blood)
  expect(other.messages[1]).toEqual(blood)
  expect(own.messages.slice(1)).toContainEqual(blood)
  const team = own.messages.slice(1).find(([part]) => part?.stream === 'team')
  expect(team?.[0]?.items).toMatchObject([
    { kind: 'answer', challengeId, status: 'Accepted', user: solver.name },
  ])
  const [, heard = []] = monitors.messages
  const kinds = heard.flatMap((part) =>
    part.stream === 'monitor' ? (part.items ?? []).map(({ kind }) => kind) : [],
  )
  expect(kinds).toEqual(['event', 'submission'])
  expect(plain.messages).toEqual([])

  const late = await listen(
    `/hub/board?game=${gameId}&streams=notices:${(next.get('notices') ?? 0) - 1},board:${(next.get('board') ?? 0) - 1}`,
    null,
  )
  await until(() => late.messages.length === 1)
  expect(late.messages[0]).toEqual(blood)
  await Promise.all([...all, plain, late].map(({ stop }) => stop()))
})

test('in the whole app a user who joins a game follows its team from then on, until leaving', async () => {
  const pending = await world.game({ startAt: world.server.clock.now() + 1000 })
  const joining = await world.player(gameId)
  const { messages, stop } = await listen(`/hub/user?game=${pending}&streams=team`, joining.cookie)
  await until(() => messages.length === 1)
  expect(messages[0]).toEqual([{ stream: 'team', from: 1, items: [] }])
  const ask = (method: 'POST' | 'DELETE', payload?: object) =>
    world.server.ask(method, `/api/game/${pending}`, {
      headers: { cookie: joining.cookie },
      ...(payload ? { payload } : {}),
    })
  expect(
    (await ask('POST', { teamId: joining.teamId, organization: null, inviteCode: null })).statusCode,
  ).toBe(200)
  await until(() => messages.length === 2)
  expect(messages[1]?.[0]?.from).toBeGreaterThan(1_000_000)
  expect((await ask('DELETE')).statusCode).toBe(200)
  await until(() => messages.length === 3)
  expect(messages[2]).toEqual([{ stream: 'team', from: 1, items: [] }])
  await stop()
})

test('in the whole app a player of a dissolved team no longer follows it, and a deleted user is refused', async () => {
  const player = await world.player(gameId)
  const { id: userId } = await world.server.user('dora')
  const own = await listen(`/hub/user?game=${gameId}&streams=team`, player.cookie)
  const deleted = await listen(`/hub/user?game=${gameId}&streams=board`, await world.server.signIn('dora'))
  await until(() => own.messages.length === 1 && deleted.messages.length === 1)
  expect(own.messages[0]?.[0]?.from).toBeGreaterThan(1_000_000)
  await world.server.user('root', 'Admin')
  const headers = { cookie: await world.server.signIn('root') }
  expect(
    (await world.server.ask('DELETE', `/api/admin/teams/${player.teamId}`, { headers })).statusCode,
  ).toBe(200)
  await until(() => own.messages.length === 2)
  expect(own.messages[1]).toEqual([{ stream: 'team', from: 1, items: [] }])
  expect((await world.server.ask('DELETE', `/api/admin/users/${userId}`, { headers })).statusCode).toBe(200)
  await until(() => deleted.ends.length === 1)
  expect(deleted.ends[0]).toContain('signed-out')
  await own.stop()
})
