import { listPairTries } from '#contract/calls/team-pairs.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { useThrottled } from '#src/ui/use-throttled.ts'
import { EvidenceLink } from './evidence-link.tsx'
import { PairPanelBody, type PairPanelBodyProps } from './pair-panel-body.tsx'

/** A held key moves over many rows, and each would read two teams. */
const PACE_MS = 250

export interface PairPanelProps extends Omit<PairPanelBodyProps, 'tries'> {
  onClose: () => void
}

/** A pair beside the list of pairs, with what organisers can do about it. */
export function PairPanel({ onClose, ...open }: PairPanelProps) {
  const { screens } = useText()
  const words = useWords(teamPairsWords)
  const { cheats } = useWords(monitorWords)
  const { game, pair } = open
  const [one, other] = pair.sides
  const hasTries = useConfig().features?.includes('pair-tries') ?? false
  const wanted = useThrottled(pair.key, PACE_MS)
  const isSettled = wanted === pair.key
  const read = useRead(
    listPairTries,
    hasTries && isSettled ? { params: { id: game, participationId: one.id, otherId: other.id } } : null,
    'once',
  )
  return (
    <SidePanel
      label={words.panel}
      closeLabel={screens.frame.close}
      onClose={onClose}
      heading={cheats.pair(one.team, other.team)}
      foot={
        <div>
          <EvidenceLink game={game} sides={pair.sides} />
        </div>
      }
    >
      <PairPanelBody key={pair.key} {...open} tries={read.state === 'ready' ? read.value : null} />
    </SidePanel>
  )
}
