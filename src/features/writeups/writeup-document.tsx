import FileText from 'lucide-react/icons/file-text'
import FileX from 'lucide-react/icons/file-x'
import { useState } from 'react'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { css } from '#styled/css/index.js'

/**
 * The way to read the document. A base server sends every file as a download, so the page reads the bytes.
 * Some browsers cannot show a PDF in a page, which then shows only a note.
 */
export type Reader = 'inside' | 'from-bytes' | 'browser-shows-none'
type Phase = 'loading' | 'shown' | 'failed'

export interface WriteupDocumentProps {
  url: string
  team: string
  reader: Reader
  /** Called before the retry button disappears, so that the focus can move. */
  onAgain: () => void
}

export function WriteupDocument({ url, team, reader, onAgain }: WriteupDocumentProps) {
  const words = useWords(writeupReviewWords)
  switch (reader) {
    case 'browser-shows-none':
      return <EmptyState icon={<FileText />} rank="h3" title={words.elsewhere} text={words.noViewer} />
    case 'inside':
      return <LinkedDocument url={url} team={team} onAgain={onAgain} />
    case 'from-bytes':
      return <ReadDocument url={url} team={team} onAgain={onAgain} />
  }
}

type DocumentProps = Omit<WriteupDocumentProps, 'reader'>

/**
 * The document in the browser's own viewer. The response forbids scripts. A sandbox would block the viewer.
 */
function LinkedDocument({ url, team, onAgain }: DocumentProps) {
  const [phase, setPhase] = useState<Phase>('loading')
  if (phase === 'failed')
    return (
      <Failed
        onAgain={() => {
          setPhase('loading')
          onAgain()
        }}
      />
    )
  return (
    <Frame
      address={url}
      team={team}
      isLoading={phase === 'loading'}
      onLoad={(frame) => setPhase(isRefusal(frame) ? 'failed' : 'shown')}
    />
  )
}

/** The document as bytes that the page has read, at an address that only this page knows. */
function ReadDocument({ url, team, onAgain }: DocumentProps) {
  const words = useWords(writeupReviewWords)
  const [view, send] = useProcess(usePart('admin').document, { url })
  switch (view.kind) {
    case 'reading':
      return <StatusLine>{words.loading}</StatusLine>
    case 'shown':
      return <Frame address={view.address} team={team} isLoading={false} onLoad={() => {}} />
    case 'failed':
      return (
        <Failed
          onAgain={() => {
            send({ type: 'retry' })
            onAgain()
          }}
        />
      )
  }
}

interface FrameProps {
  address: string
  team: string
  isLoading: boolean
  onLoad: (frame: HTMLIFrameElement) => void
}

function Frame({ address, team, isLoading, onLoad }: FrameProps) {
  const words = useWords(writeupReviewWords)
  return (
    <Stack gap="2">
      <StatusLine>{isLoading ? words.loading : null}</StatusLine>
      <iframe
        src={address}
        title={words.documentOf(team)}
        className={css({ width: 'full', minHeight: 'page', borderRadius: 'small' })}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
      />
    </Stack>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const words = useWords(writeupReviewWords)
  return (
    <EmptyState
      icon={<FileX />}
      tone="warning"
      rank="h3"
      title={words.failed}
      text={words.failedText}
      action={<Button onClick={onAgain}>{words.again}</Button>}
    />
  )
}

/** A viewer hides its document or reports a PDF. Only a refusal is JSON. */
const isRefusal = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.contentType === 'application/json'
