import { useState } from 'react'
import type { AttachmentCommand, AttachmentView } from '#machines/admin/attachment.machine.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { NotUploaded, Uploading } from '#src/ui/upload-steps.tsx'

export interface AttachmentPanelProps {
  view: AttachmentView
  /** The size limit in bytes. */
  most: number
  send: (command: AttachmentCommand) => void
}

export function AttachmentPanel({ view, most, send }: AttachmentPanelProps) {
  const { screens, locale } = useText()
  const { reading } = screens
  const [size, setSize] = useState<'fits' | 'large'>('fits')
  const words = useWords(challengeEditorWords).attachment
  switch (view.kind) {
    case 'idle':
    case 'empty':
      return (
        <FileDrop
          label={words.choose}
          hint={words.chooseHint(formatBytes(most, locale))}
          error={
            size === 'large'
              ? words.large(formatBytes(most, locale))
              : view.kind === 'empty'
                ? words.empty
                : null
          }
          onFiles={([file]) => {
            if (!file) return
            setSize(file.size > most ? 'large' : 'fits')
            if (file.size <= most) send({ type: 'upload', file })
          }}
        />
      )
    case 'uploading':
      return (
        <Uploading
          label={words.uploading(view.file)}
          share={view.share}
          text={`${words.uploading(view.file)} · ${words.uploaded(view.share)}`}
          stop={words.cancel}
          onStop={() => send({ type: 'cancel' })}
        />
      )
    case 'setting':
      return (
        <Button data-step state="busy" place="start">
          {words.setting}
        </Button>
      )
    case 'failed':
    case 'cancelled':
      return (
        <NotUploaded
          why={
            view.kind === 'failed'
              ? { kind: 'failed', title: words.failed, text: problemWords(view.problem, reading) }
              : { kind: 'cancelled', text: words.cancelled(view.file) }
          }
          labels={{ retry: words.retry, leave: words.dismiss }}
          onRetry={() => send({ type: 'retry' })}
          onLeave={() => send({ type: 'dismiss' })}
        />
      )
    default:
      return view satisfies never
  }
}
