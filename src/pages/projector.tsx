import { useParams } from 'react-router-dom'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { NotFound } from '#src/shell/not-found.tsx'
import { Projector } from '#src/features/projector/projector.tsx'
import { ReplayButton } from '#src/features/scoreboard/replay.tsx'
import { pathId } from '#src/url/path-id.ts'

export function Page() {
  const game = pathId(useParams()['gameId'])
  if (game === null) return <NotFound />
  return (
    <OwnCategories game={game}>
      <Projector game={game} timeline={<ReplayButton game={game} />} />
    </OwnCategories>
  )
}
