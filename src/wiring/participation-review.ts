import type { ActorRefFrom } from 'xstate'
import { getGame, listParticipations } from '#contract/calls/game.ts'
import {
  participationReviewEffects,
  participationReviewMachine,
} from '#machines/admin/participation-review.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { allParticipations } from '#src/api/participations.ts'
import { ask } from './ask.ts'
import { openBatches } from './batches.ts'
import type { ClientServices } from './services.ts'

export function wireParticipationReview(
  { request, reads, config }: Pick<ClientServices, 'request' | 'reads' | 'config'>,
  confirm: ActorRefFrom<typeof confirmMachine>,
): typeof participationReviewMachine {
  return participationReviewMachine.provide({
    actors: {
      askFirst: participationReviewEffects.askFirst.by((question) => ask(confirm, question)),
      setStatuses: participationReviewEffects.setStatuses.by(openBatches({ request, config }).setStatuses),
      readParticipations: participationReviewEffects.readParticipations.by(async (id, signal) => {
        const list = await allParticipations(id, { request, config: config.read }, signal)
        if (list.ok) reads.adopt(listParticipations, { params: { id } }, list.value)
        else reads.refresh(listParticipations, { params: { id } })
        // The organiser may take part too.
        reads.refresh(getGame, { params: { id } })
        return null
      }),
    },
  })
}
