import { useAtomValue } from 'jotai'
import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWired } from '#src/bind/wired.ts'
import { onceTouched } from '#src/lib/later.ts'
import { untilItComes } from '#src/lib/until-it-comes.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { AT } from './replay-address.ts'

const loadOpen = async () => ({ default: (await import('./open-replay.tsx')).OpenReplay })
const OpenReplay = lazy(() => untilItComes(loadOpen))
void onceTouched(loadOpen)

/** Takes the board on view to other moments of its game. The address tells which, so that it can be shared. */
export function Replay({ game }: { game: number }) {
  const words = useWords(scoreboardWords)
  const board = useAtomValue(boardAtoms(useWired().live, game).state).live?.board
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(() => params.has(AT))
  if (!board) return null
  if (!isOpen) {
    return (
      <Button look="ghost" icon={<History aria-hidden />} onClick={() => setOpen(true)}>
        {words.replay}
      </Button>
    )
  }
  // A game that is moved is replayed anew.
  return (
    <Suspense>
      <OpenReplay key={`${board.startsAt} ${board.endsAt}`} game={game} board={board} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
