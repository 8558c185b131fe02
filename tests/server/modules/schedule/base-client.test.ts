import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { GameDetailModel, ScoreboardModel } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import { aLine, CASES, type Line, until } from '../../live/hubs/hubs.world.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'
import { BASE, strangeIn, type Form } from './base-forms.ts'

// A game of two waves with a pause, read as a client of the base wire reads it: without streams, with the
// older library, and by the start and the end alone.

const CLIENT = CASES.find(({ version, way }) => version.startsWith('7.') && way === 'WebSockets')
/** The only words of an error that such a client reads. */
const OVER = '已结束'

let world: Awaited<ReturnType<typeof freezeWorld>>
const lines: Line[] = []
beforeAll(async () => {
  world = await freezeWorld()
  await world.server.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  await Promise.all(lines.map((line) => line.stop()))
  await world.close()
})

const now = () => world.server.clock.now()
const hours = (count: number) => world.server.clock.advance(count * world.hour)

async function listen(path: string, cookie: string, forms: Readonly<Record<string, Form>>) {
  const { port } = world.server.app.server.address() as AddressInfo
  const line = aLine(CLIENT ?? expect.fail(), `http://127.0.0.1:${port}/hub/${path}`, { Cookie: cookie })
  const heard: { target: string; item: Record<string, unknown> }[] = []
  for (const [target, form] of Object.entries(forms))
    line.on(target, (...given: Record<string, unknown>[]) => {
      expect(given).toHaveLength(1)
      const [item = {}] = given
      expect([target, strangeIn(item, form)]).toEqual([target, []])
      heard.push({ target, item })
    })
  await line.start()
  lines.push(line)
  return heard
}

/** Reads one call, and fails if a field is not what a client of the base wire knows. */
async function read(path: string, cookie: string | null, form: Form): Promise<unknown> {
  const { statusCode, body } = await world.server.ask('GET', `/api/${path}`, {
    headers: { 'accept-language': 'zh', ...(cookie === null ? {} : { cookie }) },
  })
  const value: unknown = JSON.parse(body)
  if (statusCode !== 200) {
    expect([path, strangeIn(value, BASE.refusal)]).toEqual([path, []])
    return { refused: statusCode, ...(value as object) }
  }
  expect([path, strangeIn(value, form)]).toEqual([path, []])
  return value
}
interface Refused {
  refused: number
  title: string
}
const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value

/** What the screens of a client of the base wire show at this moment. */
async function screensOf(gameId: number, cookie: string) {
  const game = (await read(`game/${gameId}`, cookie, BASE.game)) as DetailedGameInfoModel
  const [start, end] = [Date.parse(game.start), Date.parse(game.end)]
  const listed = (await read('game', null, BASE.games)) as DetailedGameInfoModel[]
  expect(listed.find(({ id }) => id === gameId)).toMatchObject({ start: game.start, end: game.end })
  const board = await read(`game/${gameId}/scoreboard`, null, BASE.scoreboard)
  const details = await read(`game/${gameId}/details`, cookie, BASE.details)
  const notices = await read(`game/${gameId}/notices`, null, { listOf: BASE.notice })
  await read(`game/${gameId}/writeup`, cookie, BASE.writeup)
  for (const [name, form] of [
    ['events', BASE.event],
    ['submissions', BASE.submission],
  ] as const)
    await read(`game/${gameId}/${name}`, world.monitorCookie, { listOf: form })
  if (!isRefused(board)) checkBoard(board as ScoreboardModel)
  return {
    phase: now() < start ? 'coming' : now() > end ? 'over' : 'running',
    hoursLeft: (end - now()) / world.hour,
    board: isRefused(board) ? board.refused : 'shown',
    notices: isRefused(notices)
      ? notices.refused
      : (notices as GameNotice[]).flatMap(({ type, content }) => (type === 'NewChallenge' ? content : [])),
    challenges: isRefused(details)
      ? { refused: details.refused, leaves: details.title.includes(OVER) }
      : await cardsOf(gameId, cookie, details as GameDetailModel),
  }
}

/** Each card with whether it counts as solved: a challenge that the own row lacks would. */
async function cardsOf(gameId: number, cookie: string, { challenges, rank }: GameDetailModel) {
  const cards: Record<string, 'solved' | 'open'> = {}
  for (const { id, title } of Object.values(challenges).flatMap((all) => all ?? [])) {
    const own = rank.challenges.find((item) => item.id === id)
    cards[title] = own?.type === 'Unaccepted' ? 'open' : 'solved'
    const opened = await read(`game/${gameId}/challenges/${id}`, cookie, BASE.challenge)
    expect([title, isRefused(opened)]).toEqual([title, false])
  }
  expect(rank.challenges).toHaveLength(Object.keys(cards).length)
  return cards
}

function checkBoard({ items, challenges, timeLines }: ScoreboardModel): void {
  const known = Object.values(challenges).flatMap((all) => (all ?? []).map(({ id }) => id))
  expect(items.map(({ rank }) => rank)).toEqual(items.map((_, at) => at + 1))
  for (const { score, solvedCount, challenges: cells } of items) {
    expect(new Set(cells.map(({ id }) => id))).toEqual(new Set(known))
    expect(score).toBe(cells.reduce((sum, cell) => sum + cell.score, 0))
    expect(solvedCount).toBe(cells.filter(({ type }) => type !== 'Unaccepted').length)
  }
  const { all = [] } = timeLines
  expect(all.map(({ id }) => id)).toEqual(items.slice(0, 10).map(({ id }) => id))
  for (const { items: points } of all)
    for (const [at, { time, score }] of points.entries())
      if (at > 0) {
        expect(Date.parse(time)).toBeGreaterThanOrEqual(Date.parse(points[at - 1]?.time ?? ''))
        expect(score).toBeGreaterThan(points[at - 1]?.score ?? 0)
      }
}

