import type { ParticipationStatus } from '../models/participation.ts'

export type Ruling = 'Accepted' | 'Rejected' | 'Suspended'

/** In characters. Members read the reason on the page of the game. */
export const BAN_REASON_MAX = 500

/** The possible rulings in each status. A rejected team can apply again without an organiser. */
export const RULINGS = {
  Pending: ['Accepted', 'Rejected'],
  Accepted: ['Suspended'],
  Rejected: [],
  Suspended: ['Accepted'],
  Unsubmitted: [],
} as const satisfies Record<ParticipationStatus, readonly Ruling[]>

/** Null: no ruling leads from one status to the other. */
export function rulingBetween(from: ParticipationStatus, to: ParticipationStatus): Ruling | null {
  const offered: readonly Ruling[] = RULINGS[from]
  return offered.find((ruling) => ruling === to) ?? null
}

export function rulableWith<Judged extends { status: ParticipationStatus }>(
  judged: readonly Judged[],
  ruling: Ruling,
): readonly Judged[] {
  return judged.filter(({ status }) => rulingBetween(status, ruling) !== null)
}
