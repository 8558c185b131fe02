import { useId, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { CHALLENGE, challengeFlaws, hasField, type ChallengeField } from '#contract/fields/challenge.ts'
import { namesOf } from '#contract/fields/field.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { printChallengeId } from '#machines/admin/editor-ids.ts'
import { challengeSaveQuestion } from '#machines/admin/great-changes.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useClock } from '#src/browser/clock.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { EditorStates } from '#src/shell/editor/editor-states.tsx'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { useFocusFlaw } from '#src/ui/use-focus-flaw.ts'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'
import { flawWords } from './challenge-form-props.ts'
import { challengesPath } from './challenge-path.ts'
import type { TestContainerSlot } from './container-section.tsx'
import { EditorColumns } from './editor-columns.tsx'
import { EditorPreview, PreviewButton } from './editor-preview.tsx'
import {
  countOfFlaws,
  fieldsOf,
  isEditorPath,
  readEditorSection,
  sectionOfName,
  sectionPath,
  sectionsOf,
  sectionToCorrect,
} from './editor-sections.ts'
import { EditorTools } from './editor-tools.tsx'
import type { Sheet } from './preview-body.tsx'
import { sizeOf } from './section-sizes.ts'
import { useRunning } from './use-running.ts'

export interface ChallengeEditorProps {
  account: string
  place: ChallengeRef
  /** The last part of the address, which names a section. */
  at: string | undefined
  /** The stored challenge with flags and attachments, which the form does not contain. */
  challenge: ChallengeEditDetailModel
  Sheet: Sheet
  Test: TestContainerSlot
}

/** Everything about one challenge: what takes effect immediately above, then one section at a time. */
export function ChallengeEditor({ account, place, at, challenge, Sheet, Test }: ChallengeEditorProps) {
  const { locale, screens } = useText()
  const words = useWords(challengeEditorWords)
  const style = challengeEditor()
  const clock = useClock()
  const isRunning = useRunning(place.game)
  const navigate = useNavigate()
  const { hash } = useLocation()
  const formId = useId()
  const around = useRef<HTMLDivElement>(null)
  const seekFlaw = useFocusFlaw(around)
  const editing = useEditor(usePart('admin').editors.challenge, {
    account,
    id: printChallengeId(place),
    asks: (seen, typed) =>
      challengeSaveQuestion(place, seen, typed, {
        during: challenge.isEnabled && isRunning() ? 'running' : 'resting',
        now: clock.now(),
      }),
  })
  const [judged, setJudged] = useState<ReadonlySet<ChallengeField>>(new Set())
  const hasPreview = !useIsNarrow('preview')
  if (editing.view.kind === 'gone') return <Navigate to={challengesPath(place.game)} replace />
  const { form, edit } = editing
  const flaws = challengeFlaws(form, challenge.type)
  const sections = sectionsOf(challenge)
  // A link to a field opens its section.
  const wanted = sectionOfName(hash.slice(1)) ?? readEditorSection(at)
  const open = sections.includes(wanted) ? wanted : 'content'
  const filling = {
    form,
    challenge,
    errorOf: (field: ChallengeField) => {
      const flaw = judged.has(field) ? flaws[field] : null
      return flaw ? flawWords(field, flaw, words, locale) : null
    },
    edit,
    leave: (field: ChallengeField) => setJudged((before) => new Set(before).add(field)),
  }
  const showFlaws = () => {
    setJudged(new Set(namesOf(CHALLENGE).filter((field) => hasField(challenge.type, field))))
    seekFlaw()
    const section = sectionToCorrect(flaws, sections, open)
    if (section !== null && section !== open) void navigate(sectionPath(place, section))
  }
  const preview = { form, challenge, Sheet }
  return (
    <div ref={around} className={style.root}>
      <EditorStates
        editing={editing}
        labels={words.field}
        show={(field, value) => {
          if (typeof value !== 'number') return null
          return field === 'minScoreRate' ? `${value}%` : formatMoment(value, locale)
        }}
        skeleton={
          <ScreenColumn>
            <FormSkeleton label={screens.reading.loading} hasTitle />
          </ScreenColumn>
        }
        missing={null}
        isWithin={(path) => isEditorPath(place, path)}
      >
        {(view) => (
          <div className={style.editor}>
            <EditorTools
              {...filling}
              place={place}
              formId={formId}
              view={view}
              flaws={countOfFlaws(flaws)}
              preview={hasPreview ? null : <PreviewButton {...preview} />}
              onFlaws={showFlaws}
              onDiscard={() => editing.send({ type: 'discard' })}
            />
            <EditorColumns
              {...filling}
              place={place}
              formId={formId}
              view={view}
              sections={sections}
              open={open}
              seen={editing.seen}
              Test={Test}
              preview={hasPreview ? <EditorPreview {...preview} /> : null}
              markOf={(section) => ({
                flaws: countOfFlaws(flaws, fieldsOf(section)),
                isUnsaved: fieldsOf(section).some((field) => view.changes.includes(field)),
                count: sizeOf(section, form, challenge),
              })}
              onSave={() => {
                // A form without changes is not validated, because there is nothing to save.
                if (view.status === 'saving' || view.changes.length === 0) return
                if (countOfFlaws(flaws) > 0) return showFlaws()
                editing.send({ type: 'save' })
              }}
              onDiscard={() => editing.send({ type: 'discard' })}
              onDeleted={() => editing.send({ type: 'remove' })}
            />
          </div>
        )}
      </EditorStates>
    </div>
  )
}
