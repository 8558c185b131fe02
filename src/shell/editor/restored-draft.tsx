import type { EditorView } from '#machines/admin/editor-view.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'

export interface RestoredDraftProps {
  view: Extract<EditorView, { kind: 'open' }>
  onDiscard: () => void
}

export function RestoredDraft({ view, onDiscard }: RestoredDraftProps) {
  const { locale } = useText()
  const words = useWords(editorWords)
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
      {words.restoredText(formatMoment(view.restoredAt, locale))}
    </Alert>
  )
}
