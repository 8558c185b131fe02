import { useAtomValue } from 'jotai'
import Trophy from 'lucide-react/icons/trophy'
import type { Problem } from '#contract/problem.ts'
import { hiddenSince, type Freeze } from '#contract/rules/freeze.ts'
import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { dayOf } from '#src/format/day.ts'
import { formatMinute } from '#src/format/time.ts'
import type { BoardState, LiveBoard } from '#src/live/board-atoms.ts'
import { replayedBoard } from '#src/live/replay-board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SrOnly, Row } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { screenSpace } from '#src/ui/screen-space.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { FullBoard } from './full-board.tsx'
import { useFullView, type FullView } from './use-full-view.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

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

type ScoreboardView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  /** `problem` is why what is shown may be out of date. */
  | { kind: 'shown'; live: LiveBoard; problem: Problem | null }

function toScoreboardView({ live, problem, retry }: BoardState): ScoreboardView {
  if (live === null) return problem === null ? { kind: 'loading' } : { kind: 'failed', problem, retry }
  return live.board.rows.length === 0 ? { kind: 'empty' } : { kind: 'shown', live, problem }
}

function BoardSkeleton() {
  return (
    <SkeletonShape
      label={useText().screens.reading.loading}
      className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}
    >
      <Skeleton shape="heading" width="half" />
      <Card className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
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

/** The freeze and its start. Organisers choose which board they see. */
function FreezeBanner({ freeze, sight }: { freeze: Freeze; sight: FullView }) {
  const { locale } = useText()
  const { freeze: words } = useWords(scoreboardWords)
  const now = useNow()
  const curtain = hiddenSince(freeze)
  if (curtain === null) return null
  const at = formatMinute(curtain, dayOf(now), locale)
  if (now < curtain) return <Alert tone="info">{words.ahead(at)}</Alert>
  const isFull = sight.shown === 'full'
  return (
    <>
      <Alert tone={isFull ? 'warning' : 'info'}>{isFull ? words.full(at) : words.frozen(at)}</Alert>
      {sight.choose ? (
        <Segmented
          label={words.sight}
          choices={[
            { value: 'public', label: words.public },
            { value: 'full', label: words.whole },
          ]}
          value={sight.shown}
          onValueChange={sight.choose}
          className={css({ alignSelf: 'flex-start' })}
        />
      ) : null}
    </>
  )
}
