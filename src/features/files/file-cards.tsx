import { instant } from '#contract/models/time.ts'
import { STORED_FILE_SORTS } from '#contract/rules/stored-file.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { storedFilesWords } from '#src/text/areas/stored-files.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
import { FileName } from './file-name.tsx'
import { FilePlaces } from './file-usages.tsx'
import type { FileTableProps } from './stored-file-table.tsx'

/** The same as the table, with no head of a column to press. */
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
            <FilePlaces uses={file.uses} places={file.places} />
          </RowCard>
        ))}
      </RowCards>
    </>
  )
}
