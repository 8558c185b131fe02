import { useAtomValue } from 'jotai'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AuditKind } from '#contract/models/audit-names.ts'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { LiveEntry } from '#machines/admin/live-entries.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useEntries } from '#src/bind/use-entries.ts'
import { useWired } from '#src/bind/wired.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { auditAtom } from '#src/live/feed-atoms.ts'
import { auditWords } from '#src/text/areas/audit.ts'
import { gameLogWords } from '#src/text/areas/game-log.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { DenseList } from '#src/ui/dense-list.tsx'
import { DenseSkeleton } from '#src/ui/dense-skeleton.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import { RecordRow } from './record-row.tsx'

// The panel loads with the first opened row.
const RecordPanel = lazyPart(async () => (await import('./record-panel.tsx')).RecordPanel)

const COLUMNS = ['time', 'kind', 'who', 'what', 'facts', 'address'] as const
/** The kinds of objects that belong to a game. Others are left to the audit log of the platform. */
const KINDS = [
  'game',
  'challenge',
  'participation',
  'notice',
  'container',
] as const satisfies readonly AuditKind[]

/**
 * Lists the actions of organisers in a game, live. The server searches all of them, and the address holds the
 * search.
 */
export function GameLog({ game }: { game: number }) {
  const words = useWords(gameLogWords)
  const audit = useWords(auditWords)
  const { features } = useConfig()
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  const kind = KINDS.find((each) => each === params.get('kind')) ?? null
  const set = (name: 'q' | 'kind', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const style = denseList({ of: 'record' })
  if (features?.includes('game-audit') !== true)
    return <EmptyState icon={<History />} title={words.missing} />
  return (
    <div className={style.root}>
      <div className={style.tools}>
        <SearchField
          label={words.search}
          placeholder={words.search}
          initial={text}
          onSearch={(next) => set('q', next)}
          className={style.search}
        />
        <PlainSelect
          label={audit.kind}
          choices={[
            { value: '', label: audit.allKinds },
            ...KINDS.map((value) => ({ value, label: audit.kinds[value] })),
          ]}
          value={kind ?? ''}
          onValueChange={(next) => set('kind', next)}
          className={style.filter}
        />
      </div>
      <Records
        key={JSON.stringify([kind, text])}
        game={game}
        kind={kind}
        text={text}
        onClear={() => setParams({}, { replace: true })}
      />
    </div>
  )
}

const everything = (entries: readonly LiveEntry[]) => entries

interface RecordsProps {
  game: number
  kind: AuditKind | null
  text: string
  onClear: () => void
}

function Records({ game, kind, text, onClear }: RecordsProps) {
  const { reading } = useText().screens
  const words = useWords(gameLogWords)
  const { live } = useAtomValue(auditAtom(useWired().live))
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  const list = useEntries({
    source: { kind: 'audit', thing: kind, game, sift: { text, since: null, until: null } },
    live,
    foundIn: everything,
  })
  const entries = list.rows.flatMap((row) => (row.kind === 'audit' ? [row.entry] : []))
  const columns = COLUMNS.map((key) => ({ key, head: words.column[key] }))
  if (entries.length === 0) {
    if (list.foot === 'failed')
      return <LoadError {...failedWords(list.problem, reading)} onRetry={list.acts.reachBack} />
    if (list.foot !== 'ended') return <DenseSkeleton of="record" columns={columns} label={reading.loading} />
    return kind === null && text === '' ? (
      <EmptyState icon={<History />} title={words.none} text={words.noneText} />
    ) : (
      <EmptyState
        icon={<History />}
        title={words.noneFound}
        action={<Button onClick={onClear}>{words.clear}</Button>}
      />
    )
  }
  return (
    <>
      <DenseList
        label={words.list}
        of="record"
        columns={columns}
        rows={entries}
        rowKey={({ number }) => String(number)}
        onOpen={setOpened}
        onScroll={(place) => (place === 'away' ? list.acts.hold() : list.acts.follow())}
        foot={
          <div className={denseList().end}>
            {list.foot === 'ended' ? (
              words.ended
            ) : (
              <Button
                look="outline"
                size="sm"
                state={list.foot === 'reading' ? 'busy' : 'ready'}
                onClick={list.acts.reachBack}
              >
                {list.coming > 0 ? words.coming(list.coming) : words.more}
              </Button>
            )}
          </div>
        }
      >
        {(entry) => <RecordRow entry={entry} />}
      </DenseList>
      <Suspense>
        {opened === null ? null : <RecordPanel entry={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
