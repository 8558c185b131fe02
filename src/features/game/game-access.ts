import type { Role } from '#contract/models/role.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { isUnderWay, type GamePhase } from '#contract/rules/game-phase.ts'

export type GameTab = 'challenges' | 'scoreboard' | 'room'
export type GameAccess =
  | { kind: 'open' }
  | {
      kind: 'closed'
      why: 'not-started' | 'suspended' | 'game-over' | 'not-joined' | 'not-approved' | 'rejected'
    }
interface Facts {
  phase: GamePhase
  status: ParticipationStatus
  role: Role | null
}

/** The reason that closes the challenges to a team of this status. */
const WHY = {
  Unsubmitted: 'not-joined',
  Pending: 'not-approved',
  Rejected: 'rejected',
  Suspended: 'suspended',
} as const

/**
 * The order decides which of several reasons the user sees. Before the start nobody may enter, not even
 * organisers.
 */
export function toGameAccess({ phase, status, role }: Facts, tab: GameTab): GameAccess {
  if (phase === 'coming') return { kind: 'closed', why: 'not-started' }
  if (tab === 'scoreboard') return { kind: 'open' }
  if (status === 'Suspended' && isUnderWay(phase)) return { kind: 'closed', why: 'suspended' }
  if (phase === 'ended' && !isOrganiser(role)) return { kind: 'closed', why: 'game-over' }
  if (tab === 'challenges' && status !== 'Accepted') return { kind: 'closed', why: WHY[status] }
  return { kind: 'open' }
}

export function tabsFor({ phase, status, role }: Facts): readonly GameTab[] {
  const canPlay = status === 'Accepted' && phase !== 'ended'
  return [
    ...(canPlay ? (['challenges'] as const) : []),
    'scoreboard' as const,
    ...(isOrganiser(role) ? (['room'] as const) : []),
  ]
}

function isOrganiser(role: Role | null): boolean {
  return role === 'Monitor' || role === 'Admin'
}
