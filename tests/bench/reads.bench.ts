import { request } from 'node:http'
import type { Pool } from 'pg'
import { bareServer, type SameBytes } from './bare-server.ts'
import { benchServer } from './bench-server.ts'
import { seedBoard } from './big-board.ts'
import { httpLoad } from './http-load.ts'

export const name = 'reads'
/** The worst row: its cost in costs of a bare server that sends the same bytes, over the bar of the row. */
export const bar = 1
export const unit = 'of the bar'

const CONNECTIONS = 20
const REQUESTS = 2000
/** Both servers take turns, so that a change of the machine's speed meets both. */
const TURNS = 3
const NOTICES = 120
const OTHER_GAMES = 9
/** A response that has not changed may cost at most this, whatever the call. */
const UNCHANGED_BAR = 2
/** The headers that decide about encoding and language, as a browser sends them. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' }

interface Row {
  name: string
  path: string
  bar: number
  /** The headers of each reader. The readers take turns. */
  readers: readonly Headers[]
  status: 200 | 304
}
type Headers = Readonly<Record<string, string>>

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(seedReads, { env: { RATE_LIMIT: 'off' } })
  const load = httpLoad(server.origin, CONNECTIONS)
  try {
    const { gameId, challengeIds, cookies } = server.seeded
    const players = cookies.map((cookie) => ({ ...BROWSER, cookie }))
    const game = `/api/game/${gameId}`
    const changed: Row[] = [
      row('list of games', '/api/game', 3),
      row('configuration', '/api/config', 3),
      row('a game', game, 3),
      row('a game, signed in', game, 3, players),
      row('notices', `${game}/notices`, 3),
      row('board', `${game}/board`, 3),
      row('profile', '/api/account/profile', 5, players),
      row('own details', `${game}/details`, 8, players),
      row('one challenge', `${game}/challenges/${challengeIds[0] ?? 0}`, 8, players),
    ]
    const ratios: number[] = []
    for (const one of changed)
      for (const asked of [one, await unchangedOf(one, server.origin)]) {
        const [cost, status] = await costsOf(asked, server, load)
        const ratio = cost.ours / cost.bare
        const passes = status === asked.status && ratio <= asked.bar
        ratios.push(status === asked.status ? ratio / asked.bar : Number.POSITIVE_INFINITY)
        const costs = `${cost.ours.toFixed(3)} ms beside ${cost.bare.toFixed(3)} ms`
        tell(
          `${asked.name}: ${status}, ${costs}, ${ratio.toFixed(1)} times, bar ${asked.bar}${passes ? '' : ': missed'}`,
        )
      }
    return Math.max(...ratios)
  } finally {
    load.close()
    await server.stop()
  }
}

const row = (title: string, path: string, most: number, readers: readonly Headers[] = [BROWSER]): Row => ({
  name: title,
  path,
  bar: most,
  readers,
  status: 200,
})

/** The row again, with readers that send the tag of their last response. */
const unchangedOf = async (one: Row, origin: string): Promise<Row> => ({
  ...one,
  name: `${one.name}, unchanged`,
  readers: await Promise.all(
    one.readers.map(async (headers) => {
      const told = (await rawAnswer(origin, one.path, headers)).headers
      const tag = told.find((_, at) => told[at - 1]?.toLowerCase() === 'etag')
      return { ...headers, ...(tag === undefined ? {} : { 'if-none-match': tag }) }
    }),
  ),
  bar: UNCHANGED_BAR,
  status: 304,
})

/** In milliseconds of CPU a request. */
async function costsOf(
  { path, readers }: Row,
  server: { origin: string; cpuMs: () => number },
  load: ReturnType<typeof httpLoad>,
): Promise<[{ ours: number; bare: number }, number]> {
  const bytes = await rawAnswer(server.origin, path, readers[0] ?? {})
  const bare = await bareServer(new Map([[path, bytes]]))
  const bareLoad = httpLoad(bare.origin, CONNECTIONS)
  const shots = Array.from({ length: REQUESTS }, (_, at) => ({
    method: 'GET' as const,
    path,
    headers: readers[at % readers.length] ?? {},
    unread: true,
  }))
  try {
    await load.fireAll(shots)
    await bareLoad.fireAll(shots)
    const cost = { ours: 0, bare: 0 }
    for (let turn = 0; turn < TURNS; turn++) {
      cost.ours += (await cpuOf(server.cpuMs, () => load.fireAll(shots))) / TURNS / REQUESTS
      cost.bare += (await cpuOf(bare.cpuMs, () => bareLoad.fireAll(shots))) / TURNS / REQUESTS
    }
    return [cost, bytes.status]
  } finally {
    bareLoad.close()
    await bare.stop()
  }
}

async function cpuOf(spent: () => number, work: () => Promise<unknown>): Promise<number> {
  const before = spent()
  await work()
  return spent() - before
}

/** Keeps the order and the spelling of the headers, and the packed body. */
function rawAnswer(origin: string, path: string, headers: Headers): Promise<SameBytes> {
  return new Promise((settle, fail) => {
    const asked = request(`${origin}${path}`, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk))
      answer.on('error', fail)
      answer.on('end', () =>
        settle({
          status: answer.statusCode ?? 0,
          headers: withoutConnection(answer.rawHeaders),
          body: Buffer.concat(chunks).toString('base64'),
        }),
      )
    })
    asked.on('error', fail)
    asked.end()
  })
}

/** Each server writes its own values of these headers. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])
const withoutConnection = (headers: readonly string[]) =>
  headers.filter((_, at) => !OF_CONNECTION.has((headers[at - (at % 2)] ?? '').toLowerCase()))

async function seedReads(pool: Pool) {
  const contest = await seedBoard(pool, { teams: 100, challenges: 30, solves: 1500 })
  await pool.query(
    `insert into notices (game_id, type, content, at)
     select $1, 'Normal', 'Notice ' || nth || ': the challenge works again, thank you for your patience.', now() - nth * interval '1 minute'
     from generate_series(1, $2::integer) nth`,
    [contest.gameId, NOTICES],
  )
  await pool.query(
    `insert into games (title, hidden, summary, content, accept_without_review, team_member_count_limit, container_count_limit, public_key,
       private_key, practice_mode, start_at, end_at, wpddl_at, wp_note, blood_bonus)
     select 'Bench ' || nth, false, 'A game of the bench', '', false, 0, 3, public_key, private_key, true, start_at + nth * interval '1 day',
       end_at + nth * interval '1 day', wpddl_at, '', blood_bonus from games, generate_series(1, $1::integer) nth`,
    [OTHER_GAMES],
  )
  return contest
}
