import { AllGames } from '#src/features/game/all-games.tsx'
import { Masthead } from '#src/shell/masthead.tsx'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn isWide>
      <Masthead />
      <AllGames />
      <SilentConnection gameId={null} />
    </ScreenColumn>
  )
}
