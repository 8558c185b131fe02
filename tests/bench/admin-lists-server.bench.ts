import { TEAM_SORTS, USER_SORTS } from '#contract/rules/roster.ts'
import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { httpLoad, type Shot } from './http-load.ts'
import { seedLargeEvent, type LargeEvent } from './large-event.ts'

/** These rounds are not measured, because code and query plans are not optimised yet. */
const WARMING = 5
const ASKED = 20

export const name = 'admin-lists-server'
/** The slowest list must pass. The time includes the database, because a slow query is the likely cause. */
export const bar = 100
export const unit = 'ms of CPU for a first page'

const GET = (path: string) => ({ method: 'GET', path }) as const
const POST = (path: string) => ({ method: 'POST', path }) as const
/**
 * The base wire returns all at once; our client reads pages. The figure is only reported, because our client
 * does not need this call.
 */
const WHOLE = 'all participations at once'
/**
 * First pages and searches, because administrators wait for these. A text without a match is the slowest
 * search: it is compared with every row.
 */
const listsOf = ({ gameId }: LargeEvent): Readonly<Record<string, Pick<Shot, 'method' | 'path'>>> => ({
  users: GET('/api/admin/users'),
  'users found': POST('/api/admin/users/search?hint=member99'),
  'users not found': POST('/api/admin/users/search?hint=nobody-has-this'),
  ...Object.fromEntries(
    USER_SORTS.map((sort) => [`users by ${sort}`, GET(`/api/admin/roster/users?sort=${sort}&desc=true`)]),
  ),
  'users sifted': GET('/api/admin/roster/users?hint=member99&sort=Registered'),
  'users sifted in vain': GET('/api/admin/roster/users?hint=nobody-has-this'),
  teams: GET('/api/admin/teams'),
  'teams found': POST('/api/admin/teams/search?hint=team%2019'),
  'teams not found': POST('/api/admin/teams/search?hint=nobody-has-this'),
  ...Object.fromEntries(
    TEAM_SORTS.map((sort) => [`teams by ${sort}`, GET(`/api/admin/roster/teams?sort=${sort}&desc=true`)]),
  ),
  'teams sifted': GET('/api/admin/roster/teams?hint=member99&sort=Members'),
  'teams sifted in vain': GET('/api/admin/roster/teams?hint=nobody-has-this'),
  logs: GET('/api/admin/logs?level=All'),
  'logs, Information': GET('/api/admin/logs?level=Information'),
  'logs, Warning': GET('/api/admin/logs?level=Warning'),
  'logs, Error': GET('/api/admin/logs?level=Error'),
  'logs, a level without entries': GET('/api/admin/logs?level=Fatal'),
  'logs, a text': GET('/api/admin/logs/found?text=number%2099'),
  'logs, a text that is nowhere': GET('/api/admin/logs/found?text=nobody-has-this'),
  audit: GET('/api/admin/audit'),
  'audit of one act': GET('/api/admin/audit?act=TeamChanged'),
  'audit, a text': GET('/api/admin/audit?text=thing%2099'),
  'audit, a text that is nowhere': GET('/api/admin/audit?text=nobody-has-this'),
  files: GET('/api/admin/files'),
  'stored files': GET('/api/admin/files/stored'),
  'stored files, the largest': GET('/api/admin/files/stored?sort=Largest'),
  'stored files, a name': GET('/api/admin/files/stored?hint=attachment%2099&sort=Name'),
  'unused files': GET('/api/admin/files/unused'),
  instances: GET('/api/admin/instances'),
  writeups: GET(`/api/admin/writeups/${gameId}`),
  participations: GET(`/api/game/${gameId}/participations/page`),
  [WHOLE]: GET(`/api/game/${gameId}/participations`),
  events: GET(`/api/game/${gameId}/events`),
  'events without containers': GET(`/api/game/${gameId}/events?hideContainer=true`),
  submissions: GET(`/api/game/${gameId}/submissions`),
  'submissions that were right': GET(`/api/game/${gameId}/submissions?type=Accepted`),
  'submissions that cheated': GET(`/api/game/${gameId}/submissions?type=CheatDetected`),
  'submissions without an instance': GET(`/api/game/${gameId}/submissions?type=NotFound`),
  cheats: GET(`/api/game/${gameId}/cheatinfo`),
  games: GET('/api/edit/games?count=500'),
  challenges: GET(`/api/edit/games/${gameId}/challenges`),
  notices: GET(`/api/edit/games/${gameId}/notices`),
  'opening check': GET(`/api/edit/games/${gameId}/opening-check`),
})

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(seedLargeEvent, { env: { RATE_LIMIT: 'off' } })
  const load = httpLoad(server.origin, 1)
  const headers = { cookie: server.seeded.cookie, 'accept-encoding': 'br' }
  try {
    let worst = 0
    for (const [list, shot] of Object.entries(listsOf(server.seeded))) {
      const shots = (count: number) => Array.from({ length: count }, () => ({ ...shot, headers }))
      const [first] = await load.fireAll(shots(WARMING))
      if (first?.status !== 200) throw new Error(`${list} is answered with ${first?.status} ${first?.body}`)
      const before = server.cpuMs()
      const hits = await load.fireAll(shots(ASKED))
      const each = (server.cpuMs() - before) / ASKED
      const took = hits.map(({ tookMs }) => tookMs)
      tell(
        `${list}: ${each.toFixed(1)} ms of CPU, half of them answered in ${percentile(took, 0.5).toFixed(0)} ms, the first in ${first.tookMs.toFixed(0)} ms, ${Math.round(first.body.length / 1000)} kB`,
      )
      if (list !== WHOLE) worst = Math.max(worst, each)
    }
    return worst
  } finally {
    load.close()
    await server.stop()
  }
}
