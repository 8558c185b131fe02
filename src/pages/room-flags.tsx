import { ChallengeScreen } from '#src/features/challenge-editor/challenge-screen.tsx'
import { FlagEditor } from '#src/features/challenge-editor/flag-editor.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { pathId } from '#src/url/path-id.ts'
import type { RoomPart } from './room-part.ts'

export function RoomFlags({ game, at: [challenge] }: RoomPart) {
  return (
    <ScreenColumn>
      <ChallengeScreen key={`${game} ${challenge}`} game={game} challenge={pathId(challenge)} tab="flags">
        {(place, model) => <FlagEditor place={place} challenge={model} />}
      </ChallengeScreen>
    </ScreenColumn>
  )
}
