import type { FastifyReply } from 'fastify'
import type { Board, TeamRow } from '#contract/rules/board/board.ts'
import { cellOf } from '#contract/rules/board/read-board.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import type { MonitorTables, SheetMember } from '#server/store/rows/monitor.ts'
import type { Language } from '#contract/rules/language.ts'
import type { Services } from '#server/modules/services.ts'
import { sheetOrRefusal } from './sheet-or-refusal.ts'
import { sendSheet } from './send-sheet.ts'
import { toTimeText } from './time-text.ts'
import { SHEET_WORDS } from './sheet-words.ts'
import type { Column, Row, Sheet } from './workbook.ts'

export async function downloadScoreboardSheet(
  gameId: number,
  by: AuditActor,
  reply: FastifyReply,
  services: Pick<Services, 'store' | 'clock' | 'boards' | 'platformLog'>,
): Promise<FastifyReply> {
  const { title, organizations } = await requireStartedGame(gameId, services)
  const sheet = await sheetOrRefusal(gameId, reply.request, services, async () => {
    const standing = await services.boards.of(gameId, 'monitors')
    const hasOrganizations = (organizations ?? []).length > 0
    const { language } = reply.request.visitor
    return (
      standing &&
      scoreboardSheet({ board: standing.board, hasOrganizations }, language, services.store.gameEvents)
    )
  })
  const deed = { of: { kind: 'game', id: gameId, name: title }, after: { sheet: 'scoreboard' } } as const
  if (reply.request.method !== 'HEAD')
    await writeAudit(services.store, by, { act: 'SheetDownloaded', ...deed }, services)
  return sendSheet(reply, { title, of: 'Scoreboard', now: services.clock.now(), sheet })
}

interface SheetRow {
  board: Board
  hasOrganizations: boolean
}
const TEAMS_AT_ONCE = 200

/**
 * Null: the board is empty. Reads the first teams before the response starts, because a failure can be
 * reported only until then.
 */
export async function scoreboardSheet(
  { board, hasOrganizations }: SheetRow,
  language: Language,
  tables: Pick<MonitorTables, 'members'>,
): Promise<Sheet | null> {
  if (board.rows.length === 0 || board.challenges.length === 0) return null
  const { scoreboard: words } = SHEET_WORDS[language]
  // Reads members in batches, because a large event has tens of thousands.
  const membersFrom = async (first: number) => {
    const places = board.ranking.slice(first, first + TEAMS_AT_ONCE)
    return byTeam(await tables.members(places.flatMap((place) => board.rows[place]?.id ?? [])))
  }
  const firstMembers = await membersFrom(0)

  async function* rows(): AsyncGenerator<Row> {
    let ofTeam = firstMembers
    for (const [at, place] of board.ranking.entries()) {
      if (at > 0 && at % TEAMS_AT_ONCE === 0) ofTeam = await membersFrom(at)
      const row = board.rows[place]
      if (!row) continue
      yield [
        row.rank,
        row.name,
        ...(hasOrganizations ? [row.organization ?? ''] : []),
        ...peopleOf(ofTeam.get(row.id) ?? []),
        row.solved,
        toTimeText(lastOf(row, board)),
        row.score,
        ...board.challenges.map((_, challenge) => cellOf(board, place, challenge)?.points ?? 0),
      ]
    }
  }
  const columns: Column[] = [
    { header: words.rank, width: 8 },
    { header: words.team, width: 24 },
    ...(hasOrganizations ? [{ header: words.organization, width: 24 }] : []),
    { header: words.captain, width: 16 },
    { header: words.realNames, width: 32 },
    { header: words.stdNumbers, width: 32 },
    { header: words.phones, width: 32 },
    { header: words.solved, width: 10 },
    { header: words.lastSolve, width: 22 },
    { header: words.total, width: 10 },
    ...board.challenges.map(({ title }) => ({ header: title, width: 16 })),
  ]
  return { name: words.name, columns, rows: rows() }
}

function byTeam(members: readonly SheetMember[]): Map<number, SheetMember[]> {
  const teams = new Map<number, SheetMember[]>()
  for (const member of members) {
    const team = teams.get(member.teamId)
    if (team) team.push(member)
    else teams.set(member.teamId, [member])
  }
  return teams
}

/**
 * Lists a team even if its captain is not among the members. All lists have the same order, so that numbers
 * and names match.
 */
function peopleOf(members: readonly SheetMember[]): [string, string, string, string] {
  return [
    members.find(({ isCaptain }) => isCaptain)?.realName ?? '',
    members.map(({ realName }) => realName).join('/'),
    members.map(({ stdNumber }) => stdNumber).join('/'),
    members.map(({ phone }) => phone).join('/'),
  ]
}

/** A team without solves counts as if it had solved at the start, as on the board. */
const lastOf = ({ lastAt }: TeamRow, { startsAt }: Board) => lastAt ?? startsAt
