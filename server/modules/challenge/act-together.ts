import type { challengeChange, challengeDeletion } from '#contract/models/challenge-acts.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { Read } from '#contract/schema.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { DELETE_WORD } from '#contract/rules/challenge.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import { deleteUnlinkedFiles, type UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Game } from '#server/store/games.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { boardChange, changeTogether } from './change-challenge.ts'
import { listToEdit } from './create-and-delete.ts'
import { saveChallenge } from './save-challenge.ts'

const MOST = 500

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'containerManager'>

function checkIds(ids: readonly number[]): void {
  if (ids.length === 0 || ids.length > MOST || new Set(ids).size !== ids.length)
    throw refuse(400, 'fieldMalformed', { field: 'ids' })
}

const asAudited = ({ id, title }: Game) => ({ kind: 'game' as const, id, name: title })

/** Changes all of the challenges or none, with one entry in the audit log. */
export async function changeChallenges(
  gameId: number,
  wishes: readonly Read<typeof challengeChange>[],
  by: AuditActor,
  services: Needs,
): Promise<ChallengeInfoModel[]> {
  checkIds(wishes.map(({ id }) => id))
  await refuseWithoutFlag(gameId, wishes, services)
  const now = services.clock.now()
  const byId = new Map(wishes.map((wish) => [wish.id, wish]))
  const stillThese = checkOfVersions(wishes)
  await changeTogether(
    gameId,
    [...byId.keys()],
    services,
    async (before, tables, game, changes) => {
      stillThese.see(before)
      const { id: _, version: __, ...wish } = byId.get(before.id) ?? {}
      return (await saveChallenge(before, wish, { tables, game, changes, now })).title
    },
    async (names, game, tables) => {
      stillThese.hold()
      const after = { names, ...sharedBy(wishes) }
      await writeAudit(tables, by, { act: 'ChallengesChanged', of: asAudited(game), after }, services)
    },
  )
  return listToEdit(gameId, services)
}

/** `hold` refuses the act, which rolls it back, and names all challenges that others have changed. */
function checkOfVersions(wishes: readonly { id: number; version?: number | null }[]) {
  const seen = new Map(wishes.map(({ id, version }) => [id, version]))
  const changed: string[] = []
  return {
    see: ({ id, version, title }: Challenge) => {
      if ((seen.get(id) ?? version) !== version) changed.push(title)
    },
    hold: () => {
      if (changed.length > 0) throw refuse(409, 'challengesChanged', { names: changed.join(', ') })
    },
  }
}

/** Names all challenges without a flag, not only the first. */
async function refuseWithoutFlag(
  gameId: number,
  wishes: readonly Read<typeof challengeChange>[],
  { store }: Pick<Services, 'store'>,
): Promise<void> {
  const enabling = new Set(wishes.filter(({ isEnabled }) => isEnabled === true).map(({ id }) => id))
  if (enabling.size === 0) return
  const names: string[] = []
  for (const { id, type, title } of await store.challenges.list(gameId))
    if (enabling.has(id) && type !== 'DynamicContainer' && !(await store.flags.exist(id))) names.push(title)
  if (names.length > 0) throw refuse(400, 'challengesWithoutFlag', { names: names.join(', ') })
}

/** The values that are equal in all wishes. Undefined: they differ, or no wish has one. */
function sharedBy(wishes: readonly Read<typeof challengeChange>[]) {
  const [first] = wishes
  const one = <Value>(of: (wish: Read<typeof challengeChange>) => Value) => {
    const value = first && of(first)
    return wishes.every((wish) => of(wish) === value) ? value : undefined
  }
  return {
    isEnabled: one(({ isEnabled }) => isEnabled),
    opensAt: one(({ opensAt }) => opensAt),
    tag: one(({ tag }) => tag),
    title: one(({ title }) => title),
    originalScore: one(({ originalScore }) => originalScore),
  }
}

/** Challenges that are not named follow in the order that they had. */
export async function orderChallenges(
  gameId: number,
  ids: readonly number[],
  by: AuditActor,
  services: Needs,
): Promise<ChallengeInfoModel[]> {
  checkIds(ids)
  await commit(services, async (tables, changes) => {
    const game = await lockGame(gameId, tables)
    const before = await tables.challenges.list(gameId)
    const known = new Map(before.map((challenge) => [challenge.id, challenge]))
    if (ids.some((id) => !known.has(id))) throw refuse(404, 'challengeMissing')
    const order = [...ids, ...[...known.keys()].filter((id) => !ids.includes(id))]
    await tables.challenges.setOrder(gameId, order)
    const now = gameNow(game, services.clock.now())
    const out = new Set(before.flatMap((challenge) => (isOut(challenge, now) ? challenge.id : [])))
    const shown = (all: Iterable<number>) => [...all].filter((id) => out.has(id)).join()
    // A place of a challenge that is not out yet is nothing that players may notice.
    if (shown(order) !== shown(known.keys()))
      changes.push({ kind: 'board-facts', gameId, facts: await appendBoardChange(gameId, tables) })
    changes.push({ kind: 'challenge-changed', gameId })
    const after = { names: order.flatMap((id) => known.get(id)?.title ?? []) }
    await writeAudit(tables, by, { act: 'ChallengesOrdered', of: asAudited(game), after }, services)
  })
  return listToEdit(gameId, services)
}

/** Deletes all of the challenges or none. */
export async function deleteChallenges(
  gameId: number,
  { challenges: wishes, word }: Read<typeof challengeDeletion>,
  by: AuditActor,
  services: Needs & UnlinkServices,
): Promise<ChallengeInfoModel[]> {
  const ids = wishes.map(({ id }) => id)
  checkIds(ids)
  if (word.trim().toUpperCase() !== DELETE_WORD) throw refuse(400, 'deleteWordMissing', { word: DELETE_WORD })
  const unlinked: string[] = []
  const stillThese = checkOfVersions(wishes)
  await changeTogether(
    gameId,
    ids,
    services,
    async (challenge, tables, _, changes) => {
      const { challenges, attachments, files } = tables
      stillThese.see(challenge)
      const { id, title } = challenge
      const hashes = await attachments.filesOfChallenge(id)
      if (await challenges.delete(id)) changes.push(await boardChange(gameId, tables))
      unlinked.push(...(await files.unlink(hashes)))
      return title
    },
    async (names, game, tables) => {
      stillThese.hold()
      const after = { names }
      await writeAudit(tables, by, { act: 'ChallengesDeleted', of: asAudited(game), after }, services)
    },
  )
  await deleteUnlinkedFiles(unlinked, services)
  return listToEdit(gameId, services)
}
