import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { seedContest, type Contest } from './contest.ts'
import { httpLoad, type Shot } from './http-load.ts'

const CONNECTIONS = 50
const TEAMS = 800
/** The last challenges warm up the server, so they are not counted. */
const CHALLENGES = 6
const WARMING = 1

export const submitShot = (
  { gameId, challengeIds, cookies }: Contest,
  team: number,
  challenge: number,
  flag: string,
): Shot => ({
  method: 'POST',
  path: `/api/game/${gameId}/challenges/${challengeIds[challenge] ?? 0}`,
  headers: { cookie: cookies[team] ?? '', 'content-type': 'application/json' },
  body: JSON.stringify({ flag }),
})

/**
 * The CPU time of one submission in milliseconds. Every team submits to every challenge once, one team after
 * another, so that no request waits for another.
 */
export async function cpuOfAnswers(
  flagOf: (contest: Contest, team: number, challenge: number) => string,
  { solves }: { solves: boolean },
  tell: (line: string) => void,
): Promise<number> {
  const server = await benchServer((pool) => seedContest(pool, { teams: TEAMS, challenges: CHALLENGES }))
  const load = httpLoad(server.origin, CONNECTIONS)
  try {
    const { seeded: contest } = server
    const shotsAt = (challenges: readonly number[]) =>
      challenges.flatMap((challenge) =>
        contest.cookies.map((_, team) =>
          submitShot(contest, team, challenge, flagOf(contest, team, challenge)),
        ),
      )
    const all = Array.from({ length: CHALLENGES }, (_, index) => index)
    await load.fireAll(shotsAt(all.slice(-WARMING)))

    const [cpuBefore, begunAt] = [server.cpuMs(), performance.now()]
    const hits = await load.fireAll(shotsAt(all.slice(0, -WARMING)))
    const [cpu, wall] = [server.cpuMs() - cpuBefore, performance.now() - begunAt]

    const refused = hits.filter(({ status }) => status !== 200)
    if (refused.length > 0)
      throw new Error(
        `${refused.length} answers were refused, the first with ${refused[0]?.status} ${refused[0]?.body}`,
      )
    await expectVerdicts(hits.length, solves, contest, load.fire, hits)
    const took = hits.map(({ tookMs }) => tookMs)
    tell(
      `${hits.length} answers in ${(wall / 1000).toFixed(2)} s: ${Math.round((hits.length / wall) * 1000)} a second, ${Math.round(cpu)} ms of CPU`,
    )
    tell(
      `an answer took ${percentile(took, 0.5).toFixed(1)} ms, of 100 one took ${percentile(took, 0.99).toFixed(1)} ms`,
    )
    return cpu / hits.length
  } finally {
    load.close()
    await server.stop()
  }
}

/** Checks a sample of the verdicts, because a server that is fast because it judges wrongly must fail. */
async function expectVerdicts(
  count: number,
  solves: boolean,
  { gameId, challengeIds, cookies }: Contest,
  fire: ReturnType<typeof httpLoad>['fire'],
  hits: readonly { body: string }[],
): Promise<void> {
  for (let at = 0; at < count; at += 97) {
    const path = `/api/game/${gameId}/challenges/${challengeIds[Math.floor(at / cookies.length)] ?? 0}/status/${hits[at]?.body ?? ''}`
    const { body } = await fire({
      method: 'GET',
      path,
      headers: { cookie: cookies[at % cookies.length] ?? '' },
    })
    if (body !== (solves ? '"Accepted"' : '"WrongAnswer"')) throw new Error(`answer ${at} was judged ${body}`)
  }
}
