import { useAtomValue } from 'jotai'
import Trophy from 'lucide-react/icons/trophy'
import { useWired } from '#src/bind/wired.ts'
import { replayedBoard } from '#src/live/replay-board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { screenSpace } from '#src/ui/screen-space.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { FreezeBanner } from './freeze-banner.tsx'
import { FullBoard } from './full-board.tsx'
import { toScoreboardView } from './scoreboard-view.ts'
import { useFullView, type FullView } from './use-full-view.ts'

/** The scoreboard of a game, which is read again and again for as long as it is on the page. */
export function Scoreboard({ game }: { game: number }) {
  const sight = useFullView()
  return <SeenBoard game={game} sight={sight} />
}

/** Does not read the viewer: a solve must not ask again who that is. */
function SeenBoard({ game, sight }: { game: number; sight: FullView }) {
  const { reading } = useText().screens
  const words = useWords(scoreboardWords)
  const { atoms } = replayedBoard(useWired().live, game, sight.shown)
  const view = toScoreboardView(useAtomValue(atoms.state))
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
        <div className={screenSpace}>
          <SrOnly as="h2">{words.title}</SrOnly>
          {view.problem ? <Alert tone="warning">{words.stale}</Alert> : null}
          <FreezeBanner freeze={view.live.board.freeze} sight={sight} />
          <FullBoard game={game} live={view.live} atoms={atoms} />
        </div>
      )
    default:
      return view satisfies never
  }
}
