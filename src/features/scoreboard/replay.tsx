import { useAtomValue } from 'jotai'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWired } from '#src/bind/wired.ts'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { boardAtoms, type BoardAtoms } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { AT } from './replay-url.ts'

const loadOpen = async () => ({ default: (await import('./open-replay.tsx')).OpenReplay })
const OpenReplay = lazy(() => retryImport(loadOpen))
void loadOnFirstTouch(loadOpen)

/** An address that names a time opens the replay. */
export function useReplayOpen() {
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(() => params.has(AT))
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/**
 * Shows other times of the game on the visible board. The URL contains the time, so that it can be shared.
 */
export function Replay({ game, onClose }: { game: number; onClose: () => void }) {
  return (
    <Suspense>
      <Opened game={game} atoms={boardAtoms(useWired().live, game)} onClose={onClose} />
    </Suspense>
  )
}

/** A button that turns into the replay bar, for boards without a toolbar. */
export function ReplayButton({ game }: { game: number }) {
  const words = useWords(scoreboardWords)
  const isThere = useAtomValue(boardAtoms(useWired().live, game).isThere)
  const { isOpen, open, close } = useReplayOpen()
  if (!isThere) return null
  if (isOpen) return <Replay game={game} onClose={close} />
  return (
    <Button look="ghost" icon={<History aria-hidden />} onClick={open}>
      {words.replay}
    </Button>
  )
}

/** A component of its own, so that a solve renders nothing while the replay is closed. */
function Opened({ game, atoms, onClose }: { game: number; atoms: BoardAtoms; onClose: () => void }) {
  const board = useAtomValue(atoms.state).live?.board
  // The key restarts the replay when the game is moved to other times.
  return board ? (
    <OpenReplay key={`${board.startsAt} ${board.endsAt}`} game={game} board={board} onClose={onClose} />
  ) : null
}
