import * as calls from '#contract/calls/categories.ts'
import { serve } from '#server/modules/serve.ts'
import type { OwnCategories, OwnCategory } from '#contract/models/category.ts'
import { inTagOrder } from '#contract/rules/category-label.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { requireKnownGame } from '#server/modules/game-access/known-game.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { commit } from '#server/modules/commit.ts'
import type { Services } from '#server/modules/services.ts'
import { checkCategories } from './check-categories.ts'

type Stored = Pick<Services, 'store'>

async function readCategories(id: number, actor: Actor | null, { store }: Stored): Promise<OwnCategories> {
  await requireKnownGame(id, actor, store)
  return readCategoriesToEdit(id, { store })
}

async function readCategoriesToEdit(id: number, { store }: Stored): Promise<OwnCategories> {
  const categories = await store.games.categoriesOf(id)
  if (categories === null) throw refuse(404, 'gameMissing')
  return { categories }
}

/** Has no version: it replaces all categories, and the last save wins. */
async function setCategories(
  id: number,
  wish: readonly OwnCategory[],
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<OwnCategories> {
  checkCategories(wish)
  const categories = inTagOrder(wish)
  await commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const before = toAudited(inTagOrder((await tables.games.categoriesOf(id)) ?? []))
    const after = toAudited(categories)
    if (before.join('\n') === after.join('\n')) return
    await tables.games.setCategories(id, categories)
    const of = { kind: 'game', id, name: game.title } as const
    const facts = { before: { categories: before }, after: { categories: after } }
    await writeAudit(tables, by, { act: 'CategoriesChanged', of, ...facts }, services)
    changes.push({ kind: 'game-details-changed', gameId: id, isHidden: game.hidden })
  })
  return { categories }
}

const toAudited = (categories: readonly OwnCategory[]) =>
  categories.map(({ tag, label, colour }) => `${tag}: ${label} (${colour})`)

export const categoryRoutes = [
  serve(calls.getCategories, ({ params, actor }, services) => readCategories(params.id, actor, services)),
  serve(calls.getCategoriesToEdit, ({ params }, services) => readCategoriesToEdit(params.id, services)),
  serve(calls.setCategories, ({ params, body, actor, ip }, services) =>
    setCategories(params.id, body.categories, { actor, ip }, services),
  ),
]
