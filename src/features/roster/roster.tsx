import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { Navigate, useNavigationType, useSearchParams } from 'react-router-dom'
import type { RosterView } from '#src/api/use-roster.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { EmptyStateProps } from '#src/ui/empty-state.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { SearchablePages, type SearchablePagesState } from '#src/ui/searchable-pages.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import type { ListFilter } from './use-list-filter.ts'

interface RosterWords {
  title: string
  text: string
  export: string
  exporting: string
  total: (count: number) => string
  found: (count: number) => string
  most: (count: number) => string
  pages: { label: string; previous: string; next: string; page: (page: number) => string }
}
export interface RosterProps<Row> {
  words: RosterWords
  search: string
  view: RosterView<Row>
  sieve: Pick<ListFilter<string, string>, 'hint' | 'page' | 'round' | 'seek' | 'turn'>
  /** The URL of the file if the server writes it. Otherwise the state of the export in the browser. */
  file: string | { state: 'ready' | 'busy'; onExport: () => void }
  more?: ReactNode
  sieveBar: ReactNode
  /** Set while rows are chosen: the acts on them. */
  bulk?: ReactNode
  /** The result of the last act on several rows. Shown instead of the number of rows. */
  news?: ReactNode
  none: Record<'empty' | 'unmatched', Pick<EmptyStateProps, 'icon' | 'title' | 'text' | 'action'>>
  children: (rows: readonly Row[], state: 'settled' | 'settling') => ReactNode
}

export function Roster<Row>(props: RosterProps<Row>) {
  const { words, search, view, sieve, file, more, sieveBar, bulk, news, none, children } = props
  const { reading } = useText().screens
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const [params] = useSearchParams()
  const toShown = (of: Exclude<RosterView<Row>, { kind: 'beyond' }>): SearchablePagesState => {
    switch (of.kind) {
      case 'loading':
        return { kind: 'loading', label: reading.loading }
      case 'failed':
        return { kind: 'failed', failure: { ...failedWords(of.problem, reading), onRetry: of.retry } }
      case 'empty':
      case 'unmatched':
        return { kind: 'none', none: none[of.kind] }
      case 'listed':
        return { kind: 'listed', pages: of.pages, list: children(of.rows, of.state) }
      default:
        return of satisfies never
    }
  }
  if (view.kind === 'beyond') return <Navigate to={`?${onPage(params, view.last)}`} replace />
  return (
    <>
      <Row as="header" gap="4" align="end" justify="between">
        <div>
          <Text as="h1" ref={title} tabIndex={-1} face="title">
            {words.title}
          </Text>
          <Text as="p" tone="muted">
            {words.text}
          </Text>
        </div>
        <Row gap="3" align="stretch">
          {typeof file === 'string' ? (
            <LinkButton href={file} download look="outline" icon={<Download aria-hidden />}>
              {words.export}
            </LinkButton>
          ) : (
            <Button look="outline" icon={<Download aria-hidden />} state={file.state} onClick={file.onExport}>
              {file.state === 'busy' ? words.exporting : words.export}
            </Button>
          )}
          {more}
        </Row>
      </Row>
      <SearchablePages
        search={{ label: search, initial: sieve.hint, round: sieve.round, onSearch: sieve.seek }}
        sieve={sieveBar}
        bulk={bulk}
        count={
          news ?? (view.kind === 'listed' && view.state === 'settled' ? words[view.reach](view.count) : null)
        }
        shown={toShown(view)}
        paging={{ page: sieve.page, onPage: sieve.turn, label: words.pages.label, labels: words.pages }}
      />
    </>
  )
}

/** The parameters of the address with another page. */
export function onPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  return next
}
