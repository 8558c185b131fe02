import type { ComponentType } from 'react'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Table } from '#src/ui/table.tsx'
import {
  Challenge,
  Choose,
  ChooseAll,
  Destroy,
  Entry,
  ImageName,
  Left,
  Team,
  type CellProps,
  type ContainerRowsProps,
} from './container-cells.tsx'

export function ContainerTable(props: ContainerRowsProps) {
  const words = useWords(containerWords).admin
  return (
    <Table
      caption={words.list}
      rows={props.rows}
      rowKey={({ guid }) => guid}
      columns={[
        {
          key: 'pick',
          head: <ChooseAll {...props} named="heard" />,
          cell: (of) => cellOf(Choose, { ...props, of }),
        },
        { key: 'team', head: words.team, isRowHead: true, cell: (of) => cellOf(Team, { ...props, of }) },
        { key: 'challenge', head: words.challenge, cell: (of) => cellOf(Challenge, { ...props, of }) },
        { key: 'image', head: words.image, cell: (of) => cellOf(ImageName, { ...props, of }) },
        { key: 'entry', head: words.entry, cell: (of) => cellOf(Entry, { ...props, of }) },
        { key: 'left', head: words.left, align: 'end', cell: (of) => cellOf(Left, { ...props, of }) },
        { key: 'acts', head: words.acts, cell: (of) => cellOf(Destroy, { ...props, of }) },
      ]}
    />
  )
}

const cellOf = (Cell: ComponentType<CellProps>, props: CellProps) => <Cell {...props} />
