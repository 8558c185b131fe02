import { getStorage } from '#contract/calls/storage.ts'
import type { Storage, StorageTable } from '#contract/models/storage.ts'
import type { Read } from '#src/api/use-read.ts'
import { useRead } from '#src/api/use-read.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import type { PlatformConfigWords } from '#src/text/areas/platform-config.en.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { Table } from '#src/ui/table.tsx'

const aTable = (name: string, more: Partial<StorageTable>): StorageTable => ({
  name,
  rows: 1200,
  bytes: 409_600,
  rule: 'Kept',
  days: null,
  most: null,
  owner: null,
  ...more,
})
export const exampleStorage: Storage = {
  tables: [
    aTable('logs', { rule: 'Limited', days: 90, most: 1_000_000 }),
    aTable('solves', { rule: 'Owned', owner: 'submissions' }),
    aTable('sessions', { rule: 'Expires' }),
    aTable('users', {}),
    aTable('settings', { rule: 'Fixed', rows: 12 }),
  ],
  bytes: 2_048_000,
}

export function StorageSection() {
  return <StorageList read={useRead(getStorage, {}, 'once')} />
}

export function StorageList({ read }: { read: Read<Storage> }) {
  const { locale, screens } = useText()
  const { storage: words } = useWords(platformConfigWords)
  if (read.state === 'failed')
    return <LoadError rank="h2" {...failedWords(read.problem, screens.reading)} onRetry={read.refresh} />
  if (read.state !== 'ready') return null
  return (
    <FormSection title={words.title} text={words.text(formatBytes(read.value.bytes, locale))}>
      <Table
        caption={words.title}
        rows={read.value.tables}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', head: words.column.name, isRowHead: true, cell: toName },
          {
            key: 'rows',
            head: words.column.rows,
            align: 'end',
            cell: ({ rows }) => formatNumber(rows, locale),
          },
          {
            key: 'bytes',
            head: words.column.bytes,
            align: 'end',
            cell: ({ bytes }) => formatBytes(bytes, locale),
          },
          { key: 'rule', head: words.column.rule, cell: (table) => ruleWords(table, words.rule, locale) },
        ]}
      />
    </FormSection>
  )
}

const toName = ({ name }: StorageTable) => <code>{name}</code>

function ruleWords(
  { rule, days, most, owner }: StorageTable,
  words: PlatformConfigWords['storage']['rule'],
  locale: string,
): string {
  switch (rule) {
    case 'Limited':
      return words.Limited(days ?? 0, formatNumber(most ?? 0, locale))
    case 'Owned':
      return words.Owned(owner ?? '')
    case 'Expires':
    case 'Kept':
    case 'Fixed':
      return words[rule]
    default:
      return rule satisfies never
  }
}
