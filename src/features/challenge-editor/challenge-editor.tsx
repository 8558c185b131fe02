import Eye from 'lucide-react/icons/eye'
import Trash2 from 'lucide-react/icons/trash'
import { useState, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { CHALLENGE, challengeFlaws, hasField, type ChallengeField } from '#contract/fields/challenge.ts'
import { namesOf } from '#contract/fields/field.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { printChallengeId } from '#machines/admin/editor-ids.ts'
import { challengeSaveQuestion } from '#machines/admin/great-changes.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useClock } from '#src/browser/clock.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { flawWords } from './challenge-form-props.ts'
import { ChallengeForm } from './challenge-form.tsx'
import { challengePath, challengesPath } from './challenge-path.ts'
import type { TestContainerSlot } from './container-section.tsx'
import type { Sheet, PreviewProps } from './preview-drawer.tsx'
import { useRunning } from './use-running.ts'

// Loads with the first press, because most users never open it.
const PreviewDrawer = lazyPart(async () => (await import('./preview-drawer.tsx')).PreviewDrawer)

export interface ChallengeEditorProps {
  account: string
  place: ChallengeRef
  /** The stored challenge with flags and attachments, which the form does not contain. */
  challenge: ChallengeEditDetailModel
  Sheet: Sheet
  Test: TestContainerSlot
}

export function ChallengeEditor({ account, place, challenge, Sheet, Test }: ChallengeEditorProps) {
  const { locale, screens } = useText()
  const words = useWords(challengeEditorWords)
  const clock = useClock()
  const isRunning = useRunning(place.game)
  const editing = useEditor(usePart('admin').editors.challenge, {
    account,
    id: printChallengeId(place),
    asks: (seen, typed) =>
      challengeSaveQuestion(place, seen, typed, {
        during: challenge.isEnabled && isRunning() ? 'running' : 'resting',
        now: clock.now(),
      }),
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
    <Stack gap="6" narrows>
      {editing.view.kind === 'open' ? (
        <div>
          <ChallengePreview form={editing.form} challenge={challenge} Sheet={Sheet} />
        </div>
      ) : null}
      <EditorFrame
        editing={editing}
        labels={words.field}
        show={(field, value) => {
          if (typeof value !== 'number') return null
          return field === 'minScoreRate' ? `${value}%` : formatMoment(value, locale)
        }}
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
      </EditorFrame>
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
            place="start"
          >
            {isDeleting ? words.danger.deleting : words.danger.delete}
          </Button>
        </FormSection>
      ) : null}
    </Stack>
  )
}

/** Shows the form, saved or not, as players would see it. */
function ChallengePreview(props: PreviewProps) {
  const words = useWords(challengeEditorWords).screen
  const [shown, setShown] = useState<'closed' | 'open'>('closed')
  return (
    <>
      <Button look="outline" icon={<Eye aria-hidden />} onClick={() => setShown('open')}>
        {words.preview}
      </Button>
      {shown === 'open' ? (
        <Suspense>
          <PreviewDrawer {...props} onClose={() => setShown('closed')} />
        </Suspense>
      ) : null}
    </>
  )
}
