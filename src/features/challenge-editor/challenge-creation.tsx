import { Navigate } from 'react-router-dom'
import { CHALLENGE_TAGS, CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import type { NewChallenge } from '#machines/admin/challenge-creation.machine.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { challengePath } from './challenge-path.ts'
import { CreationForm } from './challenge-creation-form.tsx'

/** The typed text outlives the dialog and an expired session. */
export function ChallengeCreation({ game, onClose }: { game: number; onClose: () => void }) {
  const words = useWords(challengeEditorWords).creation
  const { texts, type: keep, forget } = useTypedText(`challenge-creation ${game}`)
  const [view, send] = useProcess(
    usePart('challengeEditing').creation,
    { game },
    { hear: { succeeded: forget } },
  )
  if (view.kind === 'done') return <Navigate to={challengePath({ game, challenge: view.value })} />
  const challenge: NewChallenge = {
    title: texts['title'] ?? '',
    tag: CHALLENGE_TAGS.find((tag) => tag === texts['tag']) ?? 'Misc',
    type: CHALLENGE_TYPES.find((type) => type === texts['type']) ?? null,
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={words.close} size="sm">
      <CreationForm
        view={view}
        challenge={challenge}
        onType={(field, value) => {
          keep(field, value)
          send({ type: 'edit' })
        }}
        onSubmit={() => send({ type: 'submit', form: challenge })}
      />
    </Dialog>
  )
}
