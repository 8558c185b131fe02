import type { ReactNode } from 'react'
import type { UnusedFile } from '#contract/models/unused-file.ts'
import { instant } from '#contract/models/time.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { SrOnly, Text } from '#src/ui/layout.tsx'
import { Table } from '#src/ui/table.tsx'

export interface FileTableProps {
  files: readonly UnusedFile[]
  /** Their hashes. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

export function FileTable({ files, chosen, onChoose }: FileTableProps) {
  const { locale } = useText()
  const words = useWords(unusedFilesWords)
  const count = files.filter(({ hash }) => chosen.has(hash)).length
  const only = (label: string) => <SrOnly>{label}</SrOnly>
  return (
    <Table
      caption={words.list}
      rows={files}
      rowKey={({ hash }) => hash}
      columns={[
        {
          key: 'pick',
          head: (
            <Checkbox
              label={only(words.pickAll)}
              checked={count === 0 ? false : count === files.length ? true : 'mixed'}
              onCheckedChange={(isOn) => onChoose(new Set(isOn ? files.map(({ hash }) => hash) : []))}
            />
          ),
          cell: ({ hash, name }) =>
            toTick(only(words.pick(name)), chosen.has(hash), (isOn) =>
              onChoose(new Set(isOn ? [...chosen, hash] : [...chosen].filter((other) => other !== hash))),
            ),
        },
        {
          key: 'name',
          head: words.name,
          isRowHead: true,
          cell: ({ name }) => toName(name),
        },
        { key: 'size', head: words.size, align: 'end', cell: ({ size }) => formatBytes(size, locale) },
        {
          key: 'storedAt',
          head: words.storedAt,
          cell: ({ storedAt }) => formatMoment(instant(storedAt), locale),
        },
      ]}
    />
  )
}

const toName = (name: string) => <Text lines="broken">{name}</Text>

const toTick = (label: ReactNode, isOn: boolean, onTurn: (isOn: boolean) => void) => (
  <Checkbox label={label} checked={isOn} onCheckedChange={onTurn} />
)
