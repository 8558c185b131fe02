import FileCheck from 'lucide-react/icons/file-check'
import Trash2 from 'lucide-react/icons/trash'
import { useState, type ReactNode } from 'react'
import { instant } from '#contract/models/time.ts'
import type { UnusedFile } from '#contract/models/unused-file.ts'
import type { FileRemoval, RemovedFiles } from '#machines/admin/unused-files.machine.ts'
import type { ActEvent, ActView } from '#machines/kit/act.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, SrOnly, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Table } from '#src/ui/table.tsx'
import { sizeOf, type FilesView } from './unused-files-view.ts'

export interface FilesPanelProps {
  view: Exclude<FilesView, { kind: 'beyond' }>
  removing: ActView<FileRemoval, RemovedFiles>
  /** The number of rows on earlier pages, from which the server continues. */
  skip: number
  send: (command: ActEvent<FileRemoval>) => void
}

export function FilesPanel({ view, removing, skip, send }: FilesPanelProps) {
  const remove = (task: FileRemoval) => send({ type: 'begin', task })
  const busy = removing.kind === 'busy' ? removing.task.kind : null
  const problem = removing.kind === 'idle' ? (removing.value?.problem ?? removing.problem) : null
  const { locale, screens } = useText()
  const words = useWords(unusedFilesWords)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={screens.reading.loading}>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Card>
          <LoadError {...failedWords(view.problem, screens.reading)} onRetry={view.retry} />
        </Card>
      )
    case 'empty':
      return (
        <Card>
          <EmptyState icon={<FileCheck />} title={words.none} text={words.noneText} />
        </Card>
      )
    case 'listed': {
      const { files, total, totalSize } = view
      // Selected files may be missing after the list was read again, so only existing ones are kept.
      const picked = files.filter(({ hash }) => chosen.has(hash))
      const wish = { skip, count: picked.length, size: sizeOf(picked) }
      return (
        <>
          <Row gap="3">
            <Text as="p" role="status" tone="muted" grows>
              {picked.length === 0
                ? words.total(total, formatBytes(totalSize, locale))
                : words.chosen(picked.length, formatBytes(wish.size, locale))}
            </Text>
            <Button
              tone="danger"
              look="outline"
              icon={<Trash2 aria-hidden />}
              disabled={picked.length === 0}
              state={busy === 'some' ? 'busy' : 'ready'}
              onClick={() => remove({ kind: 'some', hashes: picked.map(({ hash }) => hash), ...wish })}
            >
              {busy === 'some' ? words.removing : words.removeChosen}
            </Button>
            <Button
              tone="danger"
              look="outline"
              state={busy === 'all' ? 'busy' : 'ready'}
              onClick={() => remove({ kind: 'all', count: total, size: totalSize, skip })}
            >
              {busy === 'all' ? words.removing : words.removeAll}
            </Button>
          </Row>
          {problem ? (
            <Alert tone="danger" title={words.failed}>
              {problemWords(problem, screens.reading)}
            </Alert>
          ) : null}
          <FileTable files={files} chosen={chosen} onChoose={setChosen} />
        </>
      )
    }
    default:
      return view satisfies never
  }
}

interface FileTableProps {
  files: readonly UnusedFile[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

function FileTable({ files, chosen, onChoose }: FileTableProps) {
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
