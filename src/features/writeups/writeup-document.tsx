import FileText from 'lucide-react/icons/file-text'
import FileX from 'lucide-react/icons/file-x'
import { useState } from 'react'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { css } from '#styled/css/index.js'

/**
 * The way to read the document. A base server sends every file as a download, and some browsers cannot show a
 * PDF in a page. In both cases the page shows only a note.
 */
export type Reader = 'inside' | 'server-sends-files' | 'browser-shows-none'
type Phase = 'loading' | 'shown' | 'failed'

export interface WriteupDocumentProps {
  url: string
  team: string
  reader: Reader
  /** Called before the retry button disappears, so that the focus can move. */
  onAgain: () => void
}

/**
 * The document in the browser's own viewer. The response forbids scripts. A sandbox would block the viewer.
 */
export function WriteupDocument({ url, team, reader, onAgain }: WriteupDocumentProps) {
  const words = useWords(writeupReviewWords)
  const [phase, setPhase] = useState<Phase>('loading')
  if (reader !== 'inside') {
    return <EmptyState icon={<FileText />} rank="h3" title={words.elsewhere} text={words.why[reader]} />
  }
  if (phase === 'failed') {
    return (
      <EmptyState
        icon={<FileX />}
        tone="warning"
        rank="h3"
        title={words.failed}
        text={words.failedText}
        action={
          <Button
            onClick={() => {
              setPhase('loading')
              onAgain()
            }}
          >
            {words.again}
          </Button>
        }
      />
    )
  }
  return (
    <Stack gap="2">
      <StatusLine>{phase === 'loading' ? words.loading : null}</StatusLine>
      <iframe
        src={url}
        title={words.documentOf(team)}
        className={css({ width: 'full', minHeight: 'page', borderRadius: 'small' })}
        onLoad={({ currentTarget }) => setPhase(isRefusal(currentTarget) ? 'failed' : 'shown')}
      />
    </Stack>
  )
}

/** A viewer hides its document or reports a PDF. Only a refusal is JSON. */
const isRefusal = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.contentType === 'application/json'
