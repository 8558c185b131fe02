import { useId, useImperativeHandle, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { BoardAtoms, LiveBoard } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { useGridWindow } from '#src/ui/grid-window.ts'
import { css, cx } from '#styled/css/index.js'
import { board as boardStyle } from '#styled/recipes/board.js'
import { table } from '#styled/recipes/table.js'
import { bandsOf, type Band } from './board-bands.ts'
import { movedBy, type GridPlace } from './board-place.ts'
import { CellTip, type TipPlace } from './cell-tip.tsx'
import { GridHead } from './grid-head.tsx'
import type { GridFrame } from './grid-frame.ts'
import { GridRow } from './grid-row.tsx'

export interface BoardGridProps {
  game: number
  live: LiveBoard
  atoms: BoardAtoms
  /** Places in the board's rows, by rank. */
  shown: readonly number[]
  isWithin: boolean
  /** The place of the own team. */
  own: number | null
  /** Where the keys are, or a search led to. */
  cursor: GridPlace
  hit: number | null
  onMove: (to: GridPlace) => void
  onOpen: (place: number) => void
  /** Is told how to bring a row into view. */
  scroller: RefObject<(row: number) => void>
}

const ROW_REM = 2.25
const COLUMN_REM = 2.25
/** Pushed sideways, the cells are written anew for each of so many columns. */
const COLUMN_STEP = 4
const PATIENCE_MS = 150
const CELL = 'div[role=gridcell]'
const ROW = 'div[data-place]'
const style = boardStyle()

/**
 * Every team and every challenge, of which only those in view are in the page. The grid as a whole has the focus and names the cell that the keys
 * are at: cells come and go as it scrolls, and a focus inside would go with them.
 */
export function BoardGrid({ game, live, atoms, shown, isWithin, own, cursor, hit, onMove, onOpen, scroller }: BoardGridProps) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const box = useRef<HTMLDivElement>(null)
  const [cursorId, tipId] = [useId(), useId()]
  const [tip, setTip] = useState<TipPlace | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { challenges } = live.board
  const bands = useBands(challenges)
  const frame = useMemo((): GridFrame => ({ atoms, words, locale, isWithin, cursorId, tipId }), [atoms, words, locale, isWithin, cursorId, tipId])
  const size = { rows: shown.length, columns: challenges.length }
  const view = useGridWindow(box, { ...size, rowRem: ROW_REM, columnRem: COLUMN_REM, columnStep: COLUMN_STEP })
  useImperativeHandle(scroller, () => (row: number) => view.show(row, null))
  const skipPx = view.columns.from * view.columnPx
  const ownIndex = own === null ? -1 : shown.indexOf(own)
  const pin = ownIndex < 0 ? null : ownIndex < view.shownRows.from ? 'above' : ownIndex >= view.shownRows.to ? 'below' : null
  const pinned =
    pin === null || own === null ? null : (
      <div aria-hidden className={style[pin]}>
        <GridRow frame={frame} place={own} index={ownIndex} top={undefined} {...view.columns} skipPx={skipPx} isOwn isHit={false} cursor={null} />
      </div>
    )
  const count = view.rows.to - view.rows.from

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
    const to = movedBy(event.key, event.ctrlKey || event.metaKey, cursor, size)
    if (to === null) return
    event.preventDefault()
    view.show(to.row, to.column)
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
      {/* Its rows take what they have to show from the atoms: this is drawn anew only when it scrolls. */}
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
            <GridHead frame={frame} bands={bands} columnPx={view.columnPx} {...view.columns} />
            {pin === 'above' ? pinned : null}
          </div>
          <div role="rowgroup" className={style.body} style={{ height: size.rows * view.rowPx }}>
            {Array.from({ length: count }, (_, slot) => {
              // A row keeps its slot for as long as it is drawn: scrolling writes the ones that come in over the ones that go.
              const index = view.rows.from + ((slot - (view.rows.from % count) + count) % count)
              const place = shown[index]
              return place === undefined ? null : (
                <GridRow
                  key={slot}
                  frame={frame}
                  place={place}
                  index={index}
                  top={index * view.rowPx}
                  {...view.columns}
                  skipPx={skipPx}
                  isOwn={index === ownIndex}
                  isHit={index === hit}
                  cursor={index === cursor.row ? (cursor.column ?? -1) : null}
                />
              )
            })}
          </div>
          {pin === 'below' ? pinned : null}
        </div>
      </div>
      {tip ? <CellTip id={tipId} game={game} live={live} at={tip} /> : null}
    </>
  )
}

/** The same for as long as the categories are: a solve draws no head anew. */
function useBands(challenges: LiveBoard['board']['challenges']): readonly Band[] {
  const [bands, setBands] = useState(() => bandsOf(challenges))
  const next = bandsOf(challenges)
  const isSame = bands.length === next.length && bands.every(({ tag, count }, at) => tag === next[at]?.tag && count === next[at].count)
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

function tipAt(cell: Element | null): TipPlace | null {
  const row = cell ? rowAt(cell) : null
  const challenge = cell ? columnAt(cell) : null
  if (!cell || !row || challenge === null) return null
  const { left, bottom } = cell.getBoundingClientRect()
  return { team: row.place, challenge, box: { left, bottom } }
}
