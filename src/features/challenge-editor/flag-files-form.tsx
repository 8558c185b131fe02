import UploadIcon from 'lucide-react/icons/upload'
import type { FlagFilesCommand, FlagFilesView } from '#machines/admin/flag-files.machine.ts'
import type { ChallengeEditorWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { NotUploaded, Uploading } from '#src/ui/upload-steps.tsx'
import { firstOfStep, useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { EditorSection } from './editor-section.tsx'
import { FlagFilePairs } from './flag-file-pairs.tsx'
import type { FlagSource, Pairing } from './pair-flags-with-files.ts'

export const files = [
  { file: { name: 'flag{one}', size: 2_048, type: '' }, hash: 'a' },
  { file: { name: 'flag{two}', size: 3_000_000, type: '' }, hash: null },
]

export interface FilesFormProps {
  view: FlagFilesView
  source: FlagSource
  text: string
  paired: Pairing
  onSource: (source: FlagSource) => void
  onType: (text: string) => void
  send: (command: FlagFilesCommand) => void
}

export function FilesForm({ view, source, text, paired, onSource, onType, send }: FilesFormProps) {
  const words = useWords(challengeEditorWords).files
  const section = useFocusKeeper<HTMLElement>(firstOfStep)
  const isOpen = view.kind !== 'uploading' && view.kind !== 'adding'
  const flaw = saidOf(paired.flaw, words)
  return (
    <EditorSection ref={section} title={words.title}>
      {isOpen ? (
        <FileDrop
          label={words.choose}
          hint={words.hint}
          takes="many"
          onFiles={(chosen) => send({ type: 'choose', files: chosen })}
        />
      ) : null}
      {view.kind === 'choosing' && view.empty > 0 ? (
        <Alert tone="warning">{words.empty(view.empty)}</Alert>
      ) : null}
      {view.files.length === 0 ? null : (
        <>
          {isOpen ? (
            <Segmented
              label={words.from}
              place="start"
              value={source}
              onValueChange={onSource}
              choices={[
                { value: 'lines', label: words.fromLines },
                { value: 'names', label: words.fromNames },
              ]}
            />
          ) : null}
          {isOpen && source === 'lines' ? (
            <TextArea
              label={words.lines}
              name="flags"
              face="mono"
              rows={5}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              error={flaw}
              onValueChange={onType}
            />
          ) : null}
          <FlagFilePairs
            files={view.files}
            flags={paired.flags}
            onDrop={isOpen ? (at) => send({ type: 'drop', at }) : null}
          />
          <Text as="p" role="status" size="sm" tone="muted">
            {words.pairs(paired.flags.length, view.files.length)}
            {source === 'names' && flaw !== null ? ` · ${flaw}` : null}
          </Text>
          <FilesProgress view={view} paired={paired} send={send} />
          {view.kind === 'choosing' ? (
            <Row gap="3" align="stretch">
              <Button
                look="outline"
                icon={<UploadIcon aria-hidden />}
                onClick={flaw === null ? () => send({ type: 'send', flags: paired.flags }) : undefined}
                {...(flaw === null ? {} : { 'aria-disabled': true })}
              >
                {words.send}
              </Button>
              <Button look="outline" onClick={() => send({ type: 'clear' })}>
                {words.clear}
              </Button>
            </Row>
          ) : null}
        </>
      )}
    </EditorSection>
  )
}

function saidOf(flaw: Pairing['flaw'], words: ChallengeEditorWords['files']): string | null {
  if (flaw === null) return null
  return flaw.kind === 'long' ? words.long(flaw.file) : words[flaw.kind](flaw.count)
}

type FilesProgressProps = Pick<FilesFormProps, 'view' | 'paired' | 'send'>

function FilesProgress({ view, paired, send }: FilesProgressProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).files
  switch (view.kind) {
    case 'choosing':
      return null
    case 'uploading':
      return (
        <Uploading
          label={words.uploading}
          share={view.share}
          text={words.uploaded(view.uploaded, view.files.length, view.share)}
          stop={words.cancel}
          onStop={() => send({ type: 'cancel' })}
        />
      )
    case 'adding':
      return (
        <Button data-step state="busy" place="start">
          {words.adding}
        </Button>
      )
    case 'failed':
    case 'cancelled':
      return (
        <NotUploaded
          why={
            view.kind === 'failed'
              ? { kind: 'failed', title: words.failed, text: problemWords(view.problem, reading) }
              : { kind: 'cancelled', text: words.cancelled }
          }
          labels={{ retry: words.retry, leave: words.clear }}
          onRetry={paired.flaw === null ? () => send({ type: 'send', flags: paired.flags }) : null}
          onLeave={() => send({ type: 'clear' })}
        />
      )
    default:
      return view satisfies never
  }
}
