import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { pastHour, rankMovement, shownMoment } from '#contract/rules/board/team-position.ts'
import { useNow } from '#src/browser/clock.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { hall } from '#styled/recipes/hall.js'
import { hallStandings } from '#styled/recipes/hall-standings.js'
import { BeforeStage } from './before-stage.tsx'
import { BoardSide } from './board-side.tsx'
import { EndStage } from './end-stage.tsx'
import type { ProjectorStage } from './projector-view.ts'
import { Standings } from './standings.tsx'
import { FrozenTicker, Ticker } from './ticker.tsx'

const look = hall()

export interface BoardStageProps {
  game: DetailedGameInfoModel
  stage: ProjectorStage
  /** The time that is shown. Null for now. */
  at: number | null
  head: ReactNode
}

export function BoardStage({ game, stage, at, head }: BoardStageProps) {
  const { reading } = useText().screens
  const words = useWords(projectorWords)
  switch (stage.kind) {
    case 'coming':
      return <BeforeStage game={game} />
    case 'end':
      return <EndStage game={game} board={stage.board} />
    case 'live':
    case 'frozen':
      return (
        <div className={look.scene} {...(stage.kind === 'frozen' ? { 'data-frozen': '' } : {})}>
          {head}
          <MovingStandings board={stage.board} at={at} />
          <BoardSide board={stage.board} />
          <div className={look.foot}>
            {stage.kind === 'frozen' ? <FrozenTicker game={game.id} /> : <Ticker board={stage.board} />}
          </div>
        </div>
      )
    case 'loading':
    case 'failed':
    case 'empty':
      return (
        <div className={look.scene} data-alone="">
          {head}
          {stage.kind === 'loading' ? (
            <HallWaiting />
          ) : stage.kind === 'failed' ? (
            <LoadError size="page" {...failedWords(stage.problem, reading)} onRetry={stage.retry} />
          ) : (
            <EmptyState size="page" icon={<Trophy />} title={words.noTeams} />
          )}
        </div>
      )
    default:
      return stage satisfies never
  }
}

/** Recalculates the rank movement every minute, because every second would cost too much. */
function MovingStandings({ board, at }: { board: Board; at: number | null }) {
  const now = useNow()
  const since = pastHour(at ?? shownMoment(board, now))
  return <Standings board={board} movement={rankMovement(board, since)} focus={null} />
}

export function HallWaiting() {
  const { reading } = useText().screens
  return (
    <SkeletonShape label={reading.loading} className={hallStandings().rows}>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} shape="heading" />
      ))}
    </SkeletonShape>
  )
}
