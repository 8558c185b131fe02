import type { GameTeamModel } from '#contract/models/game-team.ts'
import { instant } from '#contract/models/time.ts'
import type { ReviewRow } from './review-rows.ts'

/** `figures` is null while it is not known, because it comes with a request of its own. */
export interface TeamRow extends ReviewRow {
  figures: GameTeamModel | null
}

export const TEAM_SORTS = ['rank', 'team', 'points', 'solves', 'wrong', 'last', 'seen', 'addresses'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]

export function withFigures(
  rows: readonly ReviewRow[],
  figures: readonly GameTeamModel[],
): readonly TeamRow[] {
  const known = new Map(figures.map((each) => [each.participationId, each]))
  return rows.map((row) => ({ ...row, figures: known.get(row.id) ?? null }))
}

const time = (iso: string | null | undefined) => (iso === null || iso === undefined ? 0 : instant(iso))

/** The highest value comes first, so ranks are negative. Teams with equal values keep their order. */
const VALUE: Readonly<Record<Exclude<TeamSort, 'team'>, (row: TeamRow) => number>> = {
  rank: ({ figures }) => -(figures === null || figures.rank === 0 ? Number.MAX_SAFE_INTEGER : figures.rank),
  points: ({ figures }) => figures?.score ?? 0,
  solves: ({ figures }) => figures?.solves ?? 0,
  wrong: ({ figures }) => figures?.wrong ?? 0,
  last: ({ figures }) => time(figures?.lastSolveAt),
  seen: ({ figures }) => time(figures?.seenAt),
  addresses: ({ figures }) => figures?.addresses ?? 0,
}

export function sortTeams(rows: readonly TeamRow[], by: TeamSort, locale: string): readonly TeamRow[] {
  if (by === 'team') return rows.toSorted((one, other) => one.team.localeCompare(other.team, locale))
  const valueOf = VALUE[by]
  return rows.toSorted((one, other) => valueOf(other) - valueOf(one))
}

export type Missing = 'realName' | 'stdNumber' | 'phone'
const ASKED = ['realName', 'stdNumber', 'phone'] as const satisfies readonly Missing[]

/** The facts that at least one player of the team has not filled in. */
export const missingIn = ({ members }: Pick<ReviewRow, 'members'>): readonly Missing[] =>
  ASKED.filter((fact) => members.some((member) => member.isIn && member[fact] === ''))

/** The team that waits longest comes first. Teams without figures come before all others. */
export const byWaiting = (rows: readonly TeamRow[]): readonly TeamRow[] =>
  rows.toSorted((one, other) => time(one.figures?.askedAt) - time(other.figures?.askedAt))
