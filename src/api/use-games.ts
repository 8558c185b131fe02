import { listGamePage } from '#contract/calls/game-pages.ts'
import { listGames } from '#contract/calls/game.ts'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { GAMES_LISTED } from '#contract/rules/game-list.ts'
import { useApi } from './api-context.ts'
import { allGames } from './games.ts'
import { useConfig } from './use-config.ts'
import { useAnswer, useRead, type Read } from './use-read.ts'

/** The newest at once; the others, where the first list is full, as soon as they are here. */
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
