import type { BasicWriteupInfoModel } from '#contract/models/writeup.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'

export async function readWriteup(
  gameId: number,
  actor: Actor,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<BasicWriteupInfoModel> {
  const { game, participation } = await requirePlayer(gameId, actor, store, clock.now(), { afterEnd: 'open' })
  const writeup = await store.participations.writeupOf(participation.id)
  return {
    submitted: writeup !== null,
    name: writeup?.name ?? '#',
    fileSize: writeup?.size ?? 0,
    note: game.wpNote,
  }
}
