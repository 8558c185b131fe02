import { listGamePage } from '#contract/calls/game-pages.ts'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { GAME_PAGE_MAX } from '#contract/rules/game-list.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Api } from './api-context.ts'

/**
 * All games that are shown, of a server that has pages of them. One that opens meanwhile moves the others on,
 * and none is there twice.
 */
export async function allGames({ request }: Pick<Api, 'request'>): Promise<Outcome<BasicGameInfoModel[]>> {
  const all = new Map<number, BasicGameInfoModel>()
  for (let skip = 0; ; skip += GAME_PAGE_MAX) {
    const page = await request(listGamePage, { query: { count: GAME_PAGE_MAX, skip } })
    if (!page.ok) return page
    for (const game of page.value) all.set(game.id, game)
    if (page.value.length < GAME_PAGE_MAX) return { ok: true, value: [...all.values()] }
  }
}
