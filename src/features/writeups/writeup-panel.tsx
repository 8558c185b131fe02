import type { WriteupCommand, WriteupView } from '#machines/game/writeup.machine.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { writeupWords } from '#src/text/areas/writeup.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'

export interface WriteupPanelProps {
  view: WriteupView
  present: string | null
  send: (command: WriteupCommand) => void
}

export function WriteupPanel({ view, present, send }: WriteupPanelProps) {
  const { locale, screens } = useText()
  const words = useWords(writeupWords)
  const chosen = 'file' in view ? words.chosen(view.file.name, formatBytes(view.file.size, locale)) : ''
  switch (view.kind) {
    case 'idle':
    case 'refused':
    case 'handed-in':
      return (
        <Stack gap="3">
          {view.kind === 'handed-in' ? <Alert tone="success">{words.done}</Alert> : null}
          <FileDrop
            label={present === null ? words.choose : words.chooseAnother}
            hint={words.hint}
            accept="application/pdf,.pdf"
            error={view.kind === 'refused' ? words.flaw[view.flaw] : null}
            onFiles={([first]) => (first ? send({ type: 'choose', file: first }) : undefined)}
          />
        </Stack>
      )
    case 'checked':
      return (
        <Stack data-step gap="3">
          <Text as="p" role="status" lines="broken">
            {chosen} {present === null ? null : words.replaces(present)}
          </Text>
          <Sending label={words.send} discard={words.discard} send={send} />
        </Stack>
      )
    case 'uploading':
      return (
        <Stack data-step gap="3">
          <Progress label={words.uploading(view.file.name)} value={view.share} />
          <Text as="p" size="sm" tone="muted" lines="broken">
            {words.uploading(view.file.name)} · {words.uploaded(view.share)}
          </Text>
          <Button onClick={() => send({ type: 'cancel' })} place="start">
            {words.stop}
          </Button>
        </Stack>
      )
    case 'reading':
      return (
        <div data-step>
          <Button state="busy">{words.reading}</Button>
        </div>
      )
    case 'failed':
    case 'cancelled':
      return (
        <Stack data-step gap="3">
          {view.kind === 'failed' ? (
            <Alert tone="danger" title={words.failed}>
              {problemWords(view.problem, screens.reading)}
            </Alert>
          ) : (
            <Alert tone="neutral">{words.cancelled}</Alert>
          )}
          <Text as="p" lines="broken">
            {chosen}
          </Text>
          <Sending label={words.again} discard={words.discard} send={send} />
        </Stack>
      )
    case 'closed':
      return view.problem ? (
        <Alert tone="danger" title={words.failed}>
          {problemWords(view.problem, screens.reading)}
        </Alert>
      ) : null
    default:
      return view satisfies never
  }
}

interface SendingProps extends Pick<WriteupPanelProps, 'send'> {
  label: string
  discard: string
}

function Sending({ label, discard, send }: SendingProps) {
  return (
    <Row gap="3" align="stretch">
      <Button tone="brand" onClick={() => send({ type: 'send' })}>
        {label}
      </Button>
      <Button look="outline" onClick={() => send({ type: 'discard' })}>
        {discard}
      </Button>
    </Row>
  )
}
