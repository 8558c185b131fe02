import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Live } from '#machines/live/feed.machine.ts'
import { keyOf, type Passage, type Source } from '#machines/admin/passages.ts'
import { useScrollback } from '#src/bind/use-scrollback.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { StreamPanel, type StreamPanelProps } from '#src/ui/stream-panel.tsx'
import { foundAmong } from './sought-passages.ts'

export interface ToldStreamProps extends Pick<StreamPanelProps<Passage>, 'label' | 'empty' | 'children'> {
  source: Source
  /** Null while the live line tells nothing. */
  stream: readonly Passage[] | null
  live: Live<unknown>
  sought: string
  onClear: () => void
}

/** One part of what is told of a game: what streams in, what was before, and of both what is sought. */
export function ToldStream({ source, stream, live, sought, onClear, ...panel }: ToldStreamProps): ReactNode {
  const { reading } = useText().screens
  const words = useWords(monitorWords).list
  const { view, acts } = useScrollback(source, stream)
  const text = useDeferredValue(sought)
  const rows = useMemo(() => foundAmong(view.shown, text), [view.shown, text])
  return (
    <StreamPanel
      {...panel}
      words={words}
      loading={reading.loading}
      rows={rows}
      all={text.trim() === '' ? null : view.shown.length}
      isStale={live.state === 'stale' || live.problem !== null}
      coming={foundAmong(view.coming, text).length}
      foot={view.foot}
      failure={failedWords(view.problem ?? { kind: 'unreachable' }, reading)}
      rowKey={keyOf}
      acts={acts}
      onClear={onClear}
    />
  )
}

/** What is typed into the search beside a list; `round` makes the field empty again. */
export function useSought(): { sought: string; round: number; seek: (text: string) => void; clear: () => void } {
  const [sought, seek] = useState('')
  const [round, setRound] = useState(0)
  return {
    sought,
    round,
    seek,
    clear() {
      seek('')
      setRound(round + 1)
    },
  }
}
