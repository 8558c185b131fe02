import { getGame, listParticipations } from '#contract/calls/game.ts'
import { listGameTeams } from '#contract/calls/game-teams.ts'
import { getRoomTeam } from '#contract/calls/room-pages.ts'
import { reviewTeams } from '#contract/calls/team-review.ts'
import type { TeamReviewModel, TeamReviewResultModel } from '#contract/models/team-review.ts'
import type { Outcome } from '#contract/problem.ts'
import { allParticipations } from '#src/api/participations.ts'
import type { ClientServices } from './services.ts'

export function wireTeamReview({
  request,
  reads,
  config,
}: Pick<ClientServices, 'request' | 'reads' | 'config'>) {
  return {
    /** Not cancelled with the screen, because the user has confirmed the action. */
    async review(id: number, body: TeamReviewModel): Promise<Outcome<TeamReviewResultModel>> {
      const sent = { params: { id } }
      const done = await request(reviewTeams, { ...sent, body })
      // The page of a team may be open only if the review is about that team alone.
      const [only, ...others] = body.teams
      if (only && others.length === 0)
        reads.refresh(getRoomTeam, { params: { id, participationId: only.id } })
      const teams = await allParticipations(id, { request, config: config.read })
      if (teams.ok) reads.adopt(listParticipations, sent, teams.value)
      else reads.refresh(listParticipations, sent)
      reads.refresh(listGameTeams, sent)
      // The organiser may take part in the game too.
      reads.refresh(getGame, sent)
      return done
    },
  }
}
