import { useRef, useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { LoadError } from './load-error.tsx'
import { SkeletonShape } from './skeleton-shape.tsx'
import { Skeleton } from './skeleton.tsx'
import { StreamList } from './stream-list.tsx'
import { Text } from './layout.tsx'

export interface StreamWords {
  follows: string
  stale: string
  held: string
  coming: (count: number) => string
  found: (found: number, all: number) => string
  more: string
  ended: string
  failed: string
  noMatch: string
  noMatchText: string
}
export interface StreamPanelProps<Row> {
  words: StreamWords
  label: string
  /** Screen readers announce it while the first rows load. */
  loading: string
  /** The rows that match the search, newest first. Without a search: all. */
  rows: readonly Row[]
  /** The number of rows without the search. Null: there is no search. */
  all: number | null
  coming: number
  /** Whether the connection that reports new rows is down. */
  isStale: boolean
  foot: 'resting' | 'reading' | 'failed' | 'ended'
  failure: { title: string; text: string; retry: string }
  empty: { icon: ReactNode; title: string; text: string }
  /** The button that clears the search. Null: there is no search. */
  clear: ReactNode
  rowKey: (row: Row) => string
  children: (row: Row) => ReactNode
  acts: { hold: () => void; follow: () => void; reachBack: () => void }
}

/** A live list. While the user reads further down it only counts new rows, so that nothing moves. */
export function StreamPanel<Row>(props: StreamPanelProps<Row>) {
  const {
    words,
    label,
    loading,
    rows,
    all,
    coming,
    isStale,
    foot,
    failure,
    empty,
    rowKey,
    children,
    acts,
    clear,
  } = props
  const [place, setPlace] = useState<'top' | 'away'>('top')
  const toTop = useRef<() => void>(() => {})
  const known = all ?? rows.length
  if (known === 0 && coming === 0 && foot === 'failed') {
    return (
      <Card>
        <LoadError {...failure} onRetry={acts.reachBack} />
      </Card>
    )
  }
  if (known === 0 && foot === 'ended') {
    return (
      <Card>
        <EmptyState {...empty} action={clear} />
      </Card>
    )
  }
  if (known === 0) {
    return (
      <SkeletonShape label={loading} className={column}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonShape>
    )
  }
  const move = (next: 'top' | 'away') => {
    if (next === place) return
    setPlace(next)
    if (next === 'away') acts.hold()
    else acts.follow()
  }
  const more = (
    <Button
      look="outline"
      size="sm"
      state={foot === 'reading' ? 'busy' : 'ready'}
      onClick={foot === 'reading' ? undefined : acts.reachBack}
    >
      {words.more}
    </Button>
  )
  return (
    <div className={column}>
      <div className={bar}>
        <Text as="p" role="status" size="sm" tone="muted">
          {isStale
            ? words.stale
            : all !== null
              ? words.found(rows.length, all)
              : place === 'away'
                ? words.held
                : words.follows}
        </Text>
        {coming > 0 ? (
          <Button
            size="sm"
            tone="brand"
            onClick={() => {
              toTop.current()
              move('top')
            }}
          >
            {words.coming(coming)}
          </Button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <Card>
          <EmptyState
            icon={empty.icon}
            title={words.noMatch}
            text={foot === 'ended' ? undefined : words.noMatchText}
            action={
              <>
                {clear}
                {foot === 'ended' ? null : more}
              </>
            }
          />
        </Card>
      ) : (
        <StreamList
          label={label}
          rows={rows}
          rowKey={rowKey}
          onScroll={move}
          // A search without matches would load the whole history, so it continues only after a press.
          onEnd={foot === 'resting' && all === null ? acts.reachBack : null}
          toTop={toTop}
          foot={
            <div className={end}>
              {foot === 'ended' ? (
                words.ended
              ) : foot === 'failed' ? (
                <Alert tone="danger" title={words.failed} action={more} />
              ) : (
                more
              )}
            </div>
          }
        >
          {children}
        </StreamList>
      )}
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' })
/** The same height with and without its button, so that the list does not move. */
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: { base: '11', md: '9' },
})
const end = css({
  display: 'flex',
  justifyContent: 'center',
  padding: '3',
  color: 'fg.muted',
  fontSize: 'sm',
})
