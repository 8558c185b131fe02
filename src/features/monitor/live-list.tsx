import type { LiveEntry } from '#machines/admin/live-entries.ts'
import { useEntries, type EntryListInput } from '#src/bind/use-entries.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterBar } from '#src/ui/filter-bar.tsx'
import type { SegmentedProps } from '#src/ui/segmented.tsx'
import { useSearch, type SearchState } from '#src/ui/use-search.ts'
import { StreamPanel, type StreamPanelProps } from '#src/ui/stream-panel.tsx'
import { searchEntries } from './search-entries.ts'

interface ListProps<Item>
  extends
    Pick<StreamPanelProps<LiveEntry>, 'label' | 'empty' | 'children'>,
    Pick<EntryListInput<Item>, 'source' | 'live' | 'toPassage'> {}
export interface ToldStreamProps<Item, Part extends string> extends ListProps<Item> {
  /** Which part of it is shown; the list of another part begins anew. */
  filter: Pick<SegmentedProps<Part>, 'value' | 'choices' | 'onValueChange'>
}

/** What is told of a game, as it is told, with a search over what is on the list. */
export function LiveList<Item, Part extends string>({ filter, ...list }: ToldStreamProps<Item, Part>) {
  const words = useWords(monitorWords)
  const sought = useSearch()
  return (
    <>
      <FilterBar search={words.search} sought={sought} filter={{ label: words.kind, ...filter }} />
      <List key={filter.value} sought={sought} {...list} />
    </>
  )
}

function List<Item>({
  source,
  live,
  toPassage,
  sought,
  ...panel
}: ListProps<Item> & { sought: SearchState }) {
  const { reading } = useText().screens
  const words = useWords(monitorWords).stream
  const { problem, ...shown } = useEntries({
    source,
    live,
    toPassage,
    foundIn: searchEntries,
    text: sought.text,
  })
  const clear = sought.text === '' ? null : <Button onClick={sought.clear}>{words.clear}</Button>
  return (
    <StreamPanel
      {...panel}
      {...shown}
      words={words}
      loading={reading.loading}
      failure={failedWords(problem, reading)}
      clear={clear}
    />
  )
}
