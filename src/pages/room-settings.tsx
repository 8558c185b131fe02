import { GameCopies } from '#src/features/game-admin/game-copies.tsx'
import { GameEditor } from '#src/features/game-editor/game-editor.tsx'
import { OpeningCheck } from '#src/features/game-editor/opening-check.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomSettings({ game }: RoomPart) {
  return (
    <ScreenColumn>
      <OpeningCheck key={`check ${game}`} gameId={game} />
      <GameEditor key={game} gameId={game} copies={<GameCopies gameId={game} />} />
    </ScreenColumn>
  )
}
