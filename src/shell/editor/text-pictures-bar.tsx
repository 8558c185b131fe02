import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import type { Upload } from '#contract/call.ts'
import { TEXT_PICTURE_TYPES } from '#contract/rules/picture-markdown.ts'
import type { TextPicturesCommand, TextPicturesView } from '#machines/admin/text-pictures.machine.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { NotUploaded, Uploading } from '#src/ui/upload-steps.tsx'

export interface TextPicturesBarProps {
  /** The label of the field. */
  of: string
  view: TextPicturesView
  onAdd: (files: readonly Upload[]) => void
  send: (command: TextPicturesCommand) => void
}

export function TextPicturesBar({ of, view, onAdd, send }: TextPicturesBarProps) {
  const { pictures } = useWords(editorWords).markdown
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <Stack gap="3">
      <Row gap="3">
        <Button
          look="outline"
          size="sm"
          icon={<ImagePlus aria-hidden />}
          aria-label={`${of}: ${pictures.add}`}
          onClick={() => chooser.current?.click()}
        >
          {pictures.add}
        </Button>
        <Text size="sm" tone="muted">
          {pictures.hint}
        </Text>
        <input
          ref={chooser}
          hidden
          type="file"
          multiple
          accept={TEXT_PICTURE_TYPES.join(',')}
          aria-label={`${of}: ${pictures.hint}`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            if (files.length > 0) onAdd(files)
            // Cleared, so that the same file can be chosen again after a failure.
            target.value = ''
          }}
        />
      </Row>
      {view.foreign.length > 0 ? (
        <Alert tone="warning">{pictures.foreign(view.foreign.join(', '))}</Alert>
      ) : null}
      <PicturesStep view={view} send={send} />
    </Stack>
  )
}

function PicturesStep({ view, send }: Pick<TextPicturesBarProps, 'view' | 'send'>) {
  const { reading } = useText().screens
  const { pictures } = useWords(editorWords).markdown
  switch (view.kind) {
    case 'idle':
      return null
    case 'uploading':
      return (
        <Uploading
          label={pictures.add}
          share={view.share}
          text={pictures.uploading(view.count)}
          stop={pictures.stop}
          onStop={() => send({ type: 'cancel' })}
        />
      )
    case 'failed':
    case 'cancelled':
      return (
        <NotUploaded
          why={
            view.kind === 'failed'
              ? { kind: 'failed', title: pictures.failed, text: problemWords(view.problem, reading) }
              : { kind: 'cancelled', text: pictures.cancelled }
          }
          labels={{ retry: pictures.again, leave: pictures.dismiss }}
          onRetry={() => send({ type: 'retry' })}
          onLeave={() => send({ type: 'dismiss' })}
        />
      )
    default:
      return view satisfies never
  }
}
