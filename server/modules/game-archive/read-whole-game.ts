import type { OwnCategory } from '#contract/models/category.ts'
import { inTagOrder } from '#contract/rules/category-label.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Attachment } from '#server/store/attachments.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Flag } from '#server/store/flags.ts'
import type { Game } from '#server/store/games.ts'
import type { Notice } from '#server/store/notices.ts'
import type { Tables } from '#server/store/store.ts'

export interface WholeChallenge extends Challenge {
  attachment: Attachment | null
  flags: Flag[]
}
export interface WholeGame {
  game: Game
  challenges: WholeChallenge[]
  hasOwnOrder: boolean
  categories: OwnCategory[]
  /** Oldest first. */
  notices: Notice[]
}

/** Reads the game at one moment: a change of a challenge waits until the transaction ends. */
export async function readWholeGame(id: number, tables: Tables): Promise<WholeGame> {
  const game = await lockGame(id, tables)
  const challenges: WholeChallenge[] = []
  const attachments = new Map(
    (await tables.attachments.ofGame(id)).map(({ challengeId, ...attachment }) => [challengeId, attachment]),
  )
  const flags = new Map<number, Flag[]>()
  for (const { challengeId, ...flag } of await tables.flags.ofGame(id)) {
    const written = flags.get(challengeId)
    if (written) written.push(flag)
    else flags.set(challengeId, [flag])
  }
  for (const { id: cId } of await tables.challenges.list(id)) {
    const challenge = await tables.challenges.byId(id, cId)
    if (!challenge) continue
    challenges.push({ ...challenge, attachment: attachments.get(cId) ?? null, flags: flags.get(cId) ?? [] })
  }
  const categories = inTagOrder((await tables.games.categoriesOf(id)) ?? [])
  const hasOwnOrder = await tables.challenges.hasOrder(id)
  const notices = (await tables.notices.listNormal(id)).reverse()
  return { game, challenges, hasOwnOrder, categories, notices }
}
