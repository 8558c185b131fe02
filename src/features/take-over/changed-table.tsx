import type { TakeOverReport } from '#contract/models/take-over.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { useWords } from '#src/text/use-text.ts'
import { Table } from '#src/ui/table.tsx'

interface Line {
  key: string
  what: string
  where: string
  before: string
  after: string
}

/** A few examples of each kind of change, and how many more there are. */
export function ChangedTable({ changed }: Pick<TakeOverReport, 'changed'>) {
  const words = useWords(takeOverWords)
  const { column } = words
  const lines = changed.flatMap(({ what, count, examples }): Line[] => {
    const named = words.change[what] ?? what
    const rest = count - examples.length
    return [
      ...examples.map((example, nth) => ({
        key: `${what} ${nth}`,
        what: nth === 0 ? named : '',
        ...example,
      })),
      ...(rest > 0
        ? [{ key: `${what} more`, what: '', where: words.more(rest), before: '', after: '' }]
        : []),
    ]
  })
  return (
    <Table
      caption={words.changed}
      rows={lines}
      rowKey={({ key }) => key}
      columns={[
        { key: 'what', head: column.what, cell: ({ what }) => what },
        { key: 'where', head: column.where, isRowHead: true, cell: ({ where }) => where },
        { key: 'before', head: column.before, cell: ({ before }) => before },
        { key: 'after', head: column.after, cell: ({ after }) => after },
      ]}
    />
  )
}
