import Trash2 from 'lucide-react/icons/trash'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { EditorSection } from './editor-section.tsx'

interface DeletionSectionProps {
  place: ChallengeRef
  title: string
  version: string | null
  onDeleted: () => void
}

export function DeletionSection({ place, title, version, onDeleted }: DeletionSectionProps) {
  const { screens } = useText()
  const words = useWords(challengeEditorWords)
  const [acts, act] = useProcess(
    usePart('challengeEditing').acts,
    { game: place.game },
    { drawn: { succeeded: onDeleted } },
  )
  const isDeleting = acts.kind === 'busy'
  return (
    <EditorSection title={words.section.danger} text={words.danger.text}>
      {acts.kind === 'idle' && acts.problem ? (
        <Alert tone="danger">{problemWords(acts.problem, screens.reading)}</Alert>
      ) : null}
      <Button
        tone="danger"
        look="outline"
        icon={<Trash2 aria-hidden />}
        state={isDeleting ? 'busy' : 'ready'}
        onClick={() =>
          act({
            type: 'begin',
            task: { kind: 'delete', challenge: place.challenge, title, version, during: 'resting' },
          })
        }
        place="start"
      >
        {isDeleting ? words.danger.deleting : words.danger.delete}
      </Button>
    </EditorSection>
  )
}
