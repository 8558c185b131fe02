import { Picture } from '#src/shell/picture/picture.tsx'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { TeamJoining } from '#src/features/team/team-joining.tsx'
import { OwnTeams } from '#src/features/team/own-teams.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function TeamsPage() {
  return (
    <ScreenColumn>
      <SilentConnection gameId={null} />
      <OwnTeams joining={<TeamJoining />} Picture={TeamPicture} />
    </ScreenColumn>
  )
}

function TeamPicture({
  team: { id, name, avatar },
}: {
  team: { id: number; name: string; avatar: string | null }
}) {
  return <Picture of={{ kind: 'team', id }} name={name} picture={avatar} shape="square" />
}
