import type { FlagFilesView } from '#machines/admin/flag-files.machine.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'
import type { Pairing } from './pairing.ts'

export interface FilesProgressProps {
  view: FlagFilesView
  paired: Pairing
  onSend: () => void
  clear: () => void
  cancel: () => void
}

/** How far it is, and the way on from each state. The first button takes the focus of the one it takes the place of. */
export function FilesProgress({ view, paired, onSend, clear, cancel }: FilesProgressProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).files
  const first = useFocusOn<HTMLButtonElement>(view.kind === 'choosing' ? null : view.kind)
  switch (view.kind) {
    case 'choosing':
      return null
    case 'uploading':
      return (
        <div className={column}>
          <Progress label={words.uploading} value={view.share} />
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{words.uploaded(view.uploaded, view.files.length, view.share)}</p>
          <Button ref={first} onClick={cancel} className={css({ alignSelf: 'flex-start' })}>
            {words.cancel}
          </Button>
        </div>
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
        <div className={column}>
          {view.kind === 'failed' ? (
            <Alert tone="danger" title={words.failed}>
              {problemWords(view.problem, reading)}
            </Alert>
          ) : (
            <Alert tone="neutral">{words.cancelled}</Alert>
          )}
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
            <Button
              ref={first}
              tone="brand"
              onClick={paired.flaw === null ? onSend : undefined}
              {...(paired.flaw === null ? {} : { 'aria-disabled': true })}
            >
              {words.retry}
            </Button>
            <Button look="outline" onClick={clear}>
              {words.clear}
            </Button>
          </div>
        </div>
      )
    default:
      return view satisfies never
  }
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' })
