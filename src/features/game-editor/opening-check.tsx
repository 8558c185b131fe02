import { checkOpening } from '#contract/calls/opening-check.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useAcceptedFindings } from '#src/shell/room/use-accepted-findings.ts'
import { CheckPanel } from './opening-check-panel.tsx'
import { toCheckView } from './opening-check-view.ts'

/** Renders nothing if the server has no such check. */
export function OpeningCheck({ gameId }: { gameId: number }) {
  return useConfig().features?.includes('opening-check') ? <Check gameId={gameId} /> : null
}

function Check({ gameId }: { gameId: number }) {
  const read = useRead(checkOpening, { params: { id: gameId } }, 'once')
  const { list: accepted } = useAcceptedFindings(gameId)
  const [recheck, send] = useProcess(usePart('admin').openingCheck, { game: gameId })
  return <CheckPanel game={gameId} view={toCheckView(read, accepted)} recheck={recheck} send={send} />
}
