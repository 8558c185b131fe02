import Crown from 'lucide-react/icons/crown'
import Lock from 'lucide-react/icons/lock'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Row } from '#src/ui/layout.tsx'
import type { TeamView } from './teams-view.ts'

export function TeamBadges({ team }: { team: Pick<TeamView, 'part' | 'isLocked'> }) {
  const words = useWords(teamWords).list
  return (
    <Row as="span" gap="1" align="stretch">
      <PartBadge part={team.part} />
      {team.isLocked ? (
        <Badge tone="amber" icon={<Lock aria-hidden />}>
          {words.locked}
        </Badge>
      ) : null}
    </Row>
  )
}

export function PartBadge({ part }: Pick<TeamView, 'part'>) {
  const words = useWords(teamWords).list
  return part === 'captain' ? (
    <Badge tone="teal" icon={<Crown aria-hidden />}>
      {words.captain}
    </Badge>
  ) : (
    <Badge>{words.member}</Badge>
  )
}
