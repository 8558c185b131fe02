import Search from 'lucide-react/icons/search'
import type { To } from 'react-router-dom'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { WriteupRow } from './writeup-row.tsx'
import type { Writeup } from './writeup-list-view.ts'

export interface WriteupListProps {
  /** One page of those that were found. */
  writeups: readonly Writeup[]
  page: number
  pages: number
  /** The one that was read a moment ago. */
  closed: number | null
  to: (id: number) => To
  onPage: (page: number) => void
  onClear: () => void
}

export function WriteupList({ writeups, page, pages, closed, to, onPage, onClear }: WriteupListProps) {
  const words = useWords(writeupReviewWords)
  if (writeups.length === 0) {
    return (
      <EmptyState
        icon={<Search />}
        title={words.noMatch}
        action={<Button onClick={onClear}>{words.clear}</Button>}
      />
    )
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
