import type { ComponentType } from 'react'
import { getGameDetails } from '#contract/calls/game.ts'
import { instant } from '#contract/models/time.ts'
import { useRead } from '#src/api/use-read.ts'
import { OwnTeamCard, OwnTeamSkeleton } from './own-team-card.tsx'
import { toOwnTeamView } from './own-team-view.ts'

/**
 * The figures of the own team. An error is not shown here, because the list of challenges shows the same one.
 */
export function OwnTeam({
  game,
  Writeup,
}: {
  game: number
  Writeup: ComponentType<{ gameId: number; closesAt: number | null }>
}) {
  const read = useRead(getGameDetails, { params: { id: game } }, 'details')
  if (read.state === 'failed') return null
  if (read.state === 'waiting') return <OwnTeamSkeleton />
  return (
    <OwnTeamCard team={toOwnTeamView(read.value)}>
      <Writeup gameId={game} closesAt={instant(read.value.wpddl)} />
    </OwnTeamCard>
  )
}
