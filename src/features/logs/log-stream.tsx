import { useAtomValue } from 'jotai'
import { ScrollText } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ALL_LEVELS, LOG_LEVELS } from '#contract/models/log-names.ts'
import { keyOf, type Passage } from '#machines/admin/passages.ts'
import { useScrollback } from '#src/bind/use-scrollback.ts'
import { useWired } from '#src/bind/wired.ts'
import { logsAtom } from '#src/live/feed-atoms.ts'
import { logsWords } from '#src/text/areas/logs.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SearchField } from '#src/ui/search-field.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { StreamPanel } from '#src/ui/stream-panel.tsx'
import { css } from '#styled/css/index.js'
import { foundLogs } from './found-logs.ts'
import { LogRow } from './log-row.tsx'

const LEVELS = [ALL_LEVELS, ...LOG_LEVELS] as const

/** What the platform does, as it does it. The level is part of the address. */
export function LogStream() {
  const { title } = useText().screens
  const words = useWords(logsWords)
  const [params, setParams] = useSearchParams()
  const [sought, setSought] = useState('')
  const [round, setRound] = useState(0)
  const level = LEVELS.find((each) => each === params.get('level')) ?? ALL_LEVELS
  return (
    <section aria-labelledby="log-stream" className={column}>
      <h1 id="log-stream" className={css({ textStyle: 'title' })}>
        {title.adminLogs}
      </h1>
      <div className={toolbar}>
        <SearchField key={round} label={words.search} onSearch={setSought} />
        <Segmented
          label={words.level}
          size="sm"
          value={level}
          onValueChange={(next) => setParams(next === ALL_LEVELS ? {} : { level: next }, { replace: true })}
          choices={LEVELS.map((value) => ({ value, label: words.levels[value] }))}
        />
      </div>
      <Entries
        key={level}
        level={level}
        sought={sought}
        onClear={() => {
          setSought('')
          setRound(round + 1)
        }}
      />
    </section>
  )
}

function Entries({ level, sought, onClear }: { level: string; sought: string; onClear: () => void }) {
  const { reading } = useText().screens
  const words = useWords(logsWords)
  const { live } = useAtomValue(logsAtom(useWired().live))
  const logs = live.state === 'waiting' ? null : live.value
  const stream = useMemo(() => logs?.map((log): Passage => ({ kind: 'log', log })) ?? null, [logs])
  const { view, acts } = useScrollback({ kind: 'logs', level }, stream)
  const text = useDeferredValue(sought)
  const rows = useMemo(() => foundLogs(view.shown, text), [view.shown, text])
  return (
    <StreamPanel
      words={words}
      label={words.list}
      loading={reading.loading}
      rows={rows}
      all={text.trim() === '' ? null : view.shown.length}
      isStale={live.state === 'stale' || live.problem !== null}
      coming={foundLogs(view.coming, text).length}
      foot={view.foot}
      failure={failedWords(view.problem ?? { kind: 'unreachable' }, reading)}
      empty={{ icon: <ScrollText />, title: level === ALL_LEVELS ? words.none : words.noneOf, text: words.noneText }}
      rowKey={keyOf}
      acts={acts}
      onClear={onClear}
    >
      {(passage) => (passage.kind === 'log' ? <LogRow log={passage.log} /> : null)}
    </StreamPanel>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
const toolbar = css({
  display: 'grid',
  alignItems: 'flex-end',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
})
