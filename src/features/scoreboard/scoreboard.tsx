import { useAtomValue } from 'jotai'
import Trophy from 'lucide-react/icons/trophy'
import type { Problem } from '#contract/problem.ts'
import { useWired } from '#src/bind/wired.ts'
import type { BoardState, LiveBoard } from '#src/live/board-atoms.ts'
import { replayedBoard } from '#src/live/replay-board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, SrOnly } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { screenSpace } from '#src/ui/screen-space.ts'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useStaleSince } from './board-status.tsx'
import { FullBoard } from './full-board.tsx'
import { useFullView, type FullView } from './use-full-view.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The scoreboard of a game, kept current while it is mounted. */
export function Scoreboard({ game }: { game: number }) {
  const sight = useFullView()
  return <SeenBoard game={game} sight={sight} />
}

/** A component of its own that does not depend on the user, because a solve must not read the user again. */
function SeenBoard({ game, sight }: { game: number; sight: FullView }) {
  const { reading } = useText().screens
  const words = useWords(scoreboardWords)
  const { atoms } = replayedBoard(useWired().live, game, sight.shown)
  const state = useAtomValue(atoms.state)
  const view = toScoreboardView(state)
  const staleSince = useStaleSince(state.live !== null && (state.isStale || state.problem !== null))
  switch (view.kind) {
    case 'loading':
      return (
        <div className={screenSpace}>
          <BoardSkeleton />
        </div>
      )
    case 'failed':
      return <LoadError size="page" {...failedWords(view.problem, reading)} onRetry={view.retry} />
    case 'empty':
      return <EmptyState size="page" icon={<Trophy />} title={words.none} text={words.noneText} />
    case 'shown':
      return (
        <>
          <SrOnly as="h2">{words.title}</SrOnly>
          <FullBoard game={game} live={view.live} atoms={atoms} sight={sight} staleSince={staleSince} />
        </>
      )
    default:
      return view satisfies never
  }
}

type ScoreboardView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'shown'; live: LiveBoard }

function toScoreboardView({ live, problem, retry }: BoardState): ScoreboardView {
  if (live === null) return problem === null ? { kind: 'loading' } : { kind: 'failed', problem, retry }
  return live.board.rows.length === 0 ? { kind: 'empty' } : { kind: 'shown', live }
}

function BoardSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} gap="4">
      <Skeleton shape="heading" width="half" />
      <Card stack="3">
        {ROWS.map((row) => (
          <Row as="span" key={row} gap="3" wrap={false} align="stretch">
            <Skeleton width="short" />
            <Skeleton width="full" />
          </Row>
        ))}
      </Card>
    </SkeletonShape>
  )
}
