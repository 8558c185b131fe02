import type { ParticipationStatus } from '../models/participation.ts'

/** What an organiser may say of a participation. */
export type Ruling = 'Accepted' | 'Rejected' | 'Suspended'

/** What is offered in each status. A rejected team applies again by itself. */
export const RULINGS = {
  Pending: ['Accepted', 'Rejected'],
  Accepted: ['Suspended'],
  Rejected: [],
  Suspended: ['Accepted'],
  Unsubmitted: [],
} as const satisfies Record<ParticipationStatus, readonly Ruling[]>

/** Null where nobody can have said that. */
export function rulingBetween(from: ParticipationStatus, to: ParticipationStatus): Ruling | null {
  const offered: readonly Ruling[] = RULINGS[from]
  return offered.find((ruling) => ruling === to) ?? null
}

/** Those that it can be said of. */
export function rulableWith<Judged extends { status: ParticipationStatus }>(
  judged: readonly Judged[],
  ruling: Ruling,
): readonly Judged[] {
  return judged.filter(({ status }) => rulingBetween(status, ruling) !== null)
}
