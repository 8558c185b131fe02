import type { ChallengeEditDetailModel, ChallengeInfoModel, challengeInfoModelInput } from '#contract/models/challenge-edit.ts'
import type { Read } from '#contract/schema.ts'
import { LONGEST_TITLE } from '#contract/rules/edit-bounds.ts'
import { sweepFiles } from '#server/modules/asset/sweep.ts'
import { lockGame } from '#server/modules/game/edit.ts'
import { boundText } from '#server/modules/within-bounds.ts'
import { filesOn } from '#server/store/files.ts'
import type { Around } from '#server/wire/serve.ts'
import type { StillThe, Versioned } from '#server/wire/version.ts'
import { changeChallenge, type Place } from './change.ts'
import { readChallenge, toChallengeInfo } from './view.ts'

/** An unknown game has none. */
export async function listToEdit(gameId: number, { store }: Around): Promise<ChallengeInfoModel[]> {
  const [challenges, solves] = await Promise.all([store.challenges.list(gameId), store.challenges.solveCounts(gameId)])
  return challenges.map((challenge) => toChallengeInfo(challenge, solves.get(challenge.id) ?? 0))
}

export async function createChallenge(
  gameId: number,
  { title, tag, type }: Read<typeof challengeInfoModelInput>,
  { store }: Around,
): Promise<Versioned<ChallengeEditDetailModel>> {
  boundText('title', title, LONGEST_TITLE)
  return store.transaction(async (tables) => {
    await lockGame(gameId, tables)
    const cId = await tables.challenges.create({ gameId, title, tag, type })
    return readChallenge({ id: gameId, cId }, tables)
  })
}

export async function deleteChallenge(place: Place, stillThe: StillThe, around: Around): Promise<null> {
  const unlinked = await changeChallenge(place, around, async ({ id, version }, { challenges, attachments, sql }) => {
    stillThe(version)
    const hashes = await attachments.filesOfChallenge(id)
    await challenges.delete(id)
    return filesOn(sql).unlink(hashes)
  })
  await sweepFiles(unlinked, around)
  return null
}
