import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import { printCsv } from '#contract/rules/csv.ts'
import type { FoundPair } from '#contract/rules/team-pairs.ts'
import type { ZipPart } from '#server/files/zip/write.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import type { AuditRow } from '#server/store/audit.ts'
import type { Game } from '#server/store/games.ts'
import type { EvidenceAnswer, PairedTeam } from '#server/store/team-pairs.ts'
import { toTeamPair } from './list-team-pairs.ts'

/** A file with this many rows is in memory while it is sent. */
const ROWS_OF_FILE = 5_000

type Needed = Pick<Services, 'store' | 'clock' | 'teamLinks'>
type TwoTeams = readonly [PairedTeam, PairedTeam]

/**
 * Of the two teams only. The text and the first submissions are read at once, because a failure can be reported
 * only until the response starts.
 */
export async function evidenceParts(
  game: Pick<Game, 'id' | 'title'>,
  teams: TwoTeams,
  actor: Actor,
  services: Needed,
): Promise<AsyncIterable<ZipPart>> {
  const { teamPairs } = services.store
  const ids = teams.map(({ id }) => id)
  const pair = toPart('pair.json', `${await pairText(game, teams, actor, services)}\n`)
  // Monitors may not read the audit.
  const audit = actor.role === 'Admin' ? await teamPairs.audit(game.id, teams) : null
  const first = await teamPairs.answers(ids, null, ROWS_OF_FILE)

  // Holds no database connection between files, however slow the reader is.
  async function* parts(): AsyncGenerator<ZipPart> {
    yield pair
    if (audit !== null) yield toPart('audit.csv', printCsv([AUDIT_COLUMNS, ...audit.map(auditRow)]))
    let nth = 1
    for (let rows = first; nth === 1 || rows.length > 0; nth += 1) {
      const name = nth === 1 ? 'answers.csv' : `answers-${nth}.csv`
      yield toPart(name, printCsv([ANSWER_COLUMNS, ...rows.map(answerRow)]))
      const last = rows.at(-1)
      const isWhole = rows.length === ROWS_OF_FILE && last !== undefined
      rows = isWhole ? await teamPairs.answers(ids, last, ROWS_OF_FILE) : []
    }
  }
  return parts()
}

function toPart(name: string, text: string): ZipPart {
  const bytes = Buffer.from(text)
  const open = () => Promise.resolve(Readable.from([bytes]))
  return { name, size: bytes.length, crc: crc32(bytes), open }
}

async function pairText(
  { id, title }: Pick<Game, 'id' | 'title'>,
  teams: TwoTeams,
  actor: Actor,
  { store, clock, teamLinks }: Needed,
): Promise<string> {
  const ids = [teams[0].id, teams[1].id] as const
  const nothing: FoundPair = { teams: ids, foreign: [], alike: [], addresses: [], order: [], lastAt: 0 }
  const pairs = await teamLinks.of(id)
  const found = pairs.find((pair) => pair.teams[0] === ids[0] && pair.teams[1] === ids[1])
  const shown = toTeamPair(found ?? nothing, teams, Number.POSITIVE_INFINITY, null)
  const { foreignFlags, wrongFlags, addresses, solves } = shown
  const whole = {
    game: { id, title },
    madeAt: toIso(clock.now()),
    madeBy: actor.name,
    teams: await Promise.all(
      teams.map(async ({ id: participationId, teamId, name, organization, status }) => ({
        participationId,
        teamId,
        name,
        organization,
        status,
        members: (await store.roomPages.members(participationId)).map((member) => ({
          userId: member.id,
          userName: member.name,
          realName: member.realName,
          email: member.email,
          isRegistered: member.isRegistered,
          solves: member.solves,
          wrong: member.wrong,
          lastAt: toIsoOrNull(member.lastAt),
          lastAddress: member.ip,
        })),
      })),
    ),
    reasons: { foreignFlags, wrongFlags, addresses, solves },
  }
  return JSON.stringify(whole, null, 2)
}

const ANSWER_COLUMNS = ['time', 'team', 'user', 'challenge', 'try', 'flag', 'result', 'address']
const answerRow = ({ at, team, user, challenge, attempt, answer, status, ip }: EvidenceAnswer) => [
  toIso(at),
  team,
  user,
  challenge,
  attempt === null ? '' : String(attempt),
  answer,
  status,
  ip ?? '',
]

const AUDIT_COLUMNS = ['time', 'actor', 'address', 'act', 'kind', 'id', 'name', 'changes']
const auditRow = ({ at, actor, ip, act, kind, id, name, changes }: AuditRow) => [
  toIso(at),
  actor,
  ip,
  act,
  kind,
  id ?? '',
  name ?? '',
  changes
    .map(({ field, before, after, isHidden }) =>
      isHidden ? `${field}: hidden` : `${field}: ${before ?? ''} → ${after ?? ''}`,
    )
    .join('\n'),
]
