import { useParams } from 'react-router-dom'
import { Connection } from '#src/features/connection/connection.tsx'
import { DocumentTitle } from '#src/features/document-title/document-title.tsx'
import { NotFound } from '#src/features/not-found/not-found.tsx'
import { Projector } from '#src/features/projector/projector.tsx'
import { Replay } from '#src/features/replay/replay.tsx'
import { pathId } from '#src/lib/path-id.ts'

export function ProjectorPage() {
  const game = pathId(useParams()['gameId'])
  if (game === null) return <NotFound />
  return <Projector game={game} Title={DocumentTitle} Line={Connection} Timeline={Replay} />
}
