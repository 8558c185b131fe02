import { TeamsSection } from '#src/features/participation/teams-section.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomTeams({ game }: RoomPart) {
  return <TeamsSection key={game} game={game} />
}
