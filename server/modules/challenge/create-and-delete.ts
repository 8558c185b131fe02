import type { ChallengeEditDetailModel, ChallengeInfoModel, challengeInfoModelInput } from '#contract/models/challenge-edit.ts'
import type { Read } from '#contract/schema.ts'
import { LONGEST_TITLE } from '#contract/rules/edit-limits.ts'
import { sweepFiles } from '#server/modules/asset/delete-unlinked.ts'
import { audit, type By } from '#server/modules/audit/write-audit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { boundText } from '#server/http/length-limits.ts'
import { filesOn } from '#server/store/files.ts'
import type { Around } from '#server/modules/services.ts'
import type { StillThe, Versioned } from '#server/http/version.ts'
import { changeChallenge, type Place } from './change-challenge.ts'
import { readChallenge, toChallengeInfo } from './challenge-edit-detail.ts'

/** An unknown game has none. */
export async function listToEdit(gameId: number, { store }: Around): Promise<ChallengeInfoModel[]> {
  const [challenges, solves] = await Promise.all([store.challenges.list(gameId), store.challenges.solveCounts(gameId)])
  return challenges.map((challenge) => toChallengeInfo(challenge, solves.get(challenge.id) ?? 0))
}

export async function createChallenge(
  gameId: number,
  { title, tag, type }: Read<typeof challengeInfoModelInput>,
  by: By,
  around: Around,
): Promise<Versioned<ChallengeEditDetailModel>> {
  boundText('title', title, LONGEST_TITLE)
  return around.store.transaction(async (tables) => {
    await lockGame(gameId, tables)
    const cId = await tables.challenges.create({ gameId, title, tag, type })
    await audit(tables, by, { act: 'ChallengeCreated', of: { kind: 'challenge', id: cId, name: title }, after: { gameId, tag, type } }, around)
    return readChallenge({ id: gameId, cId }, tables)
  })
}

export async function deleteChallenge(place: Place, stillThe: StillThe, by: By, around: Around): Promise<null> {
  const unlinked = await changeChallenge(place, around, async ({ id, title, version }, tables) => {
    const { challenges, attachments, sql } = tables
    stillThe(version)
    const hashes = await attachments.filesOfChallenge(id)
    await challenges.delete(id)
    const loose = await filesOn(sql).unlink(hashes)
    await audit(tables, by, { act: 'ChallengeDeleted', of: { kind: 'challenge', id, name: title } }, around)
    return loose
  })
  await sweepFiles(unlinked, around)
  return null
}
