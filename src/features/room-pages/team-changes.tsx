import Pencil from 'lucide-react/icons/pencil'
import { Suspense, useState } from 'react'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { TeamChangeTask } from '#machines/admin/team-change.machine.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { teamChangesWords } from '#src/text/areas/team-changes.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { undoOf, type PlayedFor } from './change-undo.ts'

const ChangeDialog = lazyPart(async () => (await import('./change-dialog.tsx')).ChangeDialog)

export interface TeamChangesProps {
  game: number
  team: RoomTeamModel
}

/** One button leads to all changes of a team. A second one undoes the last change. */
export function TeamChanges({ game, team }: TeamChangesProps) {
  const words = useWords(teamChangesWords)
  const { reading } = useText().screens
  const [isOpen, setOpen] = useState(false)
  const [undo, setUndo] = useState<TeamChangeTask | null>(null)
  const scope = { game, participation: team.participationId }
  const [view, send] = useProcess(usePart('admin').teamChange, scope, {
    hear: { succeeded: () => setOpen(false) },
  })
  const isBusy = view.kind === 'busy'
  const problem = view.kind === 'idle' ? view.problem : null
  const done = view.kind === 'idle' && problem === null ? view.task : null
  const change = (task: TeamChangeTask, back: TeamChangeTask | null) => {
    setUndo(back)
    send({ type: 'begin', task })
  }
  return (
    <>
      <span role="status" className={roomPage().quiet}>
        {problem && !isOpen ? problemWords(problem, reading) : null}
        {done && !isOpen ? (
          <>
            {words.done[done.kind]}{' '}
            {undo ? (
              <Button size="sm" look="ghost" aria-keyshortcuts="Z" onClick={() => change(undo, null)}>
                {words.undo}
              </Button>
            ) : null}
          </>
        ) : null}
      </span>
      <Button
        size="sm"
        look="outline"
        icon={<Pencil aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts="E"
        state={isBusy && !isOpen ? 'busy' : 'ready'}
        onClick={() => setOpen(true)}
      >
        {words.change} …
      </Button>
      <Suspense>
        {isOpen ? (
          <ChangeDialog
            game={game}
            team={team}
            isBusy={isBusy}
            problem={problem}
            onPress={(task: TeamChangeTask, playedFor: PlayedFor) =>
              change(task, undoOf(task, team, playedFor))
            }
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
