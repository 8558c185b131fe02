import type { GameArchive } from '#contract/models/game-archive.ts'
import { instant } from '#contract/models/time.ts'
import { inTagOrder } from '#contract/rules/category-label.ts'
import { fieldsOf } from '#server/modules/game/game-fields.ts'
import type { GameKeys } from '#server/modules/game/signing-keys.ts'
import type { Tables } from '#server/store/store.ts'
import { hashesOf, linkFiles, plantChallenges } from './plant-challenges.ts'

/** Creates a game from an archive whose files are stored, and links to them. Returns its id. */
export async function insertGame(
  { game, challenges, hasOwnOrder, categories, notices }: GameArchive,
  keys: GameKeys,
  tables: Tables,
): Promise<number> {
  const { poster, ...wish } = game
  await linkFiles([...(poster === null ? [] : [poster]), ...hashesOf(challenges)], tables)
  const id = await tables.games.create({ ...fieldsOf(wish, null), ...keys, posterHash: poster })
  if (categories.length > 0) await tables.games.setCategories(id, inTagOrder(categories))
  const planted = await plantChallenges(id, challenges, tables)
  if (hasOwnOrder) await tables.challenges.setOrder(id, planted)
  for (const { content, time } of notices)
    await tables.notices.create({ gameId: id, type: 'Normal', content, at: instant(time) })
  return id
}
