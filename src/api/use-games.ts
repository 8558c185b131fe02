import { listGamePage } from '#contract/calls/game-pages.ts'
import { listGames } from '#contract/calls/game.ts'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import type { Outcome } from '#contract/problem.ts'
import { GAMES_LISTED, GAME_PAGE_MAX } from '#contract/rules/game-list.ts'
import { useApi, type Api } from './api-context.ts'
import { useConfig } from './use-config.ts'
import { useAnswer, useRead, type Read } from './use-read.ts'

/**
 * Returns the newest games immediately. If the first list is full, the others follow when they have loaded.
 */
export function useGames(): Read<BasicGameInfoModel[]> {
  const api = useApi()
  const { features } = useConfig()
  const newest = useRead(listGames, {}, 'once')
  const areMore =
    newest.state === 'ready' && newest.value.length >= GAMES_LISTED && features?.includes('game-pages')
  const all = useAnswer(areMore ? { call: listGamePage, sent: {} } : null, () => allGames(api), 'once')
  if (all.state === 'ready') return all
  return all.state === 'failed' && newest.state === 'ready'
    ? { ...newest, problem: all.problem, refresh: all.refresh }
    : newest
}

/** Only for servers with pages of games. A new game may shift the pages, so duplicates are dropped. */
export async function allGames({ request }: Pick<Api, 'request'>): Promise<Outcome<BasicGameInfoModel[]>> {
  const all = new Map<number, BasicGameInfoModel>()
  for (let skip = 0; ; skip += GAME_PAGE_MAX) {
    const page = await request(listGamePage, { query: { count: GAME_PAGE_MAX, skip } })
    if (!page.ok) return page
    for (const game of page.value) all.set(game.id, game)
    if (page.value.length < GAME_PAGE_MAX) return { ok: true, value: [...all.values()] }
  }
}
