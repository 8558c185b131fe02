import Flag from 'lucide-react/icons/flag'
import Hourglass from 'lucide-react/icons/hourglass'
import Trophy from 'lucide-react/icons/trophy'
import type { Board } from '#contract/rules/board/board.ts'
import { latestSolves, type RecentSolve } from '#contract/rules/board/latest-solves.ts'
import type { Mark } from '#contract/rules/board/solve-marks.ts'
import { formatHour } from '#src/format/time.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import type { ProjectorStage } from './projector-view.ts'
import { Standings } from './standings.tsx'

/** The colours of the three medals, and of what is none. */
const BLOOD_TONES = { 1: 'gold', 2: 'silver', 3: 'bronze', plain: 'green' } as const satisfies Record<
  Mark,
  BadgeProps['tone']
>

/** As many as one reads in passing. */
const MOST = 8

/** The best teams, and below them what was solved last. */
export function BoardStage({ stage }: { stage: ProjectorStage }) {
  const { reading } = useText().screens
  const words = useWords(projectorWords)
  switch (stage.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} className={waiting}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} shape="heading" />
          ))}
        </SkeletonShape>
      )
    case 'coming':
      return <EmptyState size="page" icon={<Hourglass />} title={words.coming} />
    case 'failed':
      return <LoadError size="page" {...failedWords(stage.problem, reading)} onRetry={stage.retry} />
    case 'empty':
      return <EmptyState size="page" icon={<Trophy />} title={words.noTeams} />
    case 'shown':
      return (
        <>
          <Standings board={stage.live.board} climbs={stage.live.climbs} focus={null} />
          <Ticker board={stage.live.board} />
        </>
      )
    default:
      return stage satisfies never
  }
}

/** The last solves, the newest first. */
function Ticker({ board }: { board: Board }) {
  const words = useWords(projectorWords)
  const solves = latestSolves(board, MOST)
  return (
    <section aria-label={words.latest} className={strip}>
      {solves.length === 0 ? (
        <Text as="p" tone="muted">
          {words.noSolves}
        </Text>
      ) : null}
      <ol className={css({ display: 'flex', gap: '8', whiteSpace: 'nowrap' })}>
        {solves.map((solve) => (
          <TickerItem key={`${solve.row.id} ${solve.challenge.id}`} solve={solve} />
        ))}
      </ol>
    </section>
  )
}

function TickerItem({ solve: { row, challenge, at, mark } }: { solve: RecentSolve }) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  return (
    <li className={css({ display: 'flex', alignItems: 'center', gap: '2', animation: 'appear' })}>
      <Badge
        tone={BLOOD_TONES[mark]}
        icon={mark === 'plain' ? <Flag aria-hidden /> : <Coin place={mark} size="text" />}
      >
        {words.mark[mark]}
      </Badge>
      <strong>{row.name}</strong>
      <span>{challenge.title}</span>
      <Text as="time" dateTime={new Date(at).toISOString()} face="digits" tone="muted">
        {formatHour(at, locale)}
      </Text>
    </li>
  )
}

const waiting = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  flex: '1',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: '4',
})

const strip = css({
  flexShrink: '0',
  overflow: 'hidden',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: '4',
  fontSize: 'lg',
  backgroundColor: 'bg.surface',
})
