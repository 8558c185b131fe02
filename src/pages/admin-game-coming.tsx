import { Hourglass as Icon } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { DocumentTitle } from '#src/features/document-title/document-title.tsx'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'
import { pathId } from '#src/lib/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminGameComingPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} Title={DocumentTitle}>
        {() => <Placeholder screen="adminGame" icon={<Icon />} rank="h2" />}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
