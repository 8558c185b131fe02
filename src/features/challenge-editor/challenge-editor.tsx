import Trash2 from 'lucide-react/icons/trash'
import { useState, type ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { CHALLENGE, challengeFlaws, hasField, type ChallengeField } from '#contract/fields/challenge.ts'
import { namesOf } from '#contract/fields/field.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { challengeSaveQuestion } from '#machines/admin/great-changes.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { printChallengeId } from '#machines/admin/editor-ids.ts'
import type { EditorFrameProps } from '#src/bind/editor-frame.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { css } from '#styled/css/index.js'
import { ChallengeForm } from './challenge-form.tsx'
import { useRunning } from './use-running.ts'
import { challengePath, challengesPath } from './challenge-path.ts'
import type { TestContainerSlot } from './container-section.tsx'
import { ChallengePreview } from './challenge-preview.tsx'
import { flawWords } from './challenge-form-props.ts'
import { column } from './challenge-form-layout.ts'
import type { Sheet } from './preview-drawer.tsx'

export interface ChallengeEditorProps {
  account: string
  place: ChallengeRef
  /** What is stored, flags and attachments with it; the form is the editor's own. */
  challenge: ChallengeEditDetailModel
  Frame: ComponentType<EditorFrameProps>
  Sheet: Sheet
  Test: TestContainerSlot
}

export function ChallengeEditor({ account, place, challenge, Frame, Sheet, Test }: ChallengeEditorProps) {
  const { locale, screens } = useText()
  const words = useWords(challengeEditorWords)
  const isRunning = useRunning(place.game)
  const editing = useEditor(usePart('admin').editors.challenge, {
    account,
    id: printChallengeId(place),
    asks: (seen, typed) =>
      challengeSaveQuestion(place, seen, typed, challenge.isEnabled && isRunning() ? 'running' : 'resting'),
  })
  const [acts, act] = useProcess(
    usePart('challengeEditing').acts,
    { game: place.game },
    { drawn: { succeeded: () => editing.send({ type: 'remove' }) } },
  )
  const [judged, setJudged] = useState<ReadonlySet<ChallengeField>>(new Set())
  const flaws = challengeFlaws(editing.form, challenge.type)
  if (editing.view.kind === 'gone') return <Navigate to={challengesPath(place.game)} replace />
  const isDeleting = acts.kind === 'busy'
  return (
    <div className={column}>
      {editing.view.kind === 'open' ? (
        <div>
          <ChallengePreview form={editing.form} challenge={challenge} Sheet={Sheet} />
        </div>
      ) : null}
      <Frame
        editing={editing}
        labels={words.field}
        show={(field, value) => (field === 'minScoreRate' && typeof value === 'number' ? `${value} %` : null)}
        address={challengePath(place)}
        skeleton={<FormSkeleton label={screens.reading.loading} hasTitle />}
        missing={null}
        onSave={() => {
          setJudged(new Set(namesOf(CHALLENGE).filter((field) => hasField(challenge.type, field))))
          if (Object.values(flaws).every((flaw) => flaw === null)) editing.send({ type: 'save' })
        }}
      >
        <ChallengeForm
          place={place}
          Test={Test}
          form={editing.form}
          challenge={challenge}
          errorOf={(field) => {
            const flaw = judged.has(field) ? flaws[field] : null
            return flaw ? flawWords(field, flaw, words, locale) : null
          }}
          edit={editing.edit}
          leave={(field) => setJudged((before) => new Set(before).add(field))}
        />
      </Frame>
      {editing.view.kind === 'open' ? (
        <FormSection title={words.section.danger} text={words.danger.text}>
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
                task: {
                  kind: 'delete',
                  challenge: place.challenge,
                  title: editing.seen.fields.title,
                  version: editing.seen.version,
                  during: 'resting',
                },
              })
            }
            className={css({ alignSelf: 'flex-start' })}
          >
            {isDeleting ? words.danger.deleting : words.danger.delete}
          </Button>
        </FormSection>
      ) : null}
    </div>
  )
}
