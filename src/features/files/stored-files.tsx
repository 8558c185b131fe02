import Files from 'lucide-react/icons/files'
import Search from 'lucide-react/icons/search'
import { Navigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { listStoredFiles } from '#contract/calls/stored-files.ts'
import { instant } from '#contract/models/time.ts'
import { STORED_FILE_SORTS } from '#contract/rules/stored-file.ts'
import { useRead } from '#src/api/use-read.ts'
import { useRoster } from '#src/api/use-roster.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { storedFilesWords } from '#src/text/areas/stored-files.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
import { SearchablePages, type SearchablePagesState } from '#src/ui/searchable-pages.tsx'
import {
  STORED_ON_PAGE,
  storedFileCall,
  readStoredFileQuery,
  type StoredFileQuery,
} from '#src/url/stored-file-query.ts'
import { useSearchReset } from '#src/url/use-search-reset.ts'
import { FileName } from './file-name.tsx'
import { FileUsages } from './file-usages.tsx'
import { FileTable, type FileTableProps } from './stored-file-table.tsx'

export function StoredFiles() {
  const { locale, screens } = useText()
  const words = useWords(storedFilesWords)
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const [search, setSearch] = useSearchParams()
  const List = useIsNarrow() ? FileCards : FileTable
  const wish = readStoredFileQuery(search)
  const { hint, sort, page } = wish
  const { round, tell } = useSearchReset(hint)
  const read = useRead(
    listStoredFiles,
    { query: { hint, sort, count: STORED_ON_PAGE, skip: (page - 1) * STORED_ON_PAGE } },
    'once',
  )
  const view = useRoster(read, { of: hint === '' ? 'all' : 'found', perPage: STORED_ON_PAGE })
  const goTo = (change: Partial<StoredFileQuery>, how?: { replace: true }) =>
    setSearch(storedFileCall({ ...wish, ...change }), how)
  const seek = (text: string) => goTo({ hint: text, page: 1 }, { replace: true })
  const toShown = (of: Exclude<typeof view, { kind: 'beyond' }>): SearchablePagesState => {
    switch (of.kind) {
      case 'loading':
        return { kind: 'loading', label: screens.reading.loading }
      case 'failed':
        return { kind: 'failed', failure: { ...failedWords(of.problem, screens.reading), onRetry: of.retry } }
      case 'empty':
        return { kind: 'none', none: { icon: <Files />, title: words.none, text: words.noneText } }
      case 'unmatched':
        return {
          kind: 'none',
          none: {
            icon: <Search />,
            title: words.noMatch,
            action: <Button onClick={() => seek('')}>{words.clear}</Button>,
          },
        }
      case 'listed': {
        const list = (
          <List
            files={of.rows}
            state={of.state}
            sort={sort}
            onSort={(by) => goTo({ sort: by, page: 1 }, { replace: true })}
          />
        )
        return { kind: 'listed', pages: of.pages, list }
      }
      default:
        return of satisfies never
    }
  }
  if (view.kind === 'beyond')
    return (
      <Navigate
        to={{ search: new URLSearchParams(storedFileCall({ ...wish, page: view.last })).toString() }}
        replace
      />
    )
  const size = read.state === 'ready' ? formatBytes(read.value.totalSize, locale) : null
  return (
    <>
      <header>
        <Text as="h1" ref={title} tabIndex={-1} face="title">
          {words.title}
        </Text>
        <Text as="p" tone="muted">
          {words.text}
        </Text>
      </header>
      <SearchablePages
        search={{
          label: words.search,
          initial: hint,
          round,
          onSearch: (text) => {
            tell(text)
            seek(text)
          },
        }}
        count={
          view.kind === 'listed' && size !== null
            ? words[view.reach === 'total' ? 'total' : 'found'](view.count, size)
            : null
        }
        shown={toShown(view)}
        paging={{ page, onPage: (to) => goTo({ page: to }), label: words.pages, labels: words }}
      />
    </>
  )
}

/** Replaces the table on narrow screens. Without headers, sorting has its own control. */
export function FileCards({ files, state, sort, onSort }: FileTableProps) {
  const { locale } = useText()
  const words = useWords(storedFilesWords)
  return (
    <>
      <PlainSelect
        label={words.order}
        value={sort}
        choices={STORED_FILE_SORTS.map((value) => ({ value, label: words.orders[value] }))}
        onValueChange={onSort}
      />
      <RowCards label={words.list} state={state}>
        {files.map((file) => (
          <RowCard key={file.hash} name={<FileName file={file} />}>
            <Text as="p" tone="muted">
              {formatBytes(file.size, locale)} · {formatMoment(instant(file.storedAt), locale)}
            </Text>
            <Text as="p" tone="muted">
              {words.column.places}
            </Text>
            <FileUsages uses={file.uses} places={file.places} />
          </RowCard>
        ))}
      </RowCards>
    </>
  )
}
