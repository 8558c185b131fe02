import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { EditorView } from '#machines/admin/editor-view.ts'
import { useConfirm } from '#src/bind/use-confirm.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts'
import { useSaveKey } from '#src/ui/use-save-key.ts'
import { Conflict } from './edit-conflict.tsx'
import type { EditorFrameProps } from './editor-frame-props.ts'

export interface EditorStatesProps extends Pick<
  EditorFrameProps,
  'editing' | 'labels' | 'show' | 'skeleton' | 'missing'
> {
  /** The paths of the editor, besides the present one. A navigation to another path asks first. */
  isWithin: (path: string) => boolean
  /** The form, with everything around it. */
  children: (view: Extract<EditorView, { kind: 'open' }>) => ReactNode
}

/** The parts that do not depend on the form: loading, leaving, the key that saves, and conflicts. */
export function EditorStates({
  editing,
  labels,
  show,
  skeleton,
  missing,
  isWithin,
  children,
}: EditorStatesProps) {
  const { reading } = useText().screens
  const { view } = editing
  const place = useRef<HTMLDivElement>(null)
  const confirm = useConfirm()
  const { changes, isKept } =
    view.kind === 'open' || view.kind === 'conflicting' ? view : { changes: [], isKept: true }
  const unsaved = changes.length
  useLeaveGuard(
    unsaved > 0,
    async () => (await confirm({ kind: 'leave-editor', count: unsaved, isKept })) === 'confirmed',
    (next, here) => next.pathname === here.pathname || isWithin(next.pathname),
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
            onSave={() => leaveConflict({ type: 'save' }, '[type=submit]')}
            onResume={() => leaveConflict({ type: 'resume' }, 'form :is(input, textarea)')}
          />
        </div>
      )
    case 'open':
      return <div ref={place}>{children(view)}</div>
    default:
      return view satisfies never
  }
}
