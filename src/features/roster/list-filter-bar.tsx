import ArrowDownNarrowWide from 'lucide-react/icons/arrow-down-narrow-wide'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import type { ListFilter } from './use-list-filter.ts'

export interface ListFilterTexts<Kind extends string, Sort extends string> {
  kind: { label: string; of: Readonly<Record<Kind, string>> }
  sort: { label: string; by: Readonly<Record<Sort, string>>; up: string; down: string }
}
export interface SieveBarProps<Kind extends string, Sort extends string> {
  sieve: Pick<ListFilter<Kind, Sort>, 'kind' | 'sort' | 'desc' | 'show' | 'order'>
  kinds: readonly Kind[]
  sorts: readonly Sort[]
  words: ListFilterTexts<Kind, Sort>
}

/** The filter and the order of the list. The order is here too, because cards have no headers. */
export function ListFilterBar<Kind extends string, Sort extends string>({
  sieve,
  kinds,
  sorts,
  words,
}: SieveBarProps<Kind, Sort>) {
  const { kind, sort, desc, show, order } = sieve
  const turned = desc ? words.sort.down : words.sort.up
  return (
    <Row gap="3" wrap={false} align="end">
      <PlainSelect
        label={words.kind.label}
        value={kind}
        choices={kinds.map((value) => ({ value, label: words.kind.of[value] }))}
        onValueChange={show}
      />
      <PlainSelect
        label={words.sort.label}
        value={sort}
        choices={sorts.map((value) => ({ value, label: words.sort.by[value] }))}
        onValueChange={(chosen) => order(chosen, desc)}
      />
      <IconButton label={turned} title={turned} onClick={() => order(sort, !desc)}>
        {desc ? <ArrowDownWideNarrow aria-hidden /> : <ArrowDownNarrowWide aria-hidden />}
      </IconButton>
    </Row>
  )
}
