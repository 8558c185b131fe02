import Eye from 'lucide-react/icons/eye'
import { Navigate } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { rehearsalWords } from '#src/text/areas/rehearsal.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { roomClock } from '#styled/recipes/room-clock.js'

/** Opens the game as a player sees it. Among the acts on the clock, because it is at hand at any time. */
export function RehearseAct({ game }: { game: number }) {
  return useConfig().features?.includes('rehearsal') ? <Act game={game} /> : null
}

function Act({ game }: { game: number }) {
  const words = useWords(rehearsalWords)
  const { reading } = useText().screens
  const [view, send] = useProcess(usePart('admin').rehearsal, { game })
  if (view.kind === 'done') return <Navigate to={`/games/${view.value}/challenges`} />
  const isBusy = view.kind === 'busy'
  return (
    <li>
      <button
        type="button"
        aria-disabled={isBusy}
        className={roomClock().act}
        onClick={() => send({ type: 'begin', task: 'rehearse' })}
      >
        <Eye aria-hidden />
        <span>{isBusy ? words.opening : words.rehearse}</span>
        <small>{words.first}</small>
      </button>
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
    </li>
  )
}
