import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Problem } from '#contract/problem.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import type { SessionView } from '#machines/app/session.machine.ts'
import type { ParticipationView } from '#machines/game/participation.machine.ts'
import type { Read } from '#src/api/use-read.ts'

/** The state of the user's participation, which determines the next step. */
export type NextStep =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'visitor' | 'disabled' | 'over' | 'teamless' }
  | { kind: 'unsubmitted'; phase: GamePhase; problem: Problem | null }
  | {
      kind: 'pending'
      team: string
      phase: GamePhase
      hasMates: boolean
      leaving: 'no' | 'under-way'
      problem: Problem | null
    }
  | {
      kind: 'rejected'
      team: string
      phase: GamePhase
      canJoin: boolean
      leaving: 'no' | 'under-way'
      problem: Problem | null
    }
  | { kind: 'accepted'; team: string; phase: GamePhase; hasMates: boolean }
  /** `reason`: as the organisers wrote it. Null: they gave none. */
  | { kind: 'suspended'; team: string; reason: string | null }

export interface Facts {
  session: { view: SessionView; retry: () => void }
  phase: GamePhase
  view: ParticipationView
  teams: Read<readonly TeamInfoModel[]>
  banReason: string | null
}

/** After the end a game can only be joined if it stays open for practice. */
export function toNextStep({ session, phase, view, teams, banReason }: Facts): NextStep {
  if (session.view.kind === 'booting') return { kind: 'loading' }
  if (session.view.kind === 'banned') return { kind: 'disabled' }
  const isJoinable = phase !== 'ended'
  switch (view.kind) {
    case 'unsubmitted':
      if (!isJoinable) return { kind: 'over' }
      if (session.view.kind === 'unreachable')
        return { kind: 'failed', problem: session.view.problem, retry: session.retry }
      if (session.view.kind === 'anonymous') return { kind: 'visitor' }
      if (teams.state === 'waiting') return { kind: 'loading' }
      if (teams.state === 'failed') return { kind: 'failed', problem: teams.problem, retry: teams.refresh }
      return teams.value.length === 0
        ? { kind: 'teamless' }
        : { kind: 'unsubmitted', phase, problem: view.problem }
    case 'pending': {
      const { kind, team, leaving, problem } = view
      return { kind, team, phase, hasMates: hasMates(team, teams), leaving, problem }
    }
    case 'rejected': {
      const { kind, team, leaving, problem } = view
      return {
        kind,
        team,
        phase,
        canJoin: isJoinable && teams.state === 'ready' && teams.value.length > 0,
        leaving,
        problem,
      }
    }
    case 'accepted':
      return { kind: 'accepted', team: view.team, phase, hasMates: hasMates(view.team, teams) }
    case 'suspended':
      return { kind: 'suspended', team: view.team, reason: banReason }
    default:
      return view satisfies never
  }
}

/**
 * The game sends only the name of the team. If two own teams have the same name, either will do for this
 * hint.
 */
function hasMates(name: string, teams: Facts['teams']): boolean {
  return (
    teams.state === 'ready' &&
    teams.value.some((team) => team.name === name && (team.members?.length ?? 0) > 1)
  )
}
