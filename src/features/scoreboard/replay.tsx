import { useAtomValue } from 'jotai'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { lazy, Suspense, useState, type ReactNode } from 'react'
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

/**
 * Takes the board on view to other moments of its game. The address tells which, so that it can be shared.
 * Content beside it makes room.
 */
export function Replay({ game, children }: { game: number; children?: ReactNode }) {
  const words = useWords(scoreboardWords)
  const atoms = boardAtoms(useWired().live, game)
  const isThere = useAtomValue(atoms.isThere)
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(() => params.has(AT))
  if (!isThere) return children
  if (!isOpen) {
    return (
      <>
        <Button look="ghost" icon={<History aria-hidden />} onClick={() => setOpen(true)}>
          {words.replay}
        </Button>
        {children}
      </>
    )
  }
  return (
    <Suspense>
      <Opened game={game} atoms={atoms} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

/** Apart: a solve draws nothing anew as long as nobody replays. */
function Opened({ game, atoms, onClose }: { game: number; atoms: BoardAtoms; onClose: () => void }) {
  const board = useAtomValue(atoms.state).live?.board
  // A game that is moved is replayed anew.
  return board ? (
    <OpenReplay key={`${board.startsAt} ${board.endsAt}`} game={game} board={board} onClose={onClose} />
  ) : null
}
