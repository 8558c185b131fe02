import { ChallengeTable } from '#src/features/challenge-editor/challenge-table.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomChallenges({ game }: RoomPart) {
  return <ChallengeTable key={game} game={game} />
}
