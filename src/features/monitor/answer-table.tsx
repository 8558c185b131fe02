import Inbox from 'lucide-react/icons/inbox'
import { useMemo, useRef, type RefObject } from 'react'
import type { EntryList } from '#src/bind/use-entries.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StreamList } from '#src/ui/stream-list.tsx'
import { answerList } from '#styled/recipes/answer-list.js'
import { AnswerRow } from './answer-row.tsx'
import { foldRepeats, type FoldedAnswer } from './fold-repeats.ts'
import type { Hold } from './use-hold.ts'

const COLUMNS = ['time', 'verdict', 'team', 'person', 'challenge', 'answer', 'nth', 'address'] as const
const WAITING_ROWS = 8
const ROW_PX = 28

export interface AnswerTableProps extends Pick<EntryList, 'rows' | 'foot' | 'problem' | 'isStale' | 'acts'> {
  game: number
  isMasked: boolean
  /** The key of the row in the panel. Null: there is no panel. */
  open: string | null
  onOpen: (row: FoldedAnswer) => void
  /** Runs when a key has moved the cursor. */
  onMove: (row: FoldedAnswer) => void
  toRow: RefObject<(key: string) => void>
  hold: Hold
  /** Null if there is no search. */
  onClear: (() => void) | null
}

/** The column names are there while rows load, so nothing moves when they appear. */
export function AnswerTable(props: AnswerTableProps) {
  const words = useWords(monitorWords)
  const style = answerList()
  return (
    <div className={style.list}>
      <div aria-hidden className={style.head}>
        {COLUMNS.map((column) => (
          <span key={column} className={column === 'nth' ? style.nth : HIDING[column]?.()}>
            {words.answers.column[column]}
          </span>
        ))}
      </div>
      <Rows {...props} />
    </div>
  )
}

const HIDING: Readonly<Record<string, (() => string) | undefined>> = {
  person: () => answerList().person,
  address: () => answerList().address,
}

function Rows(props: AnswerTableProps) {
  const { rows, foot, problem, isStale, acts, game, isMasked, open, hold, onClear } = props
  const { reading } = useText().screens
  const words = useWords(monitorWords)
  const toTop = useRef<() => void>(() => {})
  const folded = useMemo(() => foldRepeats(rows), [rows])
  const style = answerList()
  if (rows.length === 0 && foot === 'failed')
    return <LoadError {...failedWords(problem, reading)} onRetry={acts.reachBack} />
  if (rows.length === 0 && foot === 'ended') {
    return onClear === null ? (
      <EmptyState icon={<Inbox />} title={words.submissions.none} text={words.submissions.noneText} />
    ) : (
      <EmptyState
        icon={<Inbox />}
        title={words.answers.noneFound}
        text={words.answers.noneFoundText}
        action={<Button onClick={onClear}>{words.answers.clear}</Button>}
      />
    )
  }
  if (rows.length === 0) {
    return (
      <SkeletonShape label={reading.loading} className={style.box}>
        {Array.from({ length: WAITING_ROWS }, (_, nth) => (
          <div key={nth} className={style.row}>
            <div className={style.line}>
              {COLUMNS.map((column) => (
                <span key={column} className={style[column]}>
                  <Skeleton width="long" />
                </span>
              ))}
            </div>
          </div>
        ))}
      </SkeletonShape>
    )
  }
  const more = (
    <Button
      look="outline"
      size="sm"
      state={foot === 'reading' ? 'busy' : 'ready'}
      onClick={foot === 'reading' ? undefined : acts.reachBack}
    >
      {words.stream.more}
    </Button>
  )
  return (
    <StreamList
      label={words.list.submissions}
      rows={folded}
      rowKey={({ key }) => key}
      onScroll={(place) => (place === 'away' ? hold.begin('scroll') : hold.end('scroll'))}
      onEnd={foot === 'resting' ? acts.reachBack : null}
      toTop={toTop}
      cursor={{
        onMove: props.onMove,
        onEnter: props.onOpen,
        onFocus: (place) => (place === 'inside' ? hold.begin('cursor') : hold.end('cursor')),
        toRow: props.toRow,
      }}
      look={{ box: style.box, row: style.row, rowPx: ROW_PX }}
      foot={
        <div className={style.end}>
          {isStale ? words.stream.stale : foot === 'ended' ? words.stream.ended : null}
          {foot === 'failed' ? words.stream.failed : null}
          {foot === 'ended' ? null : more}
        </div>
      }
    >
      {(row, tab) => (
        <AnswerRow
          game={game}
          row={row}
          isMasked={isMasked}
          tab={tab}
          isOpen={row.key === open}
          onOpen={props.onOpen}
        />
      )}
    </StreamList>
  )
}
