import type { EditorView } from '#machines/admin/editor-view.ts'
import { useToday } from '#src/browser/today.ts'
import { formatMinute } from '#src/format/time.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import type { EditorFrameProps } from './editor-frame-props.ts'
import { EditorStates } from './editor-states.tsx'
import { SaveFoot } from './save-footer.tsx'

/** The form of an editor, with its draft above and the button that saves it below. */
export function EditorFrame({ acts, address, onSave, children, ...states }: EditorFrameProps) {
  const { editing, labels } = states
  const discard = () => editing.send({ type: 'discard' })
  return (
    <EditorStates {...states} isWithin={(path) => path === address}>
      {(view) => (
        <Stack
          as="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // A form without changes is not validated, because there is nothing to save.
            if (view.status !== 'saving' && view.changes.length > 0) submitForm(event.currentTarget, onSave)
          }}
          gap="6"
        >
          <RestoredDraft view={view} onDiscard={discard} />
          {children}
          <SaveFoot view={view} labels={labels} acts={acts} onDiscard={discard} />
        </Stack>
      )}
    </EditorStates>
  )
}

interface RestoredDraftProps {
  view: Extract<EditorView, { kind: 'open' }>
  onDiscard: () => void
}

export function RestoredDraft({ view, onDiscard }: RestoredDraftProps) {
  const { locale } = useText()
  const words = useWords(editorWords)
  const today = useToday()
  if (view.restoredAt === null || view.changes.length === 0) return null
  return (
    <Alert
      title={words.restored}
      action={
        <Button look="outline" onClick={onDiscard}>
          {words.dropDraft}
        </Button>
      }
    >
      {words.restoredText(formatMinute(view.restoredAt, today, locale))}
    </Alert>
  )
}
