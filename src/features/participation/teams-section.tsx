import { Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { GameTeams } from './game-teams.tsx'

const ParticipationReview = lazyPart(
  async () => (await import('./participation-review.tsx')).ParticipationReview,
)

/** Servers without the review of many teams or without team figures get the list of earlier versions. */
export function TeamsSection({ game }: { game: number }) {
  const { features } = useConfig()
  if (features?.includes('team-review') && features.includes('game-teams')) return <GameTeams game={game} />
  return (
    <ScreenColumn>
      <Suspense>
        <ParticipationReview gameId={game} />
      </Suspense>
    </ScreenColumn>
  )
}
