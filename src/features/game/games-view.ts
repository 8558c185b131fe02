import type { BasicGameInfoModel } from '#contract/models/game.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from '#src/api/use-read.ts'
import { inOrder } from './game-order.ts'

export type GamesView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'listed'; games: readonly BasicGameInfoModel[] }

export function toGamesView(read: Read<readonly BasicGameInfoModel[]>, now: number): GamesView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready':
      return read.value.length === 0 ? { kind: 'empty' } : { kind: 'listed', games: inOrder(read.value, now) }
    default:
      return read satisfies never
  }
}
