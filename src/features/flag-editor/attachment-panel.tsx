import type { Upload } from '#contract/call.ts'
import type { AttachmentView } from '#machines/admin/attachment.machine.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'

export const examples = {
  idle: { kind: 'idle' },
  empty: { kind: 'empty' },
  uploading: { kind: 'uploading', file: 'src.zip', share: 0.4 },
  setting: { kind: 'setting' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' } },
  cancelled: { kind: 'cancelled', file: 'src.zip' },
} as const satisfies Record<string, AttachmentView>

export interface AttachmentPanelProps {
  view: AttachmentView
  upload: (file: Upload) => void
  cancel: () => void
  retry: () => void
  dismiss: () => void
}

/** The first button takes the focus of the one it takes the place of. */
export function AttachmentPanel({ view, upload, cancel, retry, dismiss }: AttachmentPanelProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).attachment
  const first = useFocusOn<HTMLButtonElement>(view.kind === 'idle' || view.kind === 'empty' ? null : view.kind)
  switch (view.kind) {
    case 'idle':
    case 'empty':
      return (
        <FileDrop
          label={words.choose}
          hint={words.chooseHint}
          error={view.kind === 'empty' ? words.empty : null}
          onFiles={([file]) => (file ? upload(file) : undefined)}
        />
      )
    case 'uploading':
      return (
        <div className={column}>
          <Progress label={words.uploading(view.file)} value={view.share} />
          <p className={css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' })}>
            {words.uploading(view.file)} · {words.uploaded(view.share)}
          </p>
          <Button ref={first} onClick={cancel} className={css({ alignSelf: 'flex-start' })}>
            {words.cancel}
          </Button>
        </div>
      )
    case 'setting':
      return (
        <Button ref={first} state="busy" className={css({ alignSelf: 'flex-start' })}>
          {words.setting}
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
            <Alert tone="neutral">{words.cancelled(view.file)}</Alert>
          )}
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
            <Button ref={first} tone="brand" onClick={retry}>
              {words.retry}
            </Button>
            <Button look="outline" onClick={dismiss}>
              {words.dismiss}
            </Button>
          </div>
        </div>
      )
    default:
      return view satisfies never
  }
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' })
