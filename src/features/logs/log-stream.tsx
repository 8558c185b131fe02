import { useAtomValue } from 'jotai'
import { ScrollText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ALL_LEVELS, LOG_LEVELS } from '#contract/models/log-names.ts'
import { passageOf } from '#machines/admin/passages.ts'
import { usePassages } from '#src/bind/use-passages.ts'
import { useWired } from '#src/bind/wired.ts'
import { logsAtom } from '#src/live/feed-atoms.ts'
import { logsWords } from '#src/text/areas/logs.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FilterBar } from '#src/ui/filter-bar.tsx'
import { useSought, type Sought } from '#src/ui/sought.ts'
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
  const sought = useSought()
  const level = LEVELS.find((each) => each === params.get('level')) ?? ALL_LEVELS
  return (
    <section aria-labelledby="log-stream" className={column}>
      <h1 id="log-stream" className={css({ textStyle: 'title' })}>
        {title.adminLogs}
      </h1>
      <FilterBar
        search={words.search}
        sought={sought}
        filter={{
          label: words.level,
          value: level,
          choices: LEVELS.map((value) => ({ value, label: words.levels[value] })),
          onValueChange: (next) => setParams(next === ALL_LEVELS ? {} : { level: next }, { replace: true }),
        }}
      />
      <Entries key={level} level={level} sought={sought} />
    </section>
  )
}

function Entries({ level, sought }: { level: string; sought: Sought }) {
  const { reading } = useText().screens
  const words = useWords(logsWords)
  const { live } = useAtomValue(logsAtom(useWired().live))
  const { problem, ...shown } = usePassages({
    source: { kind: 'logs', level },
    live,
    toPassage: passageOf.log,
    foundIn: foundLogs,
    text: sought.text,
  })
  return (
    <StreamPanel
      {...shown}
      words={words.stream}
      label={words.list}
      loading={reading.loading}
      failure={failedWords(problem, reading)}
      empty={{ icon: <ScrollText />, title: level === ALL_LEVELS ? words.none : words.noneOf, text: words.noneText }}
      onClear={sought.clear}
    >
      {(passage) => (passage.kind === 'log' ? <LogRow log={passage.log} /> : null)}
    </StreamPanel>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
