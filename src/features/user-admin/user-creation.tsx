import { readUserLines } from '#contract/rules/user-lines.ts'
import { useDeferredValue, useMemo } from 'react'
import { useDraft } from '#src/bind/use-draft.ts'
import { useUserCreation } from '#src/bind/use-user-creation.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CreationForm } from './creation-form.tsx'
import { CreationProgress } from './creation-progress.tsx'

/** What was pasted outlives the dialog until the accounts are there; it holds passwords, and goes with the page. */
export function UserCreation({ onClose }: { onClose: () => void }) {
  const words = useWords(userAdminWords).creation
  const { draft, type, forget } = useDraft('user-creation')
  const { view, create, stop, retry, dismiss } = useUserCreation(() => {
    forget()
    onClose()
  })
  const text = draft['lines'] ?? ''
  // Of thousands of lines what is typed shows at once, and what becomes of them a moment later.
  const settled = useDeferredValue(text)
  const { head, lines } = useMemo(() => readUserLines(settled), [settled])
  // While it goes on nobody leaves it by a slip: what is not sent would be lost from view.
  const close = view.kind === 'busy' ? () => {} : onClose
  return (
    <Dialog isOpen onClose={close} title={words.title} {...(view.kind === 'busy' ? {} : { closeLabel: words.close })} size="lg">
      {view.kind === 'open' ? (
        <CreationForm
          text={text}
          lines={lines}
          state={settled === text ? 'settled' : 'settling'}
          onType={(next) => type('lines', next)}
          onSubmit={() => create(lines)}
        />
      ) : (
        <CreationProgress
          view={view}
          onStop={stop}
          onRetry={retry}
          onKeep={(rest) => {
            type('lines', [...(head === null ? [] : [head]), ...rest.map(({ raw }) => raw)].join('\n'))
            dismiss()
          }}
        />
      )}
    </Dialog>
  )
}
