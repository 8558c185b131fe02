import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import { downloadWriteups } from '#contract/calls/admin.ts'
import { callUrl } from '#src/api/call-url.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Columns } from '#src/ui/columns.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { WriteupUrl } from './writeup-url.ts'
import { ORDERS, organizationsOf, sizeOf, type Writeup } from './writeup-list-view.ts'

export interface WriteupFilterBarProps {
  gameId: number
  writeups: readonly Writeup[]
  found: readonly Writeup[]
  typed: string
  place: WriteupUrl
  onSearch: (text: string) => void
  onGo: (change: Partial<WriteupUrl>) => void
}

/** The download has all writeups, even those that the filter excludes. */
export function WriteupFilterBar({
  gameId,
  writeups,
  found,
  typed,
  place,
  onSearch,
  onGo,
}: WriteupFilterBarProps) {
  const { locale } = useText()
  const words = useWords(writeupReviewWords)
  const organizations = organizationsOf(writeups)
  const size = sizeOf(writeups)
  return (
    <>
      <Columns tracks={organizations.length === 0 ? 'search' : 'search-and-choice'} gap="3">
        <TextField
          type="search"
          label={words.search}
          before={<Search aria-hidden />}
          value={typed}
          onValueChange={(text) => {
            onSearch(text)
            if (place.page > 1) onGo({ page: 1 })
          }}
        />
        {organizations.length === 0 ? null : (
          <PlainSelect
            label={words.organization}
            choices={[
              { value: '', label: words.allOrganizations },
              ...organizations.map((value) => ({ value, label: value })),
            ]}
            value={place.organization ?? ''}
            onValueChange={(value) => onGo({ organization: value === '' ? null : value, page: 1 })}
          />
        )}
        <PlainSelect
          label={words.order}
          choices={ORDERS.map((value) => ({ value, label: words.by[value] }))}
          value={place.order}
          onValueChange={(order) => onGo({ order, page: 1 })}
        />
      </Columns>
      <Row gap="3" justify="between">
        <Text as="p" role="status" size="sm" tone="muted">
          {words.found(found.length, writeups.length)}
        </Text>
        <LinkButton
          href={callUrl(downloadWriteups, { params: { id: gameId } })}
          download
          look="outline"
          icon={<Download aria-hidden />}
        >
          {words.takeAll(writeups.length)}
          {size === null ? null : ` (${formatBytes(size, locale)})`}
        </LinkButton>
      </Row>
    </>
  )
}
