import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Card } from './card.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { LoadError, type ReadingFailedProps } from './load-error.tsx'
import { SearchField } from './search-field.tsx'
import { SkeletonShape } from './skeleton-shape.tsx'
import { Skeleton } from './skeleton.tsx'
import { Stack, Text } from './layout.tsx'
import { statusIn, useFocusKeeper } from './use-focus-keeper.ts'

export interface FoundPagesProps {
  search: { label: string; initial: string; round: number; onSearch: (text: string) => void }
  /** Filters and sorting next to the search. */
  sieve?: ReactNode
  /** Takes the place of the search and the filters, in the same space. They keep what was typed. */
  bulk?: ReactNode
  /** The number of rows, or the result of an act. Screen readers announce changes. Null: unknown. */
  count: ReactNode
  shown: SearchablePagesState
  paging: Pick<PaginationProps, 'page' | 'onPage' | 'label' | 'labels'>
}
export type SearchablePagesState =
  | { kind: 'loading'; label: string }
  | { kind: 'failed'; failure: ReadingFailedProps }
  | { kind: 'none'; none: Pick<EmptyStateProps, 'icon' | 'title' | 'text' | 'action'> }
  | { kind: 'listed'; pages: number; list: ReactNode }

/** A long list in pages, or the matches of a search. */
export function SearchablePages({ search, sieve, bulk, count, shown, paging }: FoundPagesProps) {
  // An action may remove the row that has the focus.
  const around = useFocusKeeper<HTMLDivElement>(statusIn)
  return (
    <Stack ref={around} gap="4" narrows>
      <div className={css({ display: 'grid', alignItems: 'flex-end', '& > *': { gridArea: '1 / 1' } })}>
        <div
          className={css({
            display: 'grid',
            alignItems: 'flex-end',
            gap: '3',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            '&[data-covered]': { visibility: 'hidden' },
          })}
          data-covered={bulk ? true : undefined}
        >
          <SearchField
            key={search.round}
            label={search.label}
            initial={search.initial}
            onSearch={search.onSearch}
          />
          {sieve}
        </div>
        {bulk}
      </div>
      <Text as="p" tabIndex={-1} role="status" size="sm" tone="muted">
        {count}
      </Text>
      <Shown shown={shown} paging={paging} />
    </Stack>
  )
}

function Shown({ shown, paging }: Pick<FoundPagesProps, 'shown' | 'paging'>): ReactNode {
  switch (shown.kind) {
    case 'loading':
      return (
        <SkeletonShape
          label={shown.label}
          className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
        >
          <Skeleton shape="heading" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Card>
          <LoadError {...shown.failure} />
        </Card>
      )
    case 'none':
      return (
        <Card>
          <EmptyState {...shown.none} />
        </Card>
      )
    case 'listed':
      return (
        <>
          {shown.list}
          {shown.pages > 1 ? <Pagination {...paging} pages={shown.pages} /> : null}
        </>
      )
    default:
      return shown satisfies never
  }
}
