import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { printCsv, printRows } from '#contract/rules/csv.ts'
import { TEAM_FILE_COLUMNS, teamRow, USER_FILE_COLUMNS, userRow } from '#contract/rules/roster-csv.ts'
import { toUserInfo } from '#server/modules/admin-user/user-info.ts'
import { attachment } from '#server/modules/asset/file-name.ts'
import { writeAudit } from '#server/modules/audit/write-audit.ts'
import { toTeamInfo } from '#server/modules/team/team-info.ts'
import type { RosterPage, TeamFilter, UserFilter } from '#server/store/roster.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'

interface By {
  actor: Actor
  ip: string
  reply: FastifyReply
}
const ROWS_AT_ONCE = 500

/** Email addresses and real names leave the platform, so the audit records who exported them. */
export async function exportUsers(
  sift: UserFilter,
  by: By,
  services: Pick<Services, 'store' | 'clock' | 'platformLog'>,
): Promise<FastifyReply> {
  const { users } = services.store.roster
  return send('users', USER_FILE_COLUMNS, users, sift, (user) => userRow(toUserInfo(user)), by, services)
}

export async function exportTeams(
  sift: TeamFilter,
  by: By,
  services: Pick<Services, 'store' | 'clock' | 'platformLog'>,
): Promise<FastifyReply> {
  const { teams } = services.store.roster
  return send('teams', TEAM_FILE_COLUMNS, teams, sift, (team) => teamRow(toTeamInfo(team)), by, services)
}

async function send<Row, Id, Asked>(
  name: 'users' | 'teams',
  columns: readonly string[],
  sifted: RosterPage<Row, Id, Asked>,
  sift: Asked,
  print: (row: Row) => readonly string[],
  { actor, ip, reply }: By,
  { store, platformLog, clock }: Pick<Services, 'store' | 'platformLog' | 'clock'>,
): Promise<FastifyReply> {
  // Reads before the response starts, because a failure can be reported only until then.
  const ids = await sifted.ids(sift)
  const isAskedForBytes = reply.request.method !== 'HEAD'
  if (isAskedForBytes) {
    const message = `Exported ${ids.length} ${name}.`
    platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message,
      source: name === 'users' ? 'user' : 'team',
    })
    const deed = { of: { kind: name === 'users' ? 'user' : 'team' }, after: { count: ids.length } } as const
    await writeAudit(store, { actor, ip }, { act: 'ListExported', ...deed }, { clock })
  }
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': attachment(`${name}.csv`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  return reply.send(
    Readable.from(isAskedForBytes ? lines(columns, ids, sifted, print) : [], { objectMode: false }),
  )
}

/** Holds no database connection between batches, however slow the reader is. */
async function* lines<Row, Id>(
  columns: readonly string[],
  ids: readonly Id[],
  { byIds }: Pick<RosterPage<Row, Id, unknown>, 'byIds'>,
  print: (row: Row) => readonly string[],
): AsyncGenerator<string> {
  yield printCsv([columns])
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE)
    yield printRows((await byIds(ids.slice(at, at + ROWS_AT_ONCE))).map(print))
}
