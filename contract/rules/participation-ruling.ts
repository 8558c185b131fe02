import type { ParticipationStatus } from '../models/participation.ts'

/** An organiser's decision on a participation. */
export type Ruling = 'Accepted' | 'Rejected' | 'Suspended'

/** The rulings that are possible in each status. A rejected team can apply again. */
export const RULINGS = {
  Pending: ['Accepted', 'Rejected'],
  Accepted: ['Suspended'],
  Rejected: [],
  Suspended: ['Accepted'],
  Unsubmitted: [],
} as const satisfies Record<ParticipationStatus, readonly Ruling[]>

/** Null if no ruling leads there. */
export function rulingBetween(from: ParticipationStatus, to: ParticipationStatus): Ruling | null {
  const offered: readonly Ruling[] = RULINGS[from]
  return offered.find((ruling) => ruling === to) ?? null
}

/** The participations for which the ruling is possible. */
export function rulableWith<Judged extends { status: ParticipationStatus }>(
  judged: readonly Judged[],
  ruling: Ruling,
): readonly Judged[] {
  return judged.filter(({ status }) => rulingBetween(status, ruling) !== null)
}
