import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedContest, type Contest } from './contest.ts'
import { httpLoad, type Hit, type Shot } from './http-load.ts'
import type { Crowd, CrowdTold } from './reading-crowd.ts'
import { submitShot } from './submitting.ts'

const READERS = 200
const TEAMS = 200
const CHALLENGES = 20
const SUBMITS = 300
const EVERY_MS = 50
const WARMING_MS = 2000

export const name = 'reader-flood'
export const bar = 250
export const unit = 'ms for 99 of 100 answers'

export async function run(tell: (line: string) => void): Promise<number> {
  // The rate limit would refuse readers this fast, so it is off.
  const server = await benchServer((pool) => seedContest(pool, { teams: TEAMS, challenges: CHALLENGES }), {
    env: { RATE_LIMIT: 'off' },
  })
  const load = httpLoad(server.origin, 20)
  const crowd = fork(fileURLToPath(new URL('./reading-crowd.ts', import.meta.url)))
  try {
    crowd.send({ origin: server.origin, shots: readings(server.seeded) } satisfies Crowd)
    const [cpuBefore, begunAt] = [server.cpuMs(), performance.now()]
    const hits = await submits(server.seeded, load.fire)
    const share = (server.cpuMs() - cpuBefore) / (performance.now() - begunAt)
    if (crowd.exitCode !== null) throw new Error('the readers gave up')
    const done = once(crowd, 'message')
    crowd.send('enough')
    // The child process is part of this bench, so its messages have this type.
    const [told] = (await done) as [CrowdTold]
    const refused = [
      ...told.refused,
      ...hits.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body}`),
    ]
    if (refused.length > 0) throw new Error(`${refused.length} were refused, the first with ${refused[0]}`)
    const took = hits.map(({ tookMs }) => tookMs)
    tell(
      `${told.answered} readings by ${READERS} connections beside ${hits.length} answers; the server and its database had ${share.toFixed(2)} of a core`,
    )
    tell(
      `half of the answers took ${percentile(took, 0.5).toFixed(0)} ms, the slowest ${Math.max(...took).toFixed(0)} ms`,
    )
    return percentile(took, 0.99)
  } finally {
    crowd.kill()
    load.close()
    await server.stop()
  }
}

/** Half of them read the board and the others their challenges, as players do all the time. */
function readings({ gameId, cookies }: Contest): Shot[] {
  return Array.from({ length: READERS }, (_, index) => ({
    method: 'GET',
    path: `/api/game/${gameId}/${index % 2 === 0 ? 'scoreboard' : 'details'}`,
    headers: {
      'accept-encoding': 'br',
      ...(index % 2 === 0 ? {} : { cookie: cookies[index % cookies.length] ?? '' }),
    },
  }))
}

/**
 * Submits at a fixed rate, even if earlier requests are unanswered, because a slow server must get no pause.
 */
async function submits(contest: Contest, fire: (shot: Shot) => Promise<Hit>): Promise<Hit[]> {
  await sleep(WARMING_MS)
  const hits: Promise<Hit>[] = []
  for (let nth = 0; nth < SUBMITS; nth++) {
    const [team, challenge] = [nth % TEAMS, Math.floor(nth / TEAMS)]
    hits.push(
      fire(
        submitShot(
          contest,
          team,
          challenge,
          nth % 3 === 0 ? contest.rightFlag(team, challenge) : 'flag{guess}',
        ),
      ),
    )
    await sleep(EVERY_MS)
  }
  return Promise.all(hits)
}
