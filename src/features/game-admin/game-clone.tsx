import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useNow } from '#src/browser/clock.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CloneForm } from './clone-form.tsx'
import { draftOf, firstSpan } from './clone-draft.ts'

/** What was typed outlives the dialog, and a session that ends meanwhile. */
export function GameClone({ game, onClose }: { game: GameInfoModel; onClose: () => void }) {
  const words = useWords(gameArchiveWords)
  const now = useNow()
  const { draft: kept, type, forget } = useDraft(`clone of game ${game.id}`)
  const [usual] = useState(() => firstSpan(game, now))
  const isTimed = usual !== null
  const [view, send] = useProcess(
    usePart('admin').gameClone,
    { game: game.id, isTimed },
    { hear: { succeeded: forget } },
  )
  if (view.kind === 'done') return <Navigate to={`/admin/games/${view.value.id}/info`} />
  const draft = draftOf(kept, words.clone.name(game.title), usual)
  return (
    <Dialog isOpen onClose={onClose} title={words.clone.title(game.title)} closeLabel={words.close} size="sm">
      <CloneForm
        view={view}
        draft={draft}
        isTimed={isTimed}
        now={now}
        onType={({ title, startsAt, endsAt }) => {
          if (title !== undefined) type('title', title)
          if (startsAt !== undefined) type('startsAt', String(startsAt ?? ''))
          if (endsAt !== undefined) type('endsAt', String(endsAt ?? ''))
          send({ type: 'edit' })
        }}
        onSubmit={(form) => send({ type: 'submit', form })}
      />
    </Dialog>
  )
}
