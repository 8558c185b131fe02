import type { challengeCopy } from '#contract/models/challenge-copy.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { toIso } from '#contract/models/time.ts'
import type { Read } from '#contract/schema.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { listToEdit } from '#server/modules/challenge/create-and-delete.ts'
import { commit } from '#server/modules/commit.ts'
import { hashesOf, linkFiles, plantChallenges } from '#server/modules/game-archive/plant-challenges.ts'
import { readWholeGame, type WholeGame } from '#server/modules/game-archive/read-whole-game.ts'
import { toArchive } from '#server/modules/game-archive/to-archive.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { asUnopened } from './as-unopened.ts'

const MOST = 500

/** Adds a link to each file instead of copying its bytes. */
export async function copyChallenges(
  gameId: number,
  { game: fromId, challenges: ids }: Read<typeof challengeCopy>,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'containerManager'>,
): Promise<ChallengeInfoModel[]> {
  if (ids.length === 0 || ids.length > MOST) throw refuse(400, 'fieldMalformed', { field: 'challenges' })
  await commit(services, async (tables, changes) => {
    // Two organisers may copy in opposite directions, so both lock the games in the same order.
    for (const id of [fromId, gameId].toSorted((a, b) => a - b)) await lockGame(id, tables)
    const target = await lockGame(gameId, tables)
    const { game: original, ...archive } = toArchive(chosenOf(await readWholeGame(fromId, tables), ids))
    const span = { start: toIso(target.startAt) }
    const copies = archive.challenges.map((challenge) => asUnopened(challenge, original, span))
    await linkFiles(hashesOf(copies), tables)
    const before = await tables.challenges.list(gameId)
    const hasOwnOrder = before.length === 0 ? archive.hasOwnOrder : await tables.challenges.hasOrder(gameId)
    const planted = await plantChallenges(gameId, copies, tables)
    if (hasOwnOrder) await tables.challenges.setOrder(gameId, [...before.map(({ id }) => id), ...planted])
    changes.push({ kind: 'challenge-created', gameId })
    const after = { original: `${original.title} #${fromId}`, names: copies.map(({ title }) => title) }
    const of = { kind: 'game', id: gameId, name: target.title } as const
    await writeAudit(tables, by, { act: 'ChallengesCopied', of, after }, services)
  })
  return listToEdit(gameId, services)
}

function chosenOf(whole: WholeGame, ids: readonly number[]): WholeGame {
  const chosen = new Set(ids)
  const challenges = whole.challenges.filter(({ id }) => chosen.has(id))
  if (challenges.length < chosen.size) throw refuse(404, 'challengeMissing')
  return { ...whole, challenges }
}
