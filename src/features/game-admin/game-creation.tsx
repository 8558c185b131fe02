import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import type { GameDraft } from '#machines/admin/game-creation.machine.ts'
import { useNow } from '#src/browser/clock.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CreationForm, USUAL_LENGTH_MS } from './game-creation-form.tsx'

const HOUR_MS = 3_600_000

/** What was typed outlives the dialog, and a session that ends meanwhile. */
export function GameCreation({ onClose }: { onClose: () => void }) {
  const words = useWords(gameEditorWords).creation
  const now = useNow()
  const { draft: kept, type, forget } = useDraft('game-creation')
  const [view, send] = useProcess(usePart('admin').gameCreation, {}, { hear: { succeeded: forget } })
  const [nextHour] = useState(() => Math.ceil(now / HOUR_MS) * HOUR_MS)
  if (view.kind === 'done') return <Navigate to={`/admin/games/${view.value.id}/info`} />
  const draft: GameDraft = {
    title: kept['title'] ?? '',
    startsAt: momentIn(kept['startsAt'], nextHour),
    endsAt: momentIn(kept['endsAt'], nextHour + USUAL_LENGTH_MS),
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={words.close} size="sm">
      <CreationForm
        view={view}
        draft={draft}
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

/** Nobody touched it, or somebody emptied it. */
function momentIn(kept: string | undefined, usual: number): number | null {
  if (kept === undefined) return usual
  return kept === '' ? null : Number(kept)
}
