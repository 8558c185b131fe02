import type { WriteupInfoModel, BasicWriteupInfoModel } from '#contract/models/writeup.ts'
import { toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { SubmittedWriteup } from '#server/store/writeups.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import type { Actor } from '#server/http/actor.ts'

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

export async function listWriteups(
  gameId: number,
  { store }: Pick<Services, 'store'>,
): Promise<WriteupInfoModel[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  return (await store.writeups.ofGame(gameId)).map(toWriteup)
}

const toWriteup = ({
  id,
  organization,
  teamId,
  team,
  bio,
  avatarHash,
  locked,
  fileHash,
  name,
  size,
  at,
}: SubmittedWriteup): WriteupInfoModel => ({
  id,
  team: { id: teamId, name: team, bio, avatar: imageUrl(avatarHash, 'avatar'), locked, members: null },
  url: `/assets/${fileHash}/${encodeURIComponent(name)}`,
  uploadTimeUTC: toIso(at),
  organization,
  fileName: name,
  fileSize: size,
})
