import { useMemo, useState } from 'react'
import { listChallengesToEdit, listGamesToEdit } from '#contract/calls/edit.ts'
import type { CopyDraft } from '#machines/admin/challenge-copy.machine.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { challengeCopyWords } from '#src/text/areas/challenge-copy.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CopyForm } from './challenge-copy-form.tsx'

const ALL_GAMES = { query: { count: 500, skip: 0 } }

export interface ChallengeCopyProps {
  game: number
  onClose: () => void
  onCopied: (count: number) => void
}

/** Copies challenges of another game into `game`. */
export function ChallengeCopy({ game, onClose, onCopied }: ChallengeCopyProps) {
  const words = useWords(challengeCopyWords)
  const [draft, setDraft] = useState<CopyDraft>({ from: null, challenges: [] })
  const games = useRead(listGamesToEdit, ALL_GAMES)
  const challenges = useRead(
    listChallengesToEdit,
    draft.from === null ? null : { params: { id: draft.from } },
  )
  const [view, send] = useProcess(
    usePart('challengeEditing').copy,
    { game },
    { hear: { succeeded: () => onCopied(draft.challenges.length) } },
  )
  const choices = useMemo(
    () =>
      games.state === 'ready'
        ? games.value.data.flatMap(({ id, title }) =>
            id === game ? [] : [{ value: String(id), label: title }],
          )
        : [],
    [games, game],
  )
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={words.close} size="sm">
      <CopyForm
        view={view}
        draft={draft}
        games={games.state === 'ready' ? { ...games, value: choices } : games}
        challenges={draft.from === null ? null : challenges}
        onChoose={(next) => {
          setDraft(next)
          send({ type: 'edit' })
        }}
        onSubmit={() => send({ type: 'submit', form: draft })}
      />
    </Dialog>
  )
}
