import { useAtomValue, useStore } from 'jotai'
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { BoardAtoms, LiveBoard } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { useGridScroll } from '#src/ui/grid-scroll.ts'
import type { Span } from '#src/ui/grid-window.ts'
import { setAttributeIfChanged } from '#src/ui/set-if-changed.ts'
import { useWidth } from '#src/ui/use-width.ts'
import { board as boardStyle } from '#styled/recipes/board.js'
import { CellTip } from './cell-tip.tsx'
import { openColumnHeaders } from './column-headers-painter.ts'
import type { GridColumns, GridForm } from './grid-form.ts'
import { GridHead } from './grid-head.tsx'
import { positionAfterKey, rowAt, spotAt, type GridPosition, type GridSpot } from './grid-position.ts'
import { rowDrift } from './rank-drift.ts'
import { openRows } from './rows-painter.ts'
import { useBands, useForm, useFrame } from './use-grid-frame.ts'

export interface BoardGridProps {
  game: number
  live: LiveBoard
  atoms: BoardAtoms
  /** Positions in the board's rows, by rank. `shown` has only favourites if the viewer wants no others. */
  ranked: readonly number[]
  shown: readonly number[]
  /** The organisation that all shown teams are from. Null if the teams are not filtered. */
  organization: string | null
  /** The position of the own team. Null for spectators. */
  own: number | null
  /** The cell that a key, a click, the search or the own-team button has selected. */
  cursor: GridPosition
  hit: number | null
  columns: GridColumns
  hasMatrix: boolean
  /** The ranks that each team has gained in the past hour, by place. */
  movement: ArrayLike<number>
  starred: ReadonlySet<number>
  /** The current or the replayed time, rounded so that it changes rarely. */
  now: number
  /** True while the board may be out of date. The grid is then drawn with less colour. */
  isStale: boolean
  isFrozen: boolean
  onMove: (to: GridPosition) => void
  onOpen: (place: number) => void
  onStar: (place: number) => void
  onChart: (place: number) => void
  scroller: RefObject<(row: number) => void>
}

const PATIENCE_MS = 150
const style = boardStyle()

/**
 * The teams in rows and the challenges in columns. Only rows in and near the window are in the document. The
 * grid as a whole has the focus and names its current cell, because scrolling would remove a focused cell.
 */
