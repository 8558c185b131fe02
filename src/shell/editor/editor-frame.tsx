import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EditorView } from '#machines/admin/editor-view.ts'
import { useConfirm } from '#src/bind/use-confirm.ts'
import { useToday } from '#src/browser/today.ts'
import { formatMinute } from '#src/format/time.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts'
import { useSaveKey } from '#src/ui/use-save-key.ts'
import { Conflict } from './edit-conflict.tsx'
import type { EditorFrameProps } from './editor-frame-props.ts'
import { SaveFoot } from './save-footer.tsx'

/** The parts that all editors share: saving, drafts, leaving, and conflicts with other users. */
export function EditorFrame({
  editing,
  labels,
  show,
  acts,
  address,
  skeleton,
  missing,
  onSave,
  children,
}: EditorFrameProps) {
  const { reading } = useText().screens
  const { view } = editing
  const place = useRef<HTMLDivElement>(null)
  const confirm = useConfirm()
  const { changes, isKept } =
    view.kind === 'open' || view.kind === 'conflicting' ? view : { changes: [], isKept: true }
  const unsaved = changes.length
  const discard = () => editing.send({ type: 'discard' })
  useLeaveGuard(
    unsaved > 0,
    async () => (await confirm({ kind: 'leave-editor', count: unsaved, isKept })) === 'confirmed',
    (next, here) => next.pathname === here.pathname || next.pathname === address,
  )
  useSaveKey(() => place.current?.querySelector('form')?.requestSubmit())
  /** The focused element disappears with the comparison, so the focus must move. */
  const leaveConflict = (command: { type: 'save' | 'resume' }, next: string) => {
    flushSync(() => editing.send(command))
    place.current?.querySelector<HTMLElement>(next)?.focus()
  }
  switch (view.kind) {
    case 'loading':
    case 'gone':
      return skeleton
    case 'missing':
      return missing
    case 'failed':
      return (
        <LoadError
          size="page"
          rank="h2"
          {...failedWords(view.problem, reading)}
          onRetry={() => editing.send({ type: 'retry' })}
        />
      )
    case 'conflicting':
      return (
        <div ref={place}>
          <Conflict
            view={view}
            labels={labels}
            show={show}
            onChoose={(choices) => editing.send({ type: 'choose', choices })}
            onSave={() => leaveConflict({ type: 'save' }, 'form [type=submit]')}
            onResume={() => leaveConflict({ type: 'resume' }, 'form :is(input, textarea)')}
          />
        </div>
      )
    case 'open':
      return (
        <div ref={place}>
          <Stack
            as="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              // A form without changes is not validated, because there is nothing to save.
              if (view.status !== 'saving' && unsaved > 0) submitForm(event.currentTarget, onSave)
            }}
            gap="6"
          >
            <RestoredDraft view={view} onDiscard={discard} />
            {children}
            <SaveFoot view={view} labels={labels} acts={acts} onDiscard={discard} />
          </Stack>
        </div>
      )
    default:
      return view satisfies never
  }
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
