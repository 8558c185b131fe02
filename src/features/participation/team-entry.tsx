import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { teamChangesWords } from '#src/text/areas/team-changes.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { inlineLink } from '#src/ui/inline-link.ts'
import { denseList } from '#styled/recipes/dense-list.js'

const EntryDialog = lazyPart(async () => (await import('./entry-dialog.tsx')).EntryDialog)

/** Puts a team into the game that has not joined itself. */
export function TeamEntry({ game }: { game: number }) {
  return useConfig().features?.includes('team-changes') ? <Entry game={game} /> : null
}

function Entry({ game }: { game: number }) {
  const words = useWords(teamChangesWords).enter
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [view, send] = useProcess(
    usePart('admin').teamEntry,
    { game },
    { hear: { succeeded: () => setOpen(false) } },
  )
  const entered = view.kind === 'idle' ? view.value : null
  return (
    <>
      <Button size="sm" look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open} …
      </Button>
      <span role="status" className={denseList().news}>
        {entered && !isOpen ? (
          <>
            {words.done(name, entered.players)}{' '}
            {entered.elsewhere.length === 0 ? null : words.elsewhere(entered.elsewhere.join(', '))}{' '}
            <Link to={teamPagePath(game, entered.participationId)} className={inlineLink}>
              {words.toPage}
            </Link>
          </>
        ) : null}
      </span>
      <Suspense>
        {isOpen ? (
          <EntryDialog
            game={game}
            isBusy={view.kind === 'busy'}
            problem={view.kind === 'idle' ? view.problem : null}
            onPress={(team, organization) => {
              setName(team.name)
              send({ type: 'begin', task: { team: team.id, organization } })
            }}
            onCancel={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
