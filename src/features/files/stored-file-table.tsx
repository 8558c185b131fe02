import type { StoredFile } from '#contract/models/stored-file.ts'
import { instant } from '#contract/models/time.ts'
import type { StoredFileSort } from '#contract/rules/stored-file.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { storedFilesWords } from '#src/text/areas/stored-files.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Table, type Sort } from '#src/ui/table.tsx'
import { FileName } from './file-name.tsx'
import { FileUsages } from './file-usages.tsx'

/** A column has the name of the sort order that its header selects. */
type ColumnKey = StoredFileSort | 'places'
const SORTS: Readonly<Record<StoredFileSort, Sort<ColumnKey>>> = {
  Name: { by: 'Name', direction: 'ascending' },
  Largest: { by: 'Largest', direction: 'descending' },
  Newest: { by: 'Newest', direction: 'descending' },
}
const A_FILE: StoredFile = {
  hash: 'a'.repeat(64),
  name: 'src.zip',
  size: 2_100_000,
  storedAt: '2026-11-18T08:00:00+00:00',
  uses: 1,
  places: [{ kind: 'Attachment', name: 'Warm up', gameId: 1, challengeId: 7 }],
}
export const exampleFiles: readonly StoredFile[] = [
  A_FILE,
  {
    ...A_FILE,
    hash: 'b'.repeat(64),
    name: 'a name that goes on and on without any end in sight.webp',
    uses: 9,
    places: [
      { kind: 'Avatar', name: 'ada', gameId: null, challengeId: null },
      { kind: 'TeamAvatar', name: 'Red Pandas', gameId: null, challengeId: null },
      { kind: 'Poster', name: 'Autumn Cup', gameId: 1, challengeId: null },
      { kind: 'FlagAttachment', name: 'Overflow', gameId: 1, challengeId: 8 },
      { kind: 'Writeup', name: 'Night Shift', gameId: 1, challengeId: null },
    ],
  },
  { ...A_FILE, hash: 'c'.repeat(64), name: 'just uploaded.pdf', size: 400, uses: 0, places: [] },
  {
    ...A_FILE,
    hash: 'd'.repeat(64),
    name: 'logo',
    uses: 1,
    places: [{ kind: 'Platform', name: '', gameId: null, challengeId: null }],
  },
]

export interface FileTableProps {
  files: readonly StoredFile[]
  state: 'settled' | 'settling'
  sort: StoredFileSort
  onSort: (sort: StoredFileSort) => void
}

export function FileTable({ files, state, sort, onSort }: FileTableProps) {
  const { locale } = useText()
  const words = useWords(storedFilesWords)
  return (
    <div aria-busy={state === 'settling'}>
      <Table
        caption={words.list}
        rows={files}
        rowKey={({ hash }) => hash}
        sort={SORTS[sort]}
        onSort={({ by }) => (by === 'places' ? undefined : onSort(by))}
        columns={[
          { key: 'Name', head: words.column.name, isRowHead: true, isSortable: true, cell: toName },
          {
            key: 'Largest',
            head: words.column.size,
            align: 'end',
            isSortable: true,
            cell: ({ size }) => formatBytes(size, locale),
          },
          {
            key: 'Newest',
            head: words.column.storedAt,
            isSortable: true,
            cell: ({ storedAt }) => formatMoment(instant(storedAt), locale),
          },
          { key: 'places', head: words.column.places, cell: toPlaces },
        ]}
      />
    </div>
  )
}

const toName = (file: StoredFile) => <FileName file={file} />
const toPlaces = ({ uses, places }: StoredFile) => <FileUsages uses={uses} places={places} />
