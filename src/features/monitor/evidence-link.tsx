import Download from 'lucide-react/icons/download'
import { downloadEvidence } from '#contract/calls/team-pairs.ts'
import { callUrl } from '#src/api/call-url.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import type { CheatSide } from './cheat-pairs.ts'

export interface EvidenceLinkProps {
  game: number
  sides: readonly [CheatSide, CheatSide]
}

/** The file that the server makes of both teams. */
export function EvidenceLink({ game, sides: [one, other] }: EvidenceLinkProps) {
  const words = useWords(teamPairsWords)
  return (
    <LinkButton
      href={callUrl(downloadEvidence, { params: { id: game, participationId: one.id, otherId: other.id } })}
      download
      look="outline"
      size="sm"
      aria-label={words.evidenceOn(one.team, other.team)}
      icon={<Download aria-hidden />}
    >
      {words.evidence}
    </LinkButton>
  )
}
