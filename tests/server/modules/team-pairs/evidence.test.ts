import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '#contract/rules/csv.ts'
import { statement } from '#server/store/sql.ts'
import { leftBy } from '../audit/audit.world.ts'
import { filesOf, pairWorld, type PairWorld } from './team-pairs.world.ts'

let world: PairWorld
beforeAll(async () => {
  world = await pairWorld()
  const { gulls, terns, owls, cheat, send, solveTogether, say } = world
  await send(gulls, { answer: '=1+1', seconds: 10, ip: '192.0.2.7' })
  await send(terns, { answer: '=1+1', seconds: 20, ip: '192.0.2.7' })
  await send(owls, { answer: 'flag{of owls}', seconds: 30, ip: '198.51.100.9' })
  await cheat(terns, gulls, 50)
  await cheat(owls, gulls, 60)
  await solveTogether(gulls, terns)
  for (const { participationId } of [gulls, owls])
    await say('root', 'PUT', `/api/admin/participation/${participationId}/Suspended`)
}, 60_000)
afterAll(() => world.close())

interface Pair {
  game: { id: number; title: string }
  madeBy: string
  teams: { name: string; teamId: number; members: { userName: string; email: string }[] }[]
  reasons: Record<'foreignFlags' | 'wrongFlags' | 'addresses' | 'solves', unknown[]>
}
const rowsOf = (text: string | undefined) => readCsv(text ?? '').map(({ cells }) => cells)
const readPair = (text: string | undefined): Pair => JSON.parse(text ?? '') as Pair

test('both teams, their members, reasons, submissions and acts, and nothing of others', async () => {
  const { gulls, terns } = world
  // In either order of the teams.
  const answer = await world.evidence('root', terns, gulls)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toContain(
    `Evidence_Cup_${gulls.participationId}_${terns.participationId}.zip`,
  )
  expect(answer.headers['cache-control']).toBe('no-store')
  const files = filesOf(answer.rawPayload)
  expect(Object.keys(files)).toEqual(['pair.json', 'audit.csv', 'answers.csv'])
  const pair = readPair(files['pair.json'])
  expect(pair).toMatchObject({ game: { id: world.gameId, title: 'Cup' }, madeBy: 'root' })
  expect(
    pair.teams.map(({ name, teamId, members }) => [name, teamId, members.map((one) => one.userName)]),
  ).toEqual([
    ['Gulls', gulls.teamId, ['ada', 'abe']],
    ['Terns', terns.teamId, ['bob']],
  ])
  const { foreignFlags, wrongFlags, addresses, solves } = pair.reasons
  expect([foreignFlags, wrongFlags, addresses, solves].map((links) => links.length)).toEqual([1, 1, 1, 5])
  const [head, ...answers] = rowsOf(files['answers.csv'])
  expect(head).toEqual(['time', 'team', 'user', 'challenge', 'try', 'flag', 'result', 'address'])
  expect(answers).toHaveLength(13)
  expect(answers.slice(0, 3)).toEqual([
    ['2026-01-01T00:00:10+00:00', 'Gulls', 'ada', 'Lighthouse', '', "'=1+1", 'WrongAnswer', '192.0.2.7'],
    ['2026-01-01T00:00:20+00:00', 'Terns', 'bob', 'Lighthouse', '', "'=1+1", 'WrongAnswer', '192.0.2.7'],
    ['2026-01-01T00:00:50+00:00', 'Terns', 'bob', 'Lighthouse', '', 'flag{theirs}', 'CheatDetected', ''],
  ])
  expect(rowsOf(files['audit.csv']).map((row) => [row[3], row[6]])).toEqual([
    ['act', 'name'],
    ['EvidenceDownloaded', 'Gulls'],
    ['ParticipationRuled', 'Gulls'],
  ])
  const all = Object.values(files).join('\n')
  for (const other of ['Owls', 'cyd', 'flag{of owls}', '198.51.100.9']) expect(all).not.toContain(other)
})

test('a monitor gets everything but the audit, and is in it', async () => {
  const { gulls, terns, gameId } = world
  const left = await leftBy(world.server, async () => {
    const answer = await world.evidence('eve', gulls, terns)
    expect(Object.keys(filesOf(answer.rawPayload))).toEqual(['pair.json', 'answers.csv'])
  })
  expect(left).toMatchObject([
    {
      act: 'EvidenceDownloaded',
      actor: 'eve',
      kind: 'participation',
      id: String(gulls.participationId),
      name: 'Gulls',
      gameId,
      changes: [{ field: 'team', before: null, after: 'Terns' }],
    },
  ])
})

