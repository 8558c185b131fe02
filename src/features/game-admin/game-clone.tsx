import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import type { CloneDraft } from '#machines/admin/game-clone.machine.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useNow } from '#src/browser/clock.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CloneForm } from './clone-form.tsx'

const HOUR_MS = 3_600_000

/** The typed text outlives the dialog and an expired session. */
export function GameClone({ game, onClose }: { game: GameInfoModel; onClose: () => void }) {
  const words = useWords(gameArchiveWords)
  const now = useNow()
  const { texts: kept, type, forget } = useTypedText(`clone of game ${game.id}`)
  const [usual] = useState(() => firstSpan(game, now))
  const isTimed = usual !== null
  const [view, send] = useProcess(
    usePart('admin').gameClone,
    { game: game.id, isTimed },
    { hear: { succeeded: forget } },
  )
  if (view.kind === 'done') return <Navigate to={`/games/${view.value.id}/room/settings`} />
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

/**
 * The proposed times of the clone, with the length of the original. It starts with the original, but not
 * before the next full hour. Null for a game without times.
 */
export function firstSpan(
  { start, end }: Pick<GameInfoModel, 'start' | 'end'>,
  now: number,
): { startsAt: number; endsAt: number } | null {
  if (instant(start) === instant(EPOCH) && instant(end) === instant(EPOCH)) return null
  const startsAt = Math.max(instant(start), Math.ceil(now / HOUR_MS) * HOUR_MS)
  return { startsAt, endsAt: startsAt + instant(end) - instant(start) }
}

/** The end keeps its distance from the start until the user sets it. */
export function draftOf(
  kept: Readonly<Record<string, string>>,
  title: string,
  usual: ReturnType<typeof firstSpan>,
): CloneDraft {
  const startsAt = momentIn(kept['startsAt'], usual?.startsAt ?? null)
  const following = usual !== null && startsAt !== null ? startsAt + usual.endsAt - usual.startsAt : null
  return { title: kept['title'] ?? title, startsAt, endsAt: momentIn(kept['endsAt'], following) }
}

/**
 * Undefined means that the user has not edited the field, so it has its usual value. Empty means that the
 * user has cleared it.
 */
function momentIn(kept: string | undefined, usual: number | null): number | null {
  if (kept === undefined) return usual
  return kept === '' ? null : Number(kept)
}
