import Hourglass from 'lucide-react/icons/hourglass'
import Trophy from 'lucide-react/icons/trophy'
import { failedWords } from '#src/text/problem-words.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import type { ProjectorStage } from './projector-view.ts'
import { Standings } from './standings.tsx'
import { Ticker } from './ticker.tsx'

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

const waiting = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  flex: '1',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: '4',
})
