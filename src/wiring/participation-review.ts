import { getGame, listCheats, listParticipations } from '#contract/calls/game.ts'
import { listTeamPairs } from '#contract/calls/team-pairs.ts'
import { participationReviewMachine } from '#machines/admin/participation-review.machine.ts'
import { toQueueView } from '#machines/kit/queue.ts'
import { allParticipations } from '#src/api/participations.ts'
import { openBatches } from './batches.ts'
import type { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

/** `list`: the list that the screen shows, of teams or of pairs of teams. */
export function wireParticipationReview(
  { clock, request, reads, config }: Pick<ClientServices, 'clock' | 'request' | 'reads' | 'config'>,
  process: ReturnType<typeof openProcesses>,
  list: 'teams' | 'cheats',
) {
  const { setStatuses } = openBatches({ request, config })
  return process(
    participationReviewMachine,
    toQueueView,
    {
      carryOut: ({ items, choice }, signal) =>
        setStatuses({ ids: items.map(({ id }) => id), ruling: choice }, signal),
      async reread({ game }, signal) {
        const sent = { params: { id: game } }
        if (list === 'teams') {
          const teams = await allParticipations(game, { request, config: config.read }, signal)
          if (teams.ok) reads.adopt(listParticipations, sent, teams.value)
          else reads.refresh(listParticipations, sent)
        } else if (config.read().features?.includes('team-pairs')) {
          const pairs = await request(listTeamPairs, sent, signal)
          if (pairs.ok) reads.adopt(listTeamPairs, sent, pairs.value)
          else reads.refresh(listTeamPairs, sent)
        } else {
          const cheats = await request(listCheats, sent, signal)
          if (cheats.ok) reads.adopt(listCheats, sent, cheats.value)
          else reads.refresh(listCheats, sent)
        }
        // The organiser may take part in the game too.
        reads.refresh(getGame, sent)
        return null
      },
    },
    { given: { now: clock.now } },
  )
}
