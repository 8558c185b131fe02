import { Fragment, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ChallengeForm } from '#contract/fields/challenge.ts'
import type { StoredVersion } from '#machines/admin/edit-state.ts'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { RestoredDraft } from '#src/shell/editor/editor-frame.tsx'
import type { OpenView } from '#src/shell/editor/save-footer.tsx'
import { editorWords } from '#src/text/areas/editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'
import { SectionFields, type SectionFieldsProps } from './challenge-form.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EditorRail, SectionPicker, type EditorRailProps } from './editor-rail.tsx'
import type { EditorSectionName } from './editor-sections.ts'
import { FileStore, FlagStore } from './flag-store.tsx'

export interface EditorColumnsProps extends Omit<SectionFieldsProps, 'section'>, EditorRailProps {
  formId: string
  view: OpenView
  seen: StoredVersion<ChallengeForm>
  preview: ReactNode
  onSave: () => void
  onDiscard: () => void
  onDeleted: () => void
}

/** The rail, the open section, and the preview if there is room for it. */
export function EditorColumns(props: EditorColumnsProps) {
  const { place, sections, open, markOf, formId, view, seen, preview } = props
  const { form, challenge, errorOf, edit, leave, Test, onSave, onDiscard, onDeleted } = props
  const style = challengeEditor()
  const isNarrow = useIsNarrow()
  useFocusField(useLocation())
  const visited = useVisited(open)
  const shown = sections.filter((section) => visited.has(section))
  const rail = { place, sections, open, markOf }
  const filling = { form, challenge, errorOf, edit, leave }
  /** Sections stay as they were left, such as a running upload, and the hidden ones are no tab stops. */
  const partOf = (section: EditorSectionName, part: ReactNode) => (
    <div key={section} hidden={section !== open} className={style.part}>
      {part}
    </div>
  )
  return (
    <div className={style.body}>
      {isNarrow ? <SectionPicker {...rail} /> : <EditorRail {...rail} />}
      <div className={style.main} data-scroll>
        <div className={style.alerts}>
          <RestoredDraft view={view} onDiscard={onDiscard} />
          <SaveProblem view={view} />
        </div>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSave()
          }}
          className={style.part}
        >
          {shown.map((section) =>
            partOf(section, <SectionFields {...filling} section={section} place={place} Test={Test} />),
          )}
        </form>
        {/* Outside of the form, because these parts have forms of their own, which are sent immediately. */}
        {shown.map((section) => (
          <Fragment key={section}>
            {section === 'flags'
              ? partOf(
                  section,
                  <FlagStore place={place} challenge={challenge} isUnsaved={markOf(section).isUnsaved} />,
                )
              : null}
            {section === 'files' ? partOf(section, <FileStore place={place} challenge={challenge} />) : null}
            {section === 'delete'
              ? partOf(
                  section,
                  <DeletionSection
                    place={place}
                    title={seen.fields.title}
                    version={seen.version}
                    onDeleted={onDeleted}
                  />,
                )
              : null}
          </Fragment>
        ))}
      </div>
      {preview}
    </div>
  )
}

/** Sections load when they are opened first, because some read from the server. */
function useVisited(open: EditorSectionName): ReadonlySet<EditorSectionName> {
  const [visited, setVisited] = useState<ReadonlySet<EditorSectionName>>(new Set([open]))
  if (visited.has(open)) return visited
  const more = new Set(visited).add(open)
  setVisited(more)
  return more
}

function SaveProblem({ view }: { view: OpenView }) {
  const { reading } = useText().screens
  const words = useWords(editorWords)
  const { problem } = view
  return problem ? (
    <Alert tone="danger" title={words.notSaved}>
      {problem.kind === 'signed-out' ? words.signedOut : problemWords(problem, reading)}
    </Alert>
  ) : null
}
