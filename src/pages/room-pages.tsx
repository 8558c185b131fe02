import { PersonPage } from '#src/features/room-pages/person-page.tsx'
import { ResultsPage } from '#src/features/room-pages/results-page.tsx'
import { TeamPage } from '#src/features/room-pages/team-page.tsx'
import { WithExtension } from '#src/shell/with-extension.tsx'
import { useRoomReader } from '#src/shell/room/use-room-reader.ts'
import { pathId } from '#src/url/path-id.ts'
import type { RoomPart } from './room-part.ts'

/** The page of a team, or of a user below `people`. */
export function RoomTeam(part: RoomPart) {
  return (
    <WithExtension name="room-pages">
      <TeamOrPerson {...part} />
    </WithExtension>
  )
}

function TeamOrPerson({ game, at: [first, second] }: RoomPart) {
  const isAdmin = useRoomReader() === 'Admin'
  if (first?.toLowerCase() === 'people')
    return <PersonPage key={second} game={game} user={second ?? ''} isAdmin={isAdmin} />
  const participation = pathId(first) ?? 0
  return <TeamPage key={participation} game={game} participation={participation} isAdmin={isAdmin} />
}

export function RoomResults({ game, at: [first] }: RoomPart) {
  const isAdmin = useRoomReader() === 'Admin'
  const challenge = pathId(first) ?? 0
  return (
    <WithExtension name="room-pages">
      <ResultsPage key={challenge} game={game} challenge={challenge} isAdmin={isAdmin} />
    </WithExtension>
  )
}
