import { useAtomValue } from 'jotai'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { use, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listGamesToEdit } from '#contract/calls/edit.ts'
import { AUDIT_KINDS } from '#contract/models/audit-names.ts'
import { TIMELINE_KINDS } from '#contract/models/platform-timeline-names.ts'
import type { TimelineFilter } from '#contract/rules/platform-timeline.ts'
import type { EntryFilter, LiveEntry } from '#machines/admin/live-entries.ts'
import { useRead } from '#src/api/use-read.ts'
import { useEntries } from '#src/bind/use-entries.ts'
import { useWired } from '#src/bind/wired.ts'
import { useToday } from '#src/browser/today.ts'
import { auditAtom, logsAtom } from '#src/live/feed-atoms.ts'
import { TimeSpanBar } from '#src/shell/time-span-bar.tsx'
import { auditWords } from '#src/text/areas/audit.ts'
import { platformTimelineWords } from '#src/text/areas/platform-timeline.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { StreamPanel } from '#src/ui/stream-panel.tsx'
import { useSearch } from '#src/ui/use-search.ts'
import { boundsOf, readTimeSpan, withTimeSpan } from '#src/url/time-span.ts'
import { AuditRow } from './audit-row.tsx'
import { LogRow } from './log-row.tsx'

/** Renders immediately, because the next change reads the address of the last render. */
const AT_ONCE = { replace: true, flushSync: true }
const ALL_GAMES = { query: { count: 500, skip: 0 } }
const ANY = 'any'

/**
 * The log of the platform and the actions of organisers as one live list. The address holds kind, game and
 * time, so that it can be shared.
 */
export function TimelineStream() {
  const words = useWords(platformTimelineWords)
  const audit = useWords(auditWords)
  const { now } = use(useWired().watching())
  const [params, setParams] = useSearchParams()
  const [sought, person] = [useSearch(), useSearch()]
  const [asked, setAsked] = useState(now)
  const games = useRead(listGamesToEdit, ALL_GAMES)
  const span = readTimeSpan(params)
  const kind = TIMELINE_KINDS.find((each) => each === params.get('kind')) ?? null
  const game = /^\d+$/.test(params.get('game') ?? '') ? Number(params.get('game')) : null
  const of: TimelineFilter = { kind, person: person.text, game }
  const sift = { text: sought.text, ...boundsOf(span, { asked, today: useToday() }) }
  const set = (name: 'kind' | 'game', value: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (value === ANY) after.delete(name)
      else after.set(name, value)
      return after
    }, AT_ONCE)
  const clear = () => {
    sought.clear()
    person.clear()
    setParams((before) => {
      const after = withTimeSpan(before, { name: 'any', since: null, until: null })
      after.delete('kind')
      after.delete('game')
      return after
    }, AT_ONCE)
  }
  return (
    <>
      <SearchField key={sought.round} label={words.search} onSearch={sought.seek} />
      <Columns tracks="three" gap="3">
        <PlainSelect
          label={words.kind}
          choices={[
            { value: ANY, label: words.anyKind },
            { value: 'log', label: words.kinds.log },
            { value: 'problem', label: words.kinds.problem },
            { value: 'act', label: words.kinds.act },
            ...AUDIT_KINDS.map((value) => ({ value, label: words.actsOn(audit.kinds[value]) })),
          ]}
          value={kind ?? ANY}
          onValueChange={(next) => set('kind', next)}
        />
        <SearchField key={person.round} label={words.person} onSearch={person.seek} />
        <PlainSelect
          label={words.game}
          choices={[
            { value: ANY, label: words.anyGame },
            // A game from the address may have been deleted.
            ...(game === null || (games.state === 'ready' && games.value.data.some(({ id }) => id === game))
              ? []
              : [{ value: String(game), label: `#${game}` }]),
            ...(games.state === 'ready'
              ? games.value.data.map(({ id, title }) => ({ value: String(id), label: title }))
              : []),
          ]}
          value={game === null ? ANY : String(game)}
          onValueChange={(next) => set('game', next)}
        />
      </Columns>
      <TimeSpanBar
        words={audit.timeSpan}
        span={span}
        now={asked}
        onSpan={(next) => {
          setAsked(now())
          setParams((before) => withTimeSpan(before, next), AT_ONCE)
        }}
      />
      <Entries key={JSON.stringify([of, sift])} of={of} sift={sift} onClear={clear} />
    </>
  )
}

const asTheyAre = (entries: readonly LiveEntry[]) => entries

interface EntriesProps {
  of: TimelineFilter
  sift: EntryFilter
  onClear: () => void
}

function Entries({ of, sift, onClear }: EntriesProps) {
  const { reading } = useText().screens
  const words = useWords(platformTimelineWords)
  const audit = useWords(auditWords)
  const source = useWired().live
  const [logs, acts] = [useAtomValue(logsAtom(source)).live, useAtomValue(auditAtom(source)).live]
  const isSifted =
    of.kind !== null ||
    of.person !== '' ||
    of.game !== null ||
    sift.text !== '' ||
    sift.since !== null ||
    sift.until !== null
  const { problem, ...shown } = useEntries({
    source: { kind: 'timeline', of, sift },
    live: logs.state === 'stale' || logs.problem !== null ? logs : acts,
    foundIn: asTheyAre,
  })
  return (
    <StreamPanel
      {...shown}
      words={audit.stream}
      label={words.list}
      loading={reading.loading}
      failure={failedWords(problem, reading)}
      empty={{
        icon: <History />,
        title: isSifted ? audit.noneFound : words.none,
        text: isSifted ? words.noneFoundText : words.noneText,
      }}
      clear={isSifted ? <Button onClick={onClear}>{audit.stream.clearAll}</Button> : null}
    >
      {(entry) => {
        if (entry.kind === 'audit') return <AuditRow entry={entry.entry} />
        return entry.kind === 'log' ? <LogRow log={entry.log} /> : null
      }}
    </StreamPanel>
  )
}
