import type { TakeOverReport as Report } from '#contract/models/take-over.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatCount } from '#src/format/count.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import type { TakeOverWords } from '#src/text/areas/take-over.en.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Table } from '#src/ui/table.tsx'
import { ChangedTable } from './changed-table.tsx'

/** What came, what counts differently, and what has no place here. */
export function TakeOverReport({ report }: { report: Report }) {
  const words = useWords(takeOverWords)
  const { locale } = useText()
  const { changed, kept, containers, missingFiles, lyingFiles } = report
  const counts = [
    ...countsOf(report, words),
    { what: words.files(formatBytes(report.fileBytes, locale)), count: report.files },
  ]
  return (
    <Stack gap="4">
      {missingFiles === 0 ? null : <Alert tone="warning">{words.missingFiles(missingFiles)}</Alert>}
      {lyingFiles === 0 ? null : <Alert tone="warning">{words.lyingFiles(lyingFiles)}</Alert>}
      <Counts caption={words.from(report.version)} rows={counts} />
      <Text as="h3" weight="semibold">
        {words.changed}
      </Text>
      {changed.length === 0 ? <Text as="p">{words.nothingChanged}</Text> : <ChangedTable changed={changed} />}
      {kept.length === 0 ? null : (
        <>
          <div>
            <Text as="h3" weight="semibold">
              {words.kept}
            </Text>
            <Text as="p" size="sm" tone="muted">
              {words.keptText}
            </Text>
          </div>
          <Counts caption={words.kept} rows={kept} />
        </>
      )}
      {containers === 0 ? null : <Text as="p">{words.containers(containers)}</Text>}
    </Stack>
  )
}

interface Counted {
  what: string
  count: number
}

function Counts({ caption, rows }: { caption: string; rows: readonly Counted[] }) {
  const { column } = useWords(takeOverWords)
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ what }) => what}
      columns={[
        { key: 'what', head: column.what, isRowHead: true, cell: ({ what }) => what },
        { key: 'count', head: column.count, align: 'end', cell: ({ count }) => formatCount(count) },
      ]}
    />
  )
}

/** The tables that an organiser knows by name, in the order of the words. */
function countsOf({ taken }: Report, { table }: TakeOverWords): Counted[] {
  const counts = new Map(taken.map(({ table: name, count }) => [name, count]))
  return Object.entries(table).map(([name, what]) => ({ what, count: counts.get(name) ?? 0 }))
}
