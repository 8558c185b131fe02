import type { ChallengeTableWords } from '#src/text/areas/challenge-table.en.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { DenseColumn } from '#src/ui/dense-head.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { challengeTable } from '#styled/recipes/challenge-table.js'
import type { SortKey, TableSort } from './table-order.ts'

interface TableColumnsProps {
  words: ChallengeTableWords
  sort: TableSort
  onSort: (sort: TableSort) => void
  chosen?: 'all' | 'some' | 'none'
  onChooseAll?: () => void
}

const FIGURES = ['category', 'type', 'worth', 'solves', 'tries', 'share', 'hour'] as const

/** A press on a head sorts the rows. The first head switches between the own order and titles. */
export function tableColumns({
  words,
  sort,
  onSort,
  chosen,
  onChooseAll,
}: TableColumnsProps): readonly DenseColumn[] {
  const directionOf = (by: SortKey) => (sort.by === by ? sort.direction : 'none')
  const sorted = (key: Exclude<SortKey, 'title'>): DenseColumn => ({
    key,
    head: words.column[key],
    sort: {
      direction: directionOf(key),
      onSort: () =>
        onSort({ by: key, direction: directionOf(key) === 'descending' ? 'ascending' : 'descending' }),
    },
  })
  return [
    {
      key: 'pick',
      head:
        chosen === undefined || onChooseAll === undefined ? (
          <SrOnly>{words.column.pick}</SrOnly>
        ) : (
          <>
            <span className={challengeTable().grip} />
            <Checkbox
              label={<SrOnly>{words.selectAll}</SrOnly>}
              checked={chosen === 'some' ? 'mixed' : chosen === 'all'}
              onCheckedChange={onChooseAll}
            />
          </>
        ),
    },
    {
      key: 'title',
      head: sort.by === 'own' ? words.order.own : words.order.view,
      sort: {
        direction: directionOf('title'),
        onSort: () => onSort(sort.by === 'own' ? { by: 'title', direction: 'ascending' } : { by: 'own' }),
      },
    },
    ...FIGURES.map(sorted),
    { key: 'on', head: words.column.on },
    sorted('opens'),
    { key: 'check', head: words.column.check },
    { key: 'acts', head: <SrOnly>{words.column.edit}</SrOnly> },
  ]
}
