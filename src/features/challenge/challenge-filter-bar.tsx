import Search from 'lucide-react/icons/search'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Row } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import type { ProgressView } from './challenges-view.ts'
import { ORDERS, SHOWN, type ChallengeFilterInUrl } from './challenge-filter.ts'

export interface FinderProps {
  text: string
  onSearch: (text: string) => void
  progress: readonly ProgressView[]
  chosen: ChallengeFilterInUrl
  onChoose: (change: Partial<ChallengeFilterInUrl>) => void
}

/** Above the cards. Where the list of categories stands beside them, they are not chosen here too. */
export function ChallengeFilterBar({ text, onSearch, progress, chosen, onChoose }: FinderProps) {
  const words = useWords(challengeWords).list
  const { labelOf } = useCategories()
  const categories = progress.map(({ tag, solved, all }) => ({
    value: tag,
    label: `${labelOf(tag)} (${words.progress(solved, all)})`,
  }))
  return (
    <Row gap="3" align="stretch">
      <TextField
        type="search"
        label={words.search}
        before={<Search aria-hidden />}
        value={text}
        onValueChange={onSearch}
        className={css({ flex: '1', minWidth: { base: 'full', xl: '48' } })}
      />
      <PlainSelect
        label={words.category}
        choices={[{ value: 'all' as const, label: words.all }, ...categories]}
        value={chosen.tag ?? 'all'}
        onValueChange={(value) => onChoose({ tag: value === 'all' ? null : value })}
        className={css({ flex: '1', minWidth: { base: 'full', md: '48' }, display: { xl: 'none' } })}
      />
      <PlainSelect
        label={words.show}
        choices={SHOWN.map((value) => ({ value, label: words.shown[value] }))}
        value={chosen.shown}
        onValueChange={(shown) => onChoose({ shown })}
        className={css({ flex: '1', minWidth: { base: '24', md: '48' } })}
      />
      <PlainSelect
        label={words.order}
        choices={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        value={chosen.order}
        onValueChange={(order) => onChoose({ order })}
        className={css({ flex: '1', minWidth: { base: '24', md: '48' } })}
      />
    </Row>
  )
}
