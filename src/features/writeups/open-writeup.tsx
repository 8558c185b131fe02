import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { Link, useNavigationType, type To } from 'react-router-dom'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { WriteupDocument, type Reader } from './writeup-document.tsx'
import type { Writeup } from './writeup-list-view.ts'

export interface OpenWriteupProps {
  writeup: Writeup
  /** The position among the matches. Null if the filter excludes the writeup. */
  at: { place: number; of: number } | null
  reader: Reader
  back: { to: To; state: unknown }
  /** Null if there is no writeup before this one. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

export function OpenWriteup({ writeup, at, reader, back, onPrevious, onNext }: OpenWriteupProps) {
  const { locale } = useText()
  const words = useWords(writeupReviewWords)
  const title = useFocusHeading(useNavigationType() !== 'POP')
  // The title takes the focus when the pressed button disappears. Inside the document, J and K would be keys
  // of the viewer.
  const toTitle = () => title.current?.focus()
  // The open document stays until the reader requests the new one.
  const [url, setUrl] = useState(writeup.url)
  const { team, organization, size } = writeup
  return (
    <Stack as="article" gap="4" narrows>
      <Row gap="2" align="stretch" justify="between">
        <Row edge>
          <LinkButton as={Link} {...back} replace look="ghost" size="sm" icon={<ArrowLeft aria-hidden />}>
            {words.back}
          </LinkButton>
        </Row>
        <Row gap="2" align="stretch">
          <Button
            look="outline"
            size="sm"
            icon={<ChevronLeft aria-hidden />}
            disabled={onPrevious === null}
            onClick={() => onPrevious?.()}
          >
            {words.previous}
          </Button>
          <Button
            look="outline"
            size="sm"
            icon={<ChevronRight aria-hidden />}
            disabled={onNext === null}
            onClick={() => onNext?.()}
          >
            {words.next}
          </Button>
        </Row>
      </Row>
      <Stack as="header" gap="2">
        <Text as="h2" ref={title} tabIndex={-1} face="title" lines="broken">
          {team}
        </Text>
        <Row as="p" gap="wide-facts" align="stretch" size="sm" tone="muted">
          {organization === null ? null : <Badge>{organization}</Badge>}
          <span>{words.handedIn(formatMoment(writeup.at, locale))}</span>
          {size === null ? null : <span>{formatBytes(size, locale)}</span>}
          {at === null ? null : <span>{words.at(at.place, at.of)}</span>}
        </Row>
        <Row gap="2" align="stretch">
          <LinkButton
            href={url}
            target="_blank"
            rel="noreferrer"
            look="outline"
            size="sm"
            icon={<ExternalLink aria-hidden />}
          >
            {words.open}
          </LinkButton>
          <LinkButton href={url} download look="outline" size="sm" icon={<Download aria-hidden />}>
            {words.take}
          </LinkButton>
        </Row>
      </Stack>
      {url === writeup.url ? null : (
        <Alert
          tone="info"
          action={
            <Button
              onClick={() => {
                setUrl(writeup.url)
                toTitle()
              }}
            >
              {words.showNew}
            </Button>
          }
        >
          {words.replaced}
        </Alert>
      )}
      <WriteupDocument key={url} url={url} team={team} reader={reader} onAgain={toTitle} />
    </Stack>
  )
}
