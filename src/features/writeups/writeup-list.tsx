import Download from 'lucide-react/icons/download'
import { Link, type To } from 'react-router-dom'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { useFocusOnReturn } from '#src/ui/use-return-focus.ts'
import { listRow } from '#styled/recipes/list-row.js'
import type { Writeup } from './writeup-list-view.ts'

export interface WriteupListProps {
  writeups: readonly Writeup[]
  page: number
  pages: number
  /** The id of the writeup that was open before. Null if there was none. */
  closed: number | null
  to: (id: number) => To
  onPage: (page: number) => void
  onClear: () => void
}

export function WriteupList({ writeups, page, pages, closed, to, onPage, onClear }: WriteupListProps) {
  const words = useWords(writeupReviewWords)
  if (writeups.length === 0) {
    return <NothingFound title={words.noMatch} clear={words.clear} onClear={onClear} />
  }
  return (
    <>
      <Stack as="ul" aria-label={words.list} gap="3">
        {writeups.map((writeup) => (
          <WriteupRow
            key={writeup.id}
            writeup={writeup}
            to={to(writeup.id)}
            isReturn={writeup.id === closed}
          />
        ))}
      </Stack>
      {pages > 1 ? (
        <Pagination
          label={words.pages.label}
          page={page}
          pages={pages}
          onPage={(other) => {
            onPage(other)
            scrollTo({ top: 0 })
          }}
          labels={words.pages}
        />
      ) : null}
    </>
  )
}

interface WriteupRowProps {
  writeup: Writeup
  to: To
  /** The writeup was open before, so its link gets the focus. */
  isReturn: boolean
}

function WriteupRow({
  writeup: { team, avatar, organization, url, at, size },
  to,
  isReturn,
}: WriteupRowProps) {
  const { locale } = useText()
  const words = useWords(writeupReviewWords)
  const place = useFocusOnReturn<HTMLAnchorElement>(isReturn)
  const style = listRow({ begins: 'picture' })
  return (
    <li className={style.root}>
      <TeamFlag name={team} picture={avatar} size={36} />
      <Stack gap="1" narrows>
        <Row as="span" gap="2">
          <Text as={Link} ref={place} to={to} weight="semibold" tone="link" lines="broken">
            {team}
          </Text>
          {organization === null ? null : <Badge>{organization}</Badge>}
        </Row>
        <Row as="span" gap="wide-facts" align="stretch" size="sm" tone="muted">
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>
          {size === null ? null : <span>{formatBytes(size, locale)}</span>}
        </Row>
      </Stack>
      <div className={style.acts}>
        <LinkButton
          href={url}
          download
          look="outline"
          size="sm"
          icon={<Download aria-hidden />}
          aria-label={words.takeOf(team)}
        >
          {words.take}
        </LinkButton>
      </div>
    </li>
  )
}
