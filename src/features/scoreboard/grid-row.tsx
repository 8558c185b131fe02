import { useAtomValue, useStore } from 'jotai'
import { memo } from 'react'
import { formatNumber } from '#src/lib/format.ts'
import type { ScoreboardWords } from '#src/text/areas/scoreboard.en.ts'
import type { Span } from '#src/ui/grid-window.ts'
import { css } from '#styled/css/index.js'
import { board as boardStyle } from '#styled/recipes/board.js'
import { GridCells } from './grid-cells.tsx'
import type { GridFrame } from './grid-frame.ts'
import { SparkLine } from './spark-line.tsx'
import { sparkPath } from './spark-path.ts'

export interface GridRowProps extends Span {
  frame: GridFrame
  place: number
  /** Among those shown. */
  index: number
  /** Undefined for one that stands where it is written. */
  top: number | undefined
  isOwn: boolean
  isHit: boolean
  /** The column the keys are at if they are in this row: -1 for the team's. */
  cursor: number | null
  /** How wide what is not drawn at the left is. */
  skipPx: number
}

const TEAM_COLUMN = -1
const style = boardStyle()

export const GridRow = memo(function GridRow({ frame, place, index, top, from, to, isOwn, isHit, cursor, skipPx }: GridRowProps) {
  const { atoms, words, locale, isWithin, cursorId } = frame
  const store = useStore()
  const state = useAtomValue(atoms.rowOf(place))
  const firsts = useAtomValue(atoms.firsts)
  if (state === null) return null
  const { row, times, climb } = state
  // Not listened to: what a row's solves are worth now is different only when its own score is.
  const board = store.get(atoms.state).live?.board
  const number = (value: number) => formatNumber(value, locale)
  const rank = number((isWithin ? row.organizationRank : null) ?? row.rank)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-place={place}
      data-index={index}
      data-own={isOwn || undefined}
      data-hit={isHit || undefined}
      className={style.row}
      style={top === undefined ? undefined : { position: 'absolute', transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={words.lead(rank, row.name, number(row.score))}
        className={style.lead}
        {...(cursor === TEAM_COLUMN ? { id: cursorId } : {})}
      >
        <span className={ranked}>{rank}</span>
        <Climb climb={climb} words={words} />
        <span className={style.name}>{row.name}</span>
        {board ? <SparkLine path={sparkPath(times, board, store.get(atoms.lastAt))} /> : null}
        <span className={digits}>{number(row.score)}</span>
      </div>
      <div className={style.flat} style={{ transform: `translateX(${skipPx}px)` }}>
        <GridCells frame={frame} times={times} firsts={firsts} from={from} to={to} cursor={cursor} />
      </div>
    </div>
  )
})

function Climb({ climb, words }: { climb: number; words: ScoreboardWords }) {
  if (climb === 0) return null
  const says = climb > 0 ? words.climbed(climb) : words.fell(-climb)
  return (
    <span title={says} className={climb > 0 ? risen : fallen}>
      {climb > 0 ? '▲' : '▼'}
    </span>
  )
}

const digits = css({ textStyle: 'digits' })
const ranked = css({ textStyle: 'digits', color: 'fg.muted' })
const risen = css({ color: 'fg.success', fontSize: 'xs' })
const fallen = css({ color: 'fg.danger', fontSize: 'xs' })
