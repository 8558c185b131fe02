import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cx } from '#styled/css/index.js'
import { pagination } from '#styled/recipes/pagination.js'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

export interface PaginationProps {
  label: string
  /** Counts from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  labels: { previous: string; next: string; page: (page: number) => string }
  className?: string
}

export function Pagination({ label, page, pages, onPage, labels, className }: PaginationProps) {
  const style = pagination()
  return (
    <nav aria-label={label} className={cx(style.root, className)}>
      <IconButton label={labels.previous} size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      {pageNumbers(page, pages).map((place) =>
        place.kind === 'gap' ? (
          <span key={place.id} aria-hidden className={style.gap}>
            …
          </span>
        ) : (
          <Button
            key={place.page}
            size="sm"
            look="ghost"
            {...(place.page === page ? { tone: 'brand', 'aria-current': 'page' } : {})}
            aria-label={labels.page(place.page)}
            onClick={() => onPage(place.page)}
          >
            {place.page}
          </Button>
        ),
      )}
      <IconButton label={labels.next} size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  )
}

type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; id: 'before' | 'after' }

/** First, last and the neighbours of the current page. A gap never replaces a single page. */
export function pageNumbers(page: number, pages: number): PageItem[] {
  const from = page - 1 <= 3 ? 1 : page - 1
  const to = page + 1 >= pages - 2 ? pages : page + 1
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index): PageItem => ({
    kind: 'page',
    page: from + index,
  }))
  const before: PageItem[] =
    from > 1
      ? [
          { kind: 'page', page: 1 },
          { kind: 'gap', id: 'before' },
        ]
      : []
  const after: PageItem[] =
    to < pages
      ? [
          { kind: 'gap', id: 'after' },
          { kind: 'page', page: pages },
        ]
      : []
  return [...before, ...middle, ...after]
}
