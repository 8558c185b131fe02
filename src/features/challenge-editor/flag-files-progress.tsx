import type { FlagFilesView } from '#machines/admin/flag-files.machine.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { NotUploaded, Uploading } from '#src/ui/upload-steps.tsx'
import { css } from '#styled/css/index.js'
import type { Pairing } from './pair-flags-with-files.ts'

export interface FilesProgressProps {
  view: FlagFilesView
  paired: Pairing
  onSend: () => void
  clear: () => void
  cancel: () => void
}

/**
 * How far it is, and the way on from each state. The first button takes the focus of the one it takes the
 * place of.
 */
export function FilesProgress({ view, paired, onSend, clear, cancel }: FilesProgressProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).files
  const first = useFocusOn<HTMLButtonElement>(view.kind === 'choosing' ? null : view.kind)
  switch (view.kind) {
    case 'choosing':
      return null
    case 'uploading':
      return (
        <Uploading
          first={first}
          label={words.uploading}
          share={view.share}
          text={words.uploaded(view.uploaded, view.files.length, view.share)}
          stop={words.cancel}
          onStop={cancel}
        />
      )
    case 'adding':
      return (
        <Button ref={first} state="busy" className={css({ alignSelf: 'flex-start' })}>
          {words.adding}
        </Button>
      )
    case 'failed':
    case 'cancelled':
      return (
        <NotUploaded
          first={first}
          why={
            view.kind === 'failed'
              ? { kind: 'failed', title: words.failed, text: problemWords(view.problem, reading) }
              : { kind: 'cancelled', text: words.cancelled }
          }
          labels={{ retry: words.retry, leave: words.clear }}
          onRetry={paired.flaw === null ? onSend : null}
          onLeave={clear}
        />
      )
    default:
      return view satisfies never
  }
}
