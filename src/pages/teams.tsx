import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { TeamJoining } from '#src/features/team/team-joining.tsx'
import { OwnTeams } from '#src/features/team/own-teams.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <SilentConnection gameId={null} />
      <OwnTeams joining={<TeamJoining />} />
    </ScreenColumn>
  )
}
