import type { Question } from '#machines/app/question.ts'
import { useConfirmDialog } from '#src/bind/use-confirm.ts'
import type { Screens } from '#src/text/screens.en.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** The one dialog that asks; whoever has a question poses it through `useConfirm`. */
export function ConfirmDialog() {
  const { view, confirm, cancel } = useConfirmDialog()
  const { app, screens } = useText()
  const { title, text, tone } = view.kind === 'asking' ? toSpoken(view.question, screens) : { title: '', text: '', tone: 'brand' as const }
  return (
    <Dialog
      isOpen={view.kind === 'asking'}
      onClose={cancel}
      title={title}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button onClick={cancel}>{app.confirm.cancel}</Button>
          <Button tone={tone} onClick={confirm}>
            {app.confirm.confirm}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}

function toSpoken(question: Question, words: Screens): { title: string; text: string; tone: 'brand' | 'caution' | 'danger' } {
  switch (question.kind) {
    case 'clear-cache':
      return { ...words.clearCache, tone: 'brand' }
    default:
      return question.kind satisfies never
  }
}
