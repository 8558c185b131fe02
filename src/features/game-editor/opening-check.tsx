import { checkOpening } from '#contract/calls/opening-check.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useOpeningCheck } from '#src/bind/use-opening-check.ts'
import { CheckPanel } from './opening-check-panel.tsx'
import { toCheckView } from './opening-check-view.ts'

/** Only some servers make this check; elsewhere there is nothing to say. */
export function OpeningCheck({ gameId }: { gameId: number }) {
  return useConfig().features?.includes('opening-check') ? <Check gameId={gameId} /> : null
}

function Check({ gameId }: { gameId: number }) {
  const read = useRead(checkOpening, { params: { id: gameId } }, 'once')
  const { view, check } = useOpeningCheck(gameId)
  return <CheckPanel game={gameId} view={toCheckView(read)} again={view} onCheck={check} />
}
