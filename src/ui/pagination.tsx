import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cx } from '#styled/css/index.js'
import { pagination } from '#styled/recipes/pagination.js'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { pageNumbers } from './page-numbers.ts'

export interface PaginationProps {
  label: string
  /** Counted from 1. */
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
