import type { CheatInfoModel } from '#contract/models/cheat.ts'
import type { ParticipationModel } from '#contract/models/participation.ts'
import { imageUrl } from '#server/modules/asset-url.ts'
import { startedGame } from '#server/modules/game/started.ts'
import { MOST_LISTED } from '#server/modules/most-listed.ts'
import { monitorOn } from '#server/store/monitor.ts'
import type { CheatSide } from '#server/store/rows/monitor.ts'
import type { Around } from '#server/wire/serve.ts'
import { toSubmission } from './submission-view.ts'

export async function listCheats(gameId: number, around: Around): Promise<CheatInfoModel[]> {
  await startedGame(gameId, around)
  const cheats = await monitorOn(around.store.sql).cheats(gameId, MOST_LISTED)
  return cheats.map((cheat) => ({
    ownedTeam: toParticipation(cheat.owner),
    submitTeam: toParticipation(cheat.from),
    submission: toSubmission(cheat),
  }))
}

const toParticipation = ({ id, status, organization, teamId, name, avatarHash }: CheatSide): ParticipationModel => ({
  id,
  team: { id: teamId, name, avatar: imageUrl(avatarHash, 'avatar') },
  status,
  organization,
})