export function BoardGrid(props: BoardGridProps) {
  const { game, live, atoms, ranked, shown, organization, own, cursor, hit, movement, starred, now } = props
  const words = useWords(scoreboardWords)
  const box = useRef<HTMLDivElement>(null)
  const [titles, body, head, foot, light] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const painters = useRef<Painters | null>(null)
  const [cursorId, tipId] = [useId(), useId()]
  const [tip, setTip] = useState<GridSpot | null>(null)
  const pointed = useRef<GridSpot | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { board, isLeap } = live
  const { challenges } = board
  const painted = useRef<Painted | null>(null)
  const bands = useBands(challenges)
  const form = useForm(useWidth(body), bands, challenges.length, props)
  const frame = useFrame(bands, form, organization !== null)
  const size = {
    rows: shown.length,
    columns: frame.columns === 'categories' ? bands.length : challenges.length,
  }
  const store = useStore()
  const [firsts, lastAt] = [useAtomValue(atoms.firsts), useAtomValue(atoms.lastAt)]
  const drift = (seen: Span) => {
    const before = painted.current
    const isOther = !before || before.board === board || before.organization !== organization
    return isOther ? 0 : rowDrift(before, { board, shown }, seen)
  }
  const hide = () => {
    clearTimeout(waiting.current)
    pointed.current = null
    setTip(null)
    lightUp(light.current, painters.current, null)
  }
  const show = useGridScroll(
    { body, head, foot, rows: size.rows, rowRem: form.rowRem, drift, onScroll: () => (tip ? hide() : null) },
    (window, drifted) => {
      painters.current ??= open(titles.current, body.current, foot.current)
      if (!painters.current || !box.current) return
      if (painted.current?.form !== form) applyForm(box.current, form)
      const keys = { hit, cursor, cursorId, tipId, own: own === null ? -1 : shown.indexOf(own) }
      const rowOf = (place: number) => store.get(atoms.rowOf(place))
      const { rowRem } = form
      const { hasCursor } = painters.current.rows(
        {
          ...keys,
          frame,
          board,
          firsts,
          lastAt,
          ranked,
          shown,
          organization,
          isLeap,
          now,
          rowRem,
          movement,
          starred,
          rowOf,
          drift: drifted,
        },
        window,
      )
      // A row that is scrolled away has no element, and the grid then shows the focus itself.
      setAttributeIfChanged(box.current, 'aria-activedescendant', hasCursor ? cursorId : null)
      painters.current.titles.paint({ frame, challenges })
      painted.current = { board, shown, organization, form }
    },
  )
  useImperativeHandle(props.scroller, () => show)

  const tell = (spot: GridSpot | null) => {
    if (isSameSpot(spot, pointed.current)) return
    pointed.current = spot
    clearTimeout(waiting.current)
    lightUp(light.current, painters.current, spot)
    if (spot === null || frame.columns === 'categories') setTip(null)
    // Waits, because a pointer that passes over cells must not open tooltips.
    else waiting.current = setTimeout(() => setTip(spot), PATIENCE_MS)
  }
  const onPointer = ({ target, pointerType, clientX }: PointerEvent) => {
    if (pointerType === 'mouse' && target instanceof Element) tell(spotAt(target, clientX))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = shown[cursor.row]
    if (event.key === 'Enter' && place !== undefined) props.onOpen(place)
    if (isPlain(event) && place !== undefined) {
      const act = { f: props.onStar, l: props.onChart }[event.key.toLowerCase()]
      act?.(place)
    }
    if (event.key === 'Escape') hide()
    const to = positionAfterKey(event.key, event.ctrlKey || event.metaKey, cursor, size)
    if (to === null) return
    event.preventDefault()
    show(to.row)
    props.onMove(to)
    hide()
    // Waits a turn, because the cell of the new position is rendered only then.
    waiting.current = setTimeout(() => {
      const cell = document.getElementById(cursorId)
      tell(cell && spotAt(cell, 0))
    })
  }
  const onClick = ({ target, clientX }: { target: EventTarget; clientX: number }) => {
    const row = rowAt(target)
    if (row === null) return
    const isPinned = target instanceof Node && foot.current?.contains(target)
    if (isPinned) return show(row.index)
    const spot = target instanceof Element ? spotAt(target, clientX) : null
    props.onMove({ row: row.index, column: spot?.column ?? null })
    props.onOpen(row.place)
  }
  return (
    <>
      {/* The rows and cells are painted outside of React, so that scrolling alone renders nothing here. */}
      <div
        ref={box}
        role="grid"
        tabIndex={0}
        aria-label={words.grid}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns + 1}
        data-form={form.kind}
        data-lead={form.lead}
        data-stale={props.isStale || undefined}
        data-frozen={props.isFrozen || undefined}
        className={style.root}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerOver={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={hide}
        onBlur={hide}
      >
        <div ref={head} role="rowgroup" className={style.head}>
          <GridHead frame={frame} bands={bands} titles={titles} />
        </div>
        <div
          ref={body}
          role="rowgroup"
          className={style.body}
          style={{ height: `${size.rows * form.rowRem}rem` }}
        >
          <div ref={light} aria-hidden className={style.light} />
        </div>
        <div ref={foot} aria-hidden data-kept={own !== null || undefined} className={style.foot} />
      </div>
      {tip ? <CellTip id={tipId} game={game} live={live} at={tip} /> : null}
    </>
  )
}

/** The grid takes the focus when a focused tool disappears, because the grid exists at all widths. */
export const gridBox = () => document.querySelector<HTMLElement>('#content [role=grid]')
export const focusGrid = () => gridBox()?.focus({ preventScroll: true })

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !altKey && !ctrlKey && !metaKey

type Painted = Pick<BoardGridProps, 'shown' | 'organization'> & Pick<LiveBoard, 'board'> & { form: GridForm }

interface Painters {
  rows: ReturnType<typeof openRows>
  titles: ReturnType<typeof openColumnHeaders>
}

function open(
  titles: HTMLElement | null,
  body: HTMLElement | null,
  foot: HTMLElement | null,
): Painters | null {
  return titles && body && foot ? { rows: openRows({ body, foot }), titles: openColumnHeaders(titles) } : null
}

function applyForm(box: HTMLElement, { columnPx, rowRem }: GridForm) {
  box.style.setProperty('--cell', `${columnPx}px`)
  box.style.setProperty('--row', `${rowRem}rem`)
}

function lightUp(light: HTMLElement | null, painters: Painters | null, spot: GridSpot | null) {
  if (!light) return
  painters?.titles.light(spot ? spot.column : null)
  light.toggleAttribute('data-lit', spot !== null)
  if (!spot || !light.parentElement) return
  const left = spot.box.left - light.parentElement.getBoundingClientRect().left
  light.style.transform = `translateX(${left}px)`
}
const isSameSpot = (one: GridSpot | null, other: GridSpot | null) =>
  one === other || (one !== null && one.place === other?.place && one.column === other.column)
