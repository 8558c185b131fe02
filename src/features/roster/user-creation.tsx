import { useDeferredValue, useMemo, useState } from 'react'
import type { ExistingAccounts } from '#contract/models/user-import.ts'
import { printCsv } from '#contract/rules/csv.ts'
import { readUserLines, type UserLine } from '#contract/rules/user-import.ts'
import { hasMadePassword, remainingIn, reportRows } from '#machines/admin/user-creation-job.ts'
import type { UserCreationView } from '#machines/admin/user-creation.machine.ts'
import { useConfirm } from '#src/bind/use-confirm.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { saveFile } from '#src/browser/save-file.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CreationForm } from './user-creation-form.tsx'
import { CreationProgress } from './user-creation-progress.tsx'

/**
 * The pasted text outlives the dialog until the users exist. It holds passwords, so it disappears with the
 * page.
 */
export function UserCreation({ onClose }: { onClose: () => void }) {
  const { reading } = useText().screens
  const words = useWords(userAdminWords).creation
  const confirm = useConfirm()
  const { texts, type, forget } = useTypedText('user-creation')
  /** The accounts that were saved to a file last. */
  const [saved, setSaved] = useState<readonly UserLine[]>([])
  const text = texts['lines'] ?? ''
  // The input updates immediately, and the result of thousands of lines follows.
  const settled = useDeferredValue(text)
  const { head, lines } = useMemo(() => readUserLines(settled), [settled])
  const [view, send] = useProcess(
    usePart('admin').userCreation,
    { text },
    {
      hear: {
        announce() {
          forget()
          onClose()
        },
      },
    },
  )
  const write = (next: string) => {
    type('lines', next)
    send({ type: 'check', text: next })
  }
  const dismiss = () => send({ type: 'dismiss' })
  const [existing, setExisting] = useState<ExistingAccounts>('Keep')
  const made = madeIn(view)
  const unsaved = saved === made ? 0 : made.filter(hasMadePassword).length
  const leave = async (go: () => void) => {
    if (unsaved === 0 || (await confirm({ kind: 'forget-passwords', count: unsaved })) === 'confirmed') go()
  }
  /** Keeps the failed and unsent lines only, so that no created user is sent again. */
  const keep = () => {
    dismiss()
    if (view.kind === 'reported')
      write([...(head === null ? [] : [head]), ...remainingIn(view).map(({ raw }) => raw)].join('\n'))
  }
  const close = () => {
    switch (view.kind) {
      // Closing would end the import and lose the generated passwords, so the dialog stays open.
      case 'busy':
        return
      case 'open':
        return onClose()
      case 'finished':
        return void leave(dismiss)
      case 'reported':
        return void leave(() => {
          keep()
          onClose()
        })
      default:
        return view satisfies never
    }
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={words.title}
      {...(view.kind === 'busy' ? {} : { closeLabel: words.close })}
      size="lg"
    >
      {view.kind === 'open' ? (
        <CreationForm
          view={view}
          text={text}
          head={head}
          existing={existing}
          onExisting={setExisting}
          onCheck={() => send({ type: 'retry' })}
          lines={lines}
          state={settled === text ? 'settled' : 'settling'}
          onType={write}
          onSubmit={() => send({ type: 'create', lines, existing })}
        />
      ) : (
        <CreationProgress
          view={view}
          onStop={() => send({ type: 'stop' })}
          onRetry={() => send({ type: 'retry' })}
          onSave={() => {
            const all = view.kind === 'reported' ? view : { made, failures: [], left: [] }
            saveFile(
              'accounts.csv',
              'text/csv',
              printCsv(reportRows(all, ({ problem }) => problemWords(problem, reading))),
            )
            setSaved(made)
          }}
          onDone={() => void leave(dismiss)}
          onKeep={() => void leave(keep)}
        />
      )}
    </Dialog>
  )
}

/** Stays the same array until an account is added, because `saved` is compared with it by identity. */
const madeIn = (view: UserCreationView): readonly UserLine[] =>
  view.kind === 'finished' || view.kind === 'reported' ? view.made : NONE
const NONE: readonly UserLine[] = []
