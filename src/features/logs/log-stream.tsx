import { useAtomValue } from 'jotai'
import Download from 'lucide-react/icons/download'
import ScrollText from 'lucide-react/icons/scroll-text'
import { use, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { exportLogs } from '#contract/calls/log-filter.ts'
import { ALL_LEVELS, LOG_LEVELS } from '#contract/models/log-names.ts'
import { queryOf, type EntryFilter, matchesFilter, type LiveEntry } from '#machines/admin/live-entries.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useEntries } from '#src/bind/use-entries.ts'
import { useWired } from '#src/bind/wired.ts'
import { boundsOf, readTimeSpan, withTimeSpan } from '#src/url/time-span.ts'
import { useToday } from '#src/browser/today.ts'
import { logsAtom } from '#src/live/feed-atoms.ts'
import { logsWords } from '#src/text/areas/logs.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterBar } from '#src/ui/filter-bar.tsx'
import { Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { useSearch } from '#src/ui/use-search.ts'
import { StreamPanel } from '#src/ui/stream-panel.tsx'
import { TimeSpanBar } from '#src/shell/time-span-bar.tsx'
import { LogRow } from './log-row.tsx'

/** Renders immediately, because the next change reads the address of the last render. */
const AT_ONCE = { replace: true, flushSync: true }

/** Finds entries in the time span whose message, name or address contains the text. */
export const foundLogs = (sift: EntryFilter) => (entries: readonly LiveEntry[]) =>
  entries.filter((entry) => matchesFilter(sift, entry))

const LEVELS = [ALL_LEVELS, ...LOG_LEVELS] as const
const ALL_OF_THEM = foundLogs({ text: '', since: null, until: null })

/** The live log of the platform. The address holds the level and the time, so that it can be shared. */
export function LogStream() {
  const words = useWords(logsWords)
  const { features } = useConfig()
  const { now } = use(useWired().watching())
  const [params, setParams] = useSearchParams()
  const sought = useSearch()
  const [asked, setAsked] = useState(now)
  const level = LEVELS.find((each) => each === params.get('level')) ?? ALL_LEVELS
  const span = readTimeSpan(params)
  const sift = { text: sought.text, ...boundsOf(span, { asked, today: useToday() }) }
  const isSifted = sift.text !== '' || sift.since !== null || sift.until !== null
  const canSift = features?.includes('log-filter') ?? false
  const filter = { level, ...queryOf(sift) }
  const clear = () => {
    sought.clear()
    setParams((before) => {
      const after = withTimeSpan(before, { name: 'any', since: null, until: null })
      after.delete('level')
      return after
    }, AT_ONCE)
  }
  return (
    <>
      <FilterBar
        search={words.search}
        sought={sought}
        filter={{
          label: words.level,
          value: level,
          choices: LEVELS.map((value) => ({ value, label: words.levels[value] })),
          onValueChange: (next) =>
            setParams((before) => {
              const after = new URLSearchParams(before)
              if (next === ALL_LEVELS) after.delete('level')
              else after.set('level', next)
              return after
            }, AT_ONCE),
        }}
      />
      <TimeSpanBar
        words={words.timeSpan}
        span={span}
        now={asked}
        onSpan={(next) => {
          setAsked(now())
          setParams((before) => withTimeSpan(before, next), AT_ONCE)
        }}
      />
      {canSift ? (
        <div>
          <LinkButton
            href={callUrl(exportLogs, { query: filter })}
            download
            look="outline"
            size="sm"
            icon={<Download aria-hidden />}
          >
            {words.export}
          </LinkButton>
        </div>
      ) : isSifted ? (
        <Text as="p" size="sm" tone="muted">
          {words.readOnly}
        </Text>
      ) : null}
      <Entries
        key={JSON.stringify(canSift ? filter : level)}
        level={level}
        sift={isSifted ? sift : null}
        canSift={canSift}
        onClear={clear}
      />
    </>
  )
}

interface EntriesProps {
  level: string
  sift: EntryFilter | null
  canSift: boolean
  onClear: () => void
}
/** Lets the server search if it can. Otherwise searches the loaded entries here. */
function Entries({ level, sift, canSift, onClear }: EntriesProps) {
  const { reading } = useText().screens
  const words = useWords(logsWords)
  const { live } = useAtomValue(logsAtom(useWired().live))
  const { text = '', since = null, until = null } = sift ?? {}
  const foundHere = useMemo(() => foundLogs({ text, since, until }), [text, since, until])
  const { problem, ...shown } = useEntries({
    source: { kind: 'logs', level, ...(sift && canSift ? { sift } : {}) },
    live,
    foundIn: canSift ? ALL_OF_THEM : foundHere,
    isNarrowed: sift !== null && !canSift,
  })
  return (
    <StreamPanel
      {...shown}
      words={words.stream}
      label={words.list}
      loading={reading.loading}
      failure={failedWords(problem, reading)}
      empty={{
        icon: <ScrollText />,
        title: sift ? words.noneFound : level === ALL_LEVELS ? words.none : words.noneOf,
        text: sift ? words.noneFoundText : words.noneText,
      }}
      clear={sift || level !== ALL_LEVELS ? <Button onClick={onClear}>{words.stream.clearAll}</Button> : null}
    >
      {(entry) => (entry.kind === 'log' ? <LogRow log={entry.log} /> : null)}
    </StreamPanel>
  )
}
