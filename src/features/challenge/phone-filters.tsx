import ListFilter from 'lucide-react/icons/list-filter'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { ORDERS, type ChallengeFilter, type ChallengeFilterInUrl } from './challenge-filter.ts'
import type { ShownCounts } from './challenges-view.ts'

export interface PhoneFiltersProps {
  shown: readonly ChallengeFilter['shown'][]
  counts: ShownCounts
  chosen: ChallengeFilterInUrl
  onChoose: (change: Partial<ChallengeFilterInUrl>) => void
}

/** Puts filter and order behind one button, because a phone has no room for them. */
export function PhoneFilters({ shown, counts, chosen, onChoose }: PhoneFiltersProps) {
  const { board: words, list } = useWords(challengeWords)
  const filter = words.counted(words.shown[chosen.shown], counts[chosen.shown])
  return (
    <Popover
      title={words.filters}
      trigger={
        <Button icon={<ListFilter aria-hidden />} aria-label={`${filter}, ${words.orders[chosen.order]}`}>
          {filter}
        </Button>
      }
    >
      <Stack gap="3">
        <PlainSelect
          label={words.filter}
          choices={shown.map((value) => ({ value, label: words.counted(words.shown[value], counts[value]) }))}
          value={chosen.shown}
          onValueChange={(value) => onChoose({ shown: value })}
        />
        <PlainSelect
          label={list.order}
          choices={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
          value={chosen.order}
          onValueChange={(order) => onChoose({ order })}
        />
      </Stack>
    </Popover>
  )
}