test('a client of the base wire goes through waves, a pause, an extension and the end', async () => {
  const gameId = await world.game({
    startAt: now() + world.hour,
    endAt: now() + 7 * world.hour,
    practiceMode: false,
  })
  const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
  const aWave = async (title: string, opensIn: number | null) => {
    const edit = `${gameId}/challenges`
    const made = await world.edit('POST', edit, { title, type: 'StaticAttachment' })
    const { id } = made.json<ChallengeEditDetailModel>()
    await world.edit('POST', `${edit}/${id}/flags`, [{ flag: 'flag{right}' }])
    const opensAt = opensIn === null ? {} : { opensAt: toIso(now() + opensIn * world.hour) }
    const saved = await world.edit('PUT', `${edit}/${id}`, { isEnabled: true, ...opensAt })
    expect(saved.statusCode).toBe(200)
    return { gameId, challengeId: id }
  }
  const first = await aWave('One', null)
  const second = await aWave('Two', 3)
  const third = await aWave('Three', 5)
  const notices = await listen(`user?game=${gameId}`, ann.cookie, { ReceivedGameNotice: BASE.notice })
  const watched = await listen(`monitor?game=${gameId}`, world.monitorCookie, {
    ReceivedGameEvent: BASE.event,
    ReceivedSubmissions: BASE.submission,
  })
  const look = () => screensOf(gameId, ann.cookie)
  const announced = () =>
    notices.flatMap(({ item }) => (item['type'] === 'NewChallenge' ? String(item['content']) : []))
  const act = async (path: string, body?: object) => {
    const { statusCode } = await world.edit('POST', `${gameId}/${path}`, body)
    expect([path, statusCode]).toEqual([path, 200])
  }
  const refusalOf = async (place: typeof first) => {
    const answer = await world.submit(bob, place, 'flag{right}')
    const { title, status } = answer.json<{ title: string; status: number }>()
    return { status: [answer.statusCode, status], isOver: title.includes(OVER) }
  }
  const refused = { board: 400, notices: 400, challenges: { refused: 400, leaves: false } }

  expect(await look()).toEqual({ phase: 'coming', hoursLeft: 7, ...refused })
  expect(await refusalOf(first)).toEqual({ status: [400, 400], isOver: false })

  hours(1)
  expect(await look()).toEqual({
    phase: 'running',
    hoursLeft: 6,
    board: 'shown',
    notices: [],
    challenges: { One: 'open' },
  })
  expect(await world.answer(ann, first, 'flag{right}')).toBe('Accepted')
  expect(await world.answer(bob, first, 'flag{wrong}')).toBe('WrongAnswer')
  const early = await world.submit(bob, second, 'flag{right}')
  expect([early.statusCode, strangeIn(early.json(), BASE.refusal)]).toEqual([404, []])

  world.server.clock.advance(2 * world.hour - 1)
  expect((await look()).challenges).toEqual({ One: 'solved' })
  world.server.clock.advance(1)
  await until(() => announced().length === 1)
  expect(await look()).toEqual({
    phase: 'running',
    hoursLeft: 4,
    board: 'shown',
    notices: ['Two'],
    challenges: { One: 'solved', Two: 'open' },
  })

  const asked = await world.submit(ann, second, 'flag{wrong}')
  await act('pause')
  for (const passed of [1, 30]) {
    hours(passed)
    // The end lies ahead, or the client would lead its player out of a game that goes on.
    expect(await look()).toEqual({
      phase: 'running',
      hoursLeft: 4,
      board: 'shown',
      notices: ['Two'],
      challenges: { One: 'solved', Two: 'open' },
    })
    expect(await refusalOf(second)).toEqual({ status: [400, 400], isOver: false })
    const verdict = await world.look(ann, second, asked.json<number>())
    expect([verdict.statusCode, strangeIn(verdict.json(), BASE.result)]).toEqual([200, []])
  }

  await act('resume')
  expect(await look()).toMatchObject({ phase: 'running', hoursLeft: 4, notices: ['Two'] })
  expect(await world.answer(bob, second, 'flag{right}')).toBe('Accepted')
  hours(2)
  await until(() => announced().length === 2)
  expect(await look()).toMatchObject({ hoursLeft: 2, notices: ['Three', 'Two'] })
  expect((await look()).challenges).toEqual({ One: 'solved', Two: 'open', Three: 'open' })

  await act('extend', { minutes: 60 })
  expect(await look()).toMatchObject({ phase: 'running', hoursLeft: 3 })
  hours(2)
  expect(await look()).toMatchObject({ phase: 'running', hoursLeft: 1 })
  expect(await world.answer(ann, third, 'flag{right}')).toBe('Accepted')

  world.server.clock.advance(world.hour + 1)
  expect(await look()).toMatchObject({
    phase: 'over',
    board: 'shown',
    challenges: { refused: 400, leaves: true },
  })
  expect(await refusalOf(first)).toEqual({ status: [400, 400], isOver: true })

  // The hub sends whole sentences.
  expect(announced()).toEqual([expect.stringContaining('Two'), expect.stringContaining('Three')])
  expect(notices.filter(({ item }) => item['type'] === 'FirstBlood')).toHaveLength(3)
  expect(new Set(notices.map(({ item }) => item['id'])).size).toBe(notices.length)
  const ofTarget = (target: string) => watched.filter((each) => each.target === target)
  await until(() => ofTarget('ReceivedSubmissions').length === 5)
  expect(ofTarget('ReceivedGameEvent').map(({ item }) => item['type'])).toEqual(Array(5).fill('FlagSubmit'))
}, 60_000)
