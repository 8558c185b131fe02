import type { Ruling } from '#contract/rules/participation-ruling.ts'
import { namedOf, queueMachine, type QueueView } from '../kit/queue.ts'

export interface ReviewedParticipation {
  id: number
  team: string
}
interface Scope {
  game: number
  now: () => number
}
export type ParticipationReviewView = QueueView<ReviewedParticipation, Ruling>

const QUESTIONS = { Accepted: 'accept-teams', Rejected: 'reject-teams', Suspended: 'suspend-teams' } as const

export const participationReviewMachine = queueMachine<Scope, ReviewedParticipation, Ruling>({
  id: 'participationReview',
  description: 'Decides on the participation of one team or of many.',
  ask: (ruling, rows) => ({
    kind: QUESTIONS[ruling],
    teams: rows.length,
    named: namedOf(rows.map(({ team }) => team)),
  }),
  tell: (ruling, done) => ({
    kind: 'teams-reviewed',
    ruling,
    teams: done.length,
    team: done[0]?.team ?? '',
  }),
})
