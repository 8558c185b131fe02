import { useAtomValue } from 'jotai'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { use, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AUDIT_KINDS, type AuditKind } from '#contract/models/audit-names.ts'
import type { LiveEntry, EntryFilter } from '#machines/admin/live-entries.ts'
import { useEntries } from '#src/bind/use-entries.ts'
import { useWired } from '#src/bind/wired.ts'
import { boundsOf, readTimeSpan, withTimeSpan } from '#src/url/time-span.ts'
import { useToday } from '#src/browser/today.ts'
import { auditAtom } from '#src/live/feed-atoms.ts'
import { auditWords } from '#src/text/areas/audit.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterBar } from '#src/ui/filter-bar.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { useSearch } from '#src/ui/use-search.ts'
import { StreamPanel } from '#src/ui/stream-panel.tsx'
import { TimeSpanBar } from '#src/shell/time-span-bar.tsx'
import { AuditRow } from './audit-row.tsx'

/** Renders immediately, because the next change reads the address of the last render. */
const AT_ONCE = { replace: true, flushSync: true }

const KINDS = ['all', ...AUDIT_KINDS] as const

/**
 * The live list of organisers' actions. The address holds everything but the search text, so that it can be
 * shared.
 */
export function AuditStream() {
  const words = useWords(auditWords)
  const { now } = use(useWired().watching())
  const [params, setParams] = useSearchParams()
  const sought = useSearch()
  const [asked, setAsked] = useState(now)
  const thing = AUDIT_KINDS.find((each) => each === params.get('kind')) ?? null
  const span = readTimeSpan(params)
  const sift = { text: sought.text, ...boundsOf(span, { asked, today: useToday() }) }
  const clear = () => {
    sought.clear()
    setParams((before) => {
      const after = withTimeSpan(before, { name: 'any', since: null, until: null })
      after.delete('kind')
      return after
    }, AT_ONCE)
  }
  return (
    <>
      <FilterBar search={words.search} sought={sought}>
        <PlainSelect
          label={words.kind}
          choices={KINDS.map((value) => ({
            value,
            label: value === 'all' ? words.allKinds : words.kinds[value],
          }))}
          value={thing ?? 'all'}
          onValueChange={(next) =>
            setParams((before) => {
              const after = new URLSearchParams(before)
              if (next === 'all') after.delete('kind')
              else after.set('kind', next)
              return after
            }, AT_ONCE)
          }
        />
      </FilterBar>
      <TimeSpanBar
        words={words.timeSpan}
        span={span}
        now={asked}
        onSpan={(next) => {
          setAsked(now())
          setParams((before) => withTimeSpan(before, next), AT_ONCE)
        }}
      />
      <Entries key={JSON.stringify([thing, sift])} thing={thing} sift={sift} onClear={clear} />
    </>
  )
}

const asTheyAre = (entries: readonly LiveEntry[]) => entries

function Entries({
  thing,
  sift,
  onClear,
}: {
  thing: AuditKind | null
  sift: EntryFilter
  onClear: () => void
}) {
  const { reading } = useText().screens
  const words = useWords(auditWords)
  const { live } = useAtomValue(auditAtom(useWired().live))
  const isSifted = thing !== null || sift.text !== '' || sift.since !== null || sift.until !== null
  const { problem, ...shown } = useEntries({
    source: { kind: 'audit', thing, sift },
    live,
    foundIn: asTheyAre,
    isNarrowed: false,
  })
  return (
    <StreamPanel
      {...shown}
      words={words.stream}
      label={words.list}
      loading={reading.loading}
      failure={failedWords(problem, reading)}
      empty={{
        icon: <History />,
        title: isSifted ? words.noneFound : words.none,
        text: isSifted ? words.noneFoundText : words.noneText,
      }}
      clear={isSifted ? <Button onClick={onClear}>{words.stream.clearAll}</Button> : null}
    >
      {(entry) => (entry.kind === 'audit' ? <AuditRow entry={entry.entry} /> : null)}
    </StreamPanel>
  )
}
