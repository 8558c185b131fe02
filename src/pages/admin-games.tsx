import { GameListAdmin } from '#src/features/game-list-admin/game-list-admin.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminGamesPage() {
  return (
    <ScreenColumn>
      <GameListAdmin />
    </ScreenColumn>
  )
}
