import { searchedText, type EntrySource, type LiveEntry } from '#machines/admin/live-entries.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useEntries, type EntryListInput } from '#src/bind/use-entries.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterBar } from '#src/ui/filter-bar.tsx'
import type { SegmentedProps } from '#src/ui/segmented.tsx'
import { StreamPanel, type StreamPanelProps } from '#src/ui/stream-panel.tsx'
import { useSearch, type SearchState } from '#src/ui/use-search.ts'
import { textFilter } from '#src/url/text-filter.ts'

/**
 * Searches the loaded rows, for servers that cannot search. Skips submitted flags, because a server may hide
 * them from its own search too.
 */
const searchEntries = textFilter((entry: LiveEntry): string => searchedText(entry, true))

interface ListProps
  extends Pick<StreamPanelProps<LiveEntry>, 'label' | 'empty' | 'children'>, Pick<EntryListInput, 'live'> {
  source: Extract<EntrySource, { kind: 'events' | 'submissions' }>
  isMasked: boolean
}
export interface ToldStreamProps<Part extends string> extends ListProps {
  /** The filter of the list. Another choice starts a new list. */
  filter: Pick<SegmentedProps<Part>, 'value' | 'choices' | 'onValueChange'>
}

/** The live list of a game. If the server can search, it searches everything that is stored. */
export function LiveList<Part extends string>({ filter, isMasked, ...list }: ToldStreamProps<Part>) {
  const words = useWords(monitorWords)
  const sought = useSearch()
  const canSearch = useConfig().features?.includes('monitor-search') ?? false
  const text = sought.text.trim()
  const search = canSearch && text !== '' ? { text, isMasked } : null
  return (
    <>
      <FilterBar
        search={canSearch && !isMasked ? words.searchAll : words.search}
        sought={sought}
        filter={{ label: words.kind, ...filter }}
      />
      <List
        key={JSON.stringify([filter.value, search])}
        sought={sought}
        {...list}
        source={search ? { ...list.source, search } : list.source}
      />
    </>
  )
}

const everything = (entries: readonly LiveEntry[]) => entries

function List({
  source,
  live,
  sought,
  empty,
  ...panel
}: Omit<ListProps, 'isMasked'> & { sought: SearchState }) {
  const { reading } = useText().screens
  const words = useWords(monitorWords).stream
  const isFound = source.search !== undefined
  const { problem, ...shown } = useEntries({
    source,
    live,
    foundIn: isFound ? everything : searchEntries,
    text: isFound ? '' : sought.text,
  })
  const clear = sought.text === '' ? null : <Button onClick={sought.clear}>{words.clear}</Button>
  return (
    <StreamPanel
      {...panel}
      {...shown}
      empty={isFound ? { ...empty, title: words.noMatch, text: words.noMatchAnywhere } : empty}
      words={words}
      loading={reading.loading}
      failure={failedWords(problem, reading)}
      clear={clear}
    />
  )
}
