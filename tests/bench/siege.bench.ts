import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import type { Siege, SiegeTold } from './besiegers.ts'
import { seedContest, type Contest } from './contest.ts'
import { openLine } from './crowd-line.ts'
import { httpLoad, type Hit, type Shot } from './http-load.ts'
import { openHeapReader, residentBytes } from './memory.ts'
import { submitShot } from './submitting.ts'

const PLAYERS = 50
const CHALLENGES = 10
/** Caches and tables are full after the first siege. Memory that a second one adds would grow for ever. */
const SIEGES_MS = [60_000, 30_000]
const WARMING_MS = 3000
/** Each player sends a request in this interval, well within the rate limit, so every refusal is a fault. */
const EVERY_MS = 1000
const PING_EVERY_MS = 5000
const PING = '{"type":6}\u001e'
/** The server must free the attackers' resources within this time. */
const RECOVERY_MS = 10_000
const SLOWEST_TOLD = 5
/** The players keep their connections, which were not all open at the beginning. */
const MAX_FILES_LEFT = PLAYERS + 10
/**
 * Memory in use after a garbage collection. Memory that the allocator retains is only reported, because the
 * next request can use it.
 */
const MAX_BYTES_LEFT = 30e6
const MAX_BYTES_MORE = 8e6

export const name = 'siege'
export const bar = 1000
export const unit = 'ms for the slowest request of a player'

export async function run(tell: (line: string) => void): Promise<number> {
  const heap = openHeapReader()
  const server = await benchServer((pool) => seedContest(pool, { teams: PLAYERS, challenges: CHALLENGES }), {
    env: { TRUSTED_PROXIES: '127.0.0.1', ...heap.env },
    nodeFlags: heap.nodeFlags,
  })
  const load = httpLoad(server.origin, PLAYERS)
  const { hostname, port } = new URL(server.origin)
  const { gameId, cookies } = server.seeded
  try {
    const file = /\/static\/[^"]+\.js/.exec(
      (await load.fire({ method: 'GET', path: '/', headers: {} })).body,
    )?.[0]
    if (file === undefined) throw new Error('the page names no file')
    const ended: string[] = []
    const lines = cookies.map((cookie) =>
      openLine({
        host: hostname,
        port: Number(port),
        path: `/hub/user?game=${gameId}&streams=board,notices,team`,
        cookie,
        heard: () => {},
        ended: (why) => ended.push(why),
      }),
    )
    const pings = setInterval(() => lines.forEach((line) => line.say(PING)), PING_EVERY_MS)
    await play(server.seeded, load.fire, WARMING_MS)
    const held = async () => ({
      files: readdirSync(`/proc/${server.pid}/fd`).length,
      resident: residentBytes(server.pid),
      used: await heap.read(server.pid),
    })
    const before = await held()
    const hits: Answered[] = []
    const afterEach: Awaited<ReturnType<typeof held>>[] = []
    for (const forMs of SIEGES_MS) {
      const besiegers = fork(fileURLToPath(new URL('./besiegers.ts', import.meta.url)))
      try {
        besiegers.send({ port: Number(port), gameId, file } satisfies Siege)
        hits.push(...(await play(server.seeded, load.fire, forMs)))
        const done = once(besiegers, 'message')
        besiegers.send('enough')
        // The child process is part of this bench, so its messages have this type.
        const [told] = (await done) as [SiegeTold]
        tell(
          Object.entries(told)
            .map(([attack, times]) => `${times} ${attack}`)
            .join(', '),
        )
      } finally {
        besiegers.kill()
      }
      await sleep(RECOVERY_MS)
      afterEach.push(await held())
    }
    const [first, last] = [afterEach[0], afterEach.at(-1)]
    if (!first || !last) throw new Error('there was no siege')
    clearInterval(pings)

    const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
    for (const [when, { files, used, resident }] of Object.entries({
      before,
      'after the first siege': first,
      'after the last': last,
    }))
      tell(`${when}: ${files} open files, ${megabytes(used)} in use, ${megabytes(resident)} resident`)
    const took = hits.map(({ tookMs }) => tookMs)
    tell(
      `${hits.length} requests of players; half took ${percentile(took, 0.5).toFixed(0)} ms, of 100 one took ${percentile(took, 0.99).toFixed(0)} ms`,
    )
    for (const { path, atMs, tookMs } of hits
      .toSorted((a, b) => b.tookMs - a.tookMs)
      .slice(0, SLOWEST_TOLD)) {
      tell(`${tookMs.toFixed(0)} ms for ${path} at ${(atMs / 1000).toFixed(1)} s`)
    }
    const refused = hits.filter(({ status }) => status !== 200)
    if (refused.length > 0)
      throw new Error(
        `${refused.length} requests of players were refused, the first with ${refused[0]?.status} ${refused[0]?.body}`,
      )
    if (ended.length > 0)
      throw new Error(`${ended.length} connections of players ended, the first with ${ended[0]}`)
    if (last.files > before.files + MAX_FILES_LEFT) throw new Error('files stayed open')
    if (first.used > before.used + MAX_BYTES_LEFT) throw new Error('memory was not given back')
    if (last.used > first.used + MAX_BYTES_MORE) throw new Error('memory grows with each siege')
    return Math.max(...took)
  } finally {
    load.close()
    await server.stop()
  }
}

interface Answered extends Hit {
  path: string
  /** The time of sending, to distinguish slow requests during the siege from later ones. */
  atMs: number
}

/**
 * Each player sends requests at a fixed rate, even if earlier ones are unanswered, because a slow server must
 * get no pause.
 */
async function play(
  contest: Contest,
  fire: (shot: Shot) => Promise<Hit>,
  forMs: number,
): Promise<Answered[]> {
  const hits: Promise<Answered>[] = []
  const begunAt = performance.now()
  for (let beat = 0; beat * EVERY_MS < forMs; beat++) {
    for (let player = 0; player < PLAYERS; player++) {
      const shot = shotOf(contest, player, beat)
      const atMs = performance.now() - begunAt
      hits.push(fire(shot).then((hit) => ({ ...hit, path: shot.path, atMs })))
      await sleep(EVERY_MS / PLAYERS)
    }
  }
  return Promise.all(hits)
}

function shotOf(contest: Contest, player: number, beat: number): Shot {
  const { gameId, cookies } = contest
  const headers = {
    cookie: cookies[player] ?? '',
    'x-forwarded-for': `198.51.100.${player + 1}`,
    'accept-encoding': 'br',
  }
  if (beat % 6 === 5) {
    const shot = submitShot(contest, player, Math.floor(beat / 6) % CHALLENGES, 'flag{guess}')
    return { ...shot, headers: { ...shot.headers, ...headers } }
  }
  const paths = [
    `/api/game/${gameId}/scoreboard`,
    `/api/game/${gameId}/details`,
    '/api/config',
    `/api/game/${gameId}`,
    '/',
  ]
  return { method: 'GET', path: paths[(player + beat) % paths.length] ?? '/', headers }
}
