import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { gamePhase, type GamePhase } from '#contract/rules/game-phase.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from '#src/api/use-read.ts'

/** One row of the organiser's list. */
export interface ListedGame {
  id: number
  title: string
  summary: string
  poster: string | null
  hidden: boolean
  /** Null for a game without times. */
  span: { startsAt: number; endsAt: number; phase: GamePhase } | null
}
export type GameListView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  /** `total` counts those too that one answer cannot hold. */
  | { kind: 'listed'; games: readonly GameInfoModel[]; total: number }

export function toGameListView(read: Read<{ data: readonly GameInfoModel[]; total: number }>): GameListView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready':
      return read.value.data.length === 0 ? { kind: 'empty' } : { kind: 'listed', games: read.value.data, total: read.value.total }
    default:
      return read satisfies never
  }
}

export function toListedGame({ id, title, summary, poster, hidden, start, end, practiceMode }: GameInfoModel, now: number): ListedGame {
  const [startsAt, endsAt] = [instant(start), instant(end)]
  const isTimed = startsAt !== instant(EPOCH) || endsAt !== instant(EPOCH)
  return {
    id,
    title,
    summary,
    poster,
    hidden,
    span: isTimed ? { startsAt, endsAt, phase: gamePhase({ startsAt, endsAt, practiceMode }, now) } : null,
  }
}

/** By its title, or by its number as it stands in addresses. */
export function isFound({ id, title }: Pick<GameInfoModel, 'id' | 'title'>, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase()
  return wanted === '' || title.toLocaleLowerCase().includes(wanted) || `#${id}` === wanted || String(id) === wanted
}