test('two teams without a link have a file too', async () => {
  const answer = await world.evidence('root', world.terns, world.owls)
  const pair = readPair(filesOf(answer.rawPayload)['pair.json'])
  expect(Object.values(pair.reasons)).toEqual([[], [], [], []])
})

test('only two different teams of this game, and only for organisers and monitors', async () => {
  const { gulls, terns, gameId } = world
  const elsewhere = await world.gameWith('Dune', { title: 'Other' })
  const kites = await world.teamIn(elsewhere.gameId, 'Kites', 'fay')
  const left = await leftBy(world.server, async () => {
    expect((await world.evidence('root', gulls, gulls)).statusCode).toBe(404)
    expect((await world.evidence('root', gulls, kites)).statusCode).toBe(404)
    expect((await world.evidence('root', gulls, terns, elsewhere.gameId)).statusCode).toBe(404)
    expect((await world.evidence('ada', gulls, terns)).statusCode).toBe(403)
    const head = await world.server.ask(
      'HEAD',
      `/api/game/${gameId}/pairs/${gulls.participationId}/${terns.participationId}/evidence`,
      { headers: { cookie: world.cookieOf('root') } },
    )
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  })
  expect(left).toEqual([])
})

test('acts of the same team in another game are none of this pair', async () => {
  const { gulls, terns } = world
  const elsewhere = await world.gameWith('Dune', { title: 'Second cup' })
  const again = await world.enter(elsewhere.gameId, gulls.teamId, ['ada'])
  await world.say('root', 'PUT', `/api/admin/participation/${again}/Rejected`)
  const files = filesOf((await world.evidence('root', gulls, terns)).rawPayload)
  expect(rowsOf(files['audit.csv']).filter((row) => row[3] === 'ParticipationRuled')).toHaveLength(1)
})

test('a review is in it if it is only about these teams, and no other has their names', async () => {
  const { gulls, terns, owls, gameId } = world
  const review = async (status: string, ...teams: [typeof gulls, string][]) => {
    const body = { status, teams: teams.map(([{ participationId: id }, was]) => ({ id, status: was })) }
    const answer = await world.say('root', 'PUT', `/api/edit/games/${gameId}/teams/reviewed`, body)
    expect(answer.statusCode).toBe(200)
  }
  const reviewed = async (one: typeof gulls, other: typeof gulls) =>
    rowsOf(filesOf((await world.evidence('root', one, other)).rawPayload)['audit.csv']).filter(
      (row) => row[3] === 'TeamsReviewed',
    ).length
  await review('Suspended', [terns, 'Accepted'])
  await review('Accepted', [terns, 'Suspended'], [gulls, 'Suspended'])
  await review('Accepted', [owls, 'Suspended'])
  await review('Suspended', [owls, 'Accepted'], [gulls, 'Accepted'])
  expect([await reviewed(gulls, terns), await reviewed(terns, owls)]).toEqual([2, 2])
  await world.teamIn(gameId, 'Terns', 'gus')
  expect(await reviewed(gulls, terns)).toBe(0)
})

test('many submissions are in several files, and none is missing or twice', async () => {
  const { gulls, owls, challengeId, gameId, server } = world
  await server.store.sql.run(
    statement(
      'test.flood',
      `insert into submissions (game_id, challenge_id, participation_id, answer, status, at)
       select $1, $2, $3, 'n' || n, 'WrongAnswer', $4::timestamptz + (n / 900) * interval '1 second'
       from generate_series(1, 10500) n`,
    ),
    [gameId, challengeId, owls.participationId, new Date(server.clock.now()).toISOString()],
  )
  const files = filesOf((await world.evidence('eve', gulls, owls)).rawPayload)
  expect(Object.keys(files)).toEqual(['pair.json', 'answers.csv', 'answers-2.csv', 'answers-3.csv'])
  const flags = Object.entries(files).flatMap(([name, text]) =>
    name === 'pair.json' ? [] : rowsOf(text).flatMap((row) => (row[5]?.startsWith('n') ? [row[5]] : [])),
  )
  expect([flags.length, new Set(flags).size]).toEqual([10_500, 10_500])
})
