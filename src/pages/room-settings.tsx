import { GameCopies } from '#src/features/game-admin/game-copies.tsx'
import { GameEditor } from '#src/features/game-editor/game-editor.tsx'
import { OpeningCheck } from '#src/features/game-editor/opening-check.tsx'
import { SettingsTabs } from '#src/shell/room/settings-tabs.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomSettings({ game }: RoomPart) {
  return (
    <ScreenColumn>
      <SettingsTabs game={game} part="all" />
      <OpeningCheck key={`check ${game}`} gameId={game} />
      <GameEditor key={game} gameId={game} copies={<GameCopies gameId={game} />} />
    </ScreenColumn>
  )
}
