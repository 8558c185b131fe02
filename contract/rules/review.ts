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
