import { Link, Navigate } from 'react-router-dom'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { roomPath } from '#src/shell/room/room-sections.ts'
import { rehearsalWords } from '#src/text/areas/rehearsal.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { frame } from '#styled/recipes/frame.js'

/** Stands above every screen of a rehearsal. `of`: the game that is rehearsed. */
export function RehearsalBar({ of }: { of: number }) {
  const words = useWords(rehearsalWords)
  const { reading } = useText().screens
  const session = useSession()
  const [view, send] = useProcess(usePart('admin').rehearsal, { game: of })
  const room = roomPath(of, 'overview')
  if (view.kind === 'done') return <Navigate to={room} />
  const isBusy = view.kind === 'busy'
  // Monitors can open a hidden game, but only organisers change one.
  const mayClear = session.view.kind === 'signed-in' && session.view.account.role === 'Admin'
  return (
    <div className={frame().strip}>
      <Alert
        tone="warning"
        announce="not"
        action={
          <Row gap="2">
            {mayClear ? (
              <Button
                size="sm"
                state={isBusy ? 'busy' : 'ready'}
                onClick={() => send({ type: 'begin', task: 'clear' })}
              >
                {isBusy ? words.clearing : words.clear}
              </Button>
            ) : null}
            <LinkButton as={Link} size="sm" to={room}>
              {words.leave}
            </LinkButton>
          </Row>
        }
      >
        {words.bar}
      </Alert>
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
    </div>
  )
}
