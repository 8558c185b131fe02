import type { OwnCategory } from '#contract/models/category.ts'
import { inTagOrder } from '#contract/rules/category-label.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Attachment } from '#server/store/rows/attachment.ts'
import type { Challenge } from '#server/store/rows/challenge.ts'
import type { Flag } from '#server/store/rows/flag.ts'
import type { Game } from '#server/store/rows/game.ts'
import type { Notice } from '#server/store/rows/notice.ts'
import type { Tables } from '#server/store/store.ts'

export interface WholeChallenge extends Challenge {
  attachment: Attachment | null
  flags: Flag[]
}
/** All that organisers write of a game. */
export interface WholeGame {
  game: Game
  challenges: WholeChallenge[]
  categories: OwnCategory[]
  /** The oldest first. */
  notices: Notice[]
}

/** Reads the game as it is at one moment: changes of its challenges wait until the transaction ends. */
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
  return { game, challenges, categories, notices: (await tables.notices.listNormal(id)).reverse() }
}
