import { useAtomValue, useStore } from 'jotai'
import {
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { BoardAtoms, LiveBoard } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { useGridScroll } from '#src/ui/grid-scroll.ts'
import type { Span } from '#src/ui/grid-window.ts'
import { css, cx } from '#styled/css/index.js'
import { board as boardStyle } from '#styled/recipes/board.js'
import { table } from '#styled/recipes/table.js'
import { bandsOf, type Band } from './category-bands.ts'
import { positionAfterKey, type GridPosition } from './grid-position.ts'
import { CellTip, type TooltipTarget } from './cell-tip.tsx'
import { BLOCK, COLUMN_REM, ROW_REM, type GridFrame } from './grid-frame.ts'
import { GridHead } from './grid-head.tsx'
import { openRows } from './rows-painter.ts'
import { rowDrift } from './rank-drift.ts'
import { openColumnHeaders } from './column-headers-painter.ts'

export interface BoardGridProps {
  game: number
  live: LiveBoard
  atoms: BoardAtoms
  /** Places in the board's rows, by rank. */
  shown: readonly number[]
  /** The organisation that all shown teams are from. Null: the teams are not filtered. */
  organization: string | null
  /** The place of the own team. */
  own: number | null
  /** The position of the keys or of the search. */
  cursor: GridPosition
  hit: number | null
  onMove: (to: GridPosition) => void
  onOpen: (place: number) => void
  /** Is told how to bring a row into view. */
  scroller: RefObject<(row: number) => void>
}

const PATIENCE_MS = 150
const CELL = 'div[role=gridcell]'
const ROW = 'div[data-place]'
const style = boardStyle()

/**
 * Every team and every challenge, of which only those in view are in the page. The grid as a whole has the
 * focus and names the cell that the keys are at: cells come and go as it scrolls, and a focus inside would go
 * with them.
 */
export function BoardGrid({
  game,
  live,
  atoms,
  shown,
  organization,
  own,
  cursor,
  hit,
  onMove,
  onOpen,
  scroller,
}: BoardGridProps) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const box = useRef<HTMLDivElement>(null)
  const [head, body, above, below] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const painters = useRef<Painters | null>(null)
  const [cursorId, tipId] = [useId(), useId()]
  const [tip, setTip] = useState<TooltipTarget | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { board, isLeap } = live
  const { challenges } = board
  const isWithin = organization !== null
  const painted = useRef<Painted | null>(null)
  const bands = useBands(challenges)
  const frame = useMemo((): GridFrame => ({ words, locale, isWithin }), [words, locale, isWithin])
  const size = { rows: shown.length, columns: challenges.length }
  const store = useStore()
  const [firsts, lastAt] = [useAtomValue(atoms.firsts), useAtomValue(atoms.lastAt)]
  const drift = (seen: Span) => {
    const before = painted.current
    if (!before || before.board === board || before.organization !== organization) return 0
    return rowDrift(before.board, board, before.shown, seen, isWithin)
  }
  const show = useGridScroll(
    box,
    { ...size, block: BLOCK, rowRem: ROW_REM, columnRem: COLUMN_REM, drift },
    (window, drifted) => {
      painters.current ??= open(head.current, body.current, above.current, below.current)
      if (!painters.current) return
      const keys = { hit, cursor, cursorId, tipId, own: own === null ? -1 : shown.indexOf(own) }
      const rowOf = (place: number) => store.get(atoms.rowOf(place))
      painters.current.rows(
        { ...keys, frame, board, firsts, lastAt, shown, organization, isLeap, rowOf, drift: drifted },
        window,
      )
      painters.current.titles({ frame, challenges }, window.blocks)
      painted.current = { board, shown, organization }
    },
  )
  useImperativeHandle(scroller, () => (row: number) => show(row, null))

  const hide = () => {
    clearTimeout(waiting.current)
    setTip(null)
  }
  const tell = (cell: Element | null) => {
    clearTimeout(waiting.current)
    const at = cell ? tipAt(cell) : null
    if (at === null) setTip(null)
    // Whoever only passes over a hundred cells asks for nothing.
    else waiting.current = setTimeout(() => setTip(at), PATIENCE_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = shown[cursor.row]
    if (event.key === 'Enter' && place !== undefined) onOpen(place)
    if (event.key === 'Escape') hide()
    const to = positionAfterKey(event.key, event.ctrlKey || event.metaKey, cursor, size)
    if (to === null) return
    event.preventDefault()
    show(to.row, to.column)
    onMove(to)
    hide()
    // The cell is drawn by then.
    waiting.current = setTimeout(() => setTip(tipAt(document.getElementById(cursorId))), PATIENCE_MS)
  }
  const onClick = ({ target }: { target: EventTarget }) => {
    const row = rowAt(target)
    if (row === null) return
    const column = columnAt(target)
    onMove({ row: row.index, column })
    if (column === null) onOpen(row.place)
  }
  return (
    <>
      {/* Its cells are painted, outside of React: this is drawn anew only when the keys move or something happened. */}
      <div
        ref={box}
        role="grid"
        tabIndex={0}
        aria-label={words.grid}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns + 1}
        aria-activedescendant={cursorId}
        className={cx(table().frame, style.root)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerOver={({ target, pointerType }: PointerEvent) =>
          pointerType === 'mouse' && target instanceof Element ? tell(target.closest(CELL)) : undefined
        }
        onPointerLeave={hide}
        onBlur={hide}
        onScroll={() => (tip ? hide() : undefined)}
      >
        <div className={css({ width: 'fit', minWidth: 'full' })}>
          <div data-covers className={style.head}>
            <GridHead frame={frame} bands={bands} titles={head} />
            <div ref={above} aria-hidden className={style.above} />
          </div>
          <div
            ref={body}
            role="rowgroup"
            className={style.body}
            style={{ height: `${size.rows * ROW_REM}rem` }}
          />
          <div ref={below} aria-hidden className={style.below} />
        </div>
      </div>
      {tip ? <CellTip id={tipId} game={game} live={live} at={tip} /> : null}
    </>
  )
}

/** The last painted state. */
type Painted = Pick<BoardGridProps, 'shown' | 'organization'> & Pick<LiveBoard, 'board'>

interface Painters {
  rows: ReturnType<typeof openRows>
  titles: ReturnType<typeof openColumnHeaders>
}

function open(
  head: HTMLElement | null,
  body: HTMLElement | null,
  above: HTMLElement | null,
  below: HTMLElement | null,
): Painters | null {
  return head && body && above && below
    ? { rows: openRows({ body, above, below }), titles: openColumnHeaders(head) }
    : null
}

/** The same for as long as the categories are: a solve draws no head anew. */
function useBands(challenges: LiveBoard['board']['challenges']): readonly Band[] {
  const [bands, setBands] = useState(() => bandsOf(challenges))
  const next = bandsOf(challenges)
  const isSame =
    bands.length === next.length &&
    bands.every(({ tag, count }, at) => tag === next[at]?.tag && count === next[at].count)
  if (isSame) return bands
  setBands(next)
  return next
}

function rowAt(target: EventTarget): { place: number; index: number } | null {
  const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null
  return row ? { place: Number(row.dataset['place']), index: Number(row.dataset['index']) } : null
}

function columnAt(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest(CELL) : null
  return cell ? Number(cell.getAttribute('aria-colindex')) - 2 : null
}

function tipAt(cell: Element | null): TooltipTarget | null {
  const row = cell ? rowAt(cell) : null
  const challenge = cell ? columnAt(cell) : null
  if (!cell || !row || challenge === null) return null
  const { left, bottom } = cell.getBoundingClientRect()
  return { team: row.place, challenge, box: { left, bottom } }
}
