import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ReactNode, type RefObject } from 'react'
import { css, cx } from '#styled/css/index.js'
import { table } from '#styled/recipes/table.js'
import { ROW_STEPS } from './row-steps.ts'
import { useListKeys } from './use-list-keys.ts'
import { useRowCursor } from './use-row-cursor.ts'

/** One row is the tab stop of the list, and J, K and the arrows move it. */
export interface StreamCursor<Row> {
  /** Runs after a key has moved the cursor to the row. */
  onMove: (row: Row) => void
  /** Runs after Enter, unless a control has the focus. */
  onEnter: (row: Row) => void
  /** Runs when the focus comes into the list, and when it leaves it. */
  onFocus: (place: 'inside' | 'outside') => void
  /** Focuses the row with this key. */
  toRow: RefObject<(key: string) => void>
}

export interface StreamListProps<Row> {
  label: string
  /** Newest first. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /**
   * With a cursor, the element of a row that gets the focus has the key of the row as `data-key`. It and the
   * other controls of the row have this tab index.
   */
  children: (row: Row, tab: 0 | -1) => ReactNode
  foot: ReactNode
  /** Runs when the user scrolls away from the top, and when they return to it. */
  onScroll: (place: 'top' | 'away') => void
  /** Runs when the end of the list comes into view. Null: the list loads nothing then. */
  onEnd: (() => void) | null
  toTop: RefObject<() => void>
  /** Missing: the box as a whole has the focus, because rows disappear while scrolling. */
  cursor?: StreamCursor<Row>
  /** The classes of the box and of a row, and the height of a row before it is measured. */
  look?: { box: string; row: string; rowPx: number }
}

/** Up to this distance the list counts as at its top, because a finger rarely stops at exactly 0. */
const TOP_PX = 8
const OVERSCAN = 6
/** The height of a large screen, until the box is measured. */
const FIRST_GUESS = { width: 0, height: 1_200 }

/** Rows of any height, newest on top, of which only the visible ones are in the document. */
export function StreamList<Row>({
  label,
  rows,
  rowKey,
  children,
  foot,
  onScroll,
  onEnd,
  toTop,
  cursor,
  look = CARDS,
}: StreamListProps<Row>) {
  const box = useRef<HTMLElement>(null)
  // The virtualizer changes with each scroll step, and nothing here is memoised from it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => look.rowPx,
    overscan: OVERSCAN,
    initialRect: FIRST_GUESS,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => rect.height > 0 && tell(rect)),
    measureElement: (element) => element.getBoundingClientRect().height || look.rowPx,
  })
  const keys = rows.map(rowKey)
  const place = useRowCursor(box, keys, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }))
  useListKeys((key) => {
    const step = ROW_STEPS[key]
    if (!cursor || (step === undefined && key !== 'Enter')) return false
    const row = rows[Math.max(0, Math.min(rows.length - 1, place.at + (step ?? 0)))]
    if (row === undefined) return false
    place.go(place.at + (step ?? 0))
    if (step === undefined) cursor.onEnter(row)
    else cursor.onMove(row)
    return true
  })
  useImperativeHandle(cursor?.toRow, () => (key) => place.go(keys.indexOf(key)))
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  const isAtEnd = last === undefined || last.index === rows.length - 1
  const reach = useEffectEvent(() => onEnd?.())
  const mayReach = isAtEnd && onEnd !== null
  useEffect(() => {
    if (mayReach) reach()
  }, [mayReach, rows.length])
  useImperativeHandle(toTop, () => () => {
    // Scrolls through the virtualizer, which measures rows during the scroll and would restore its own
    // position.
    virtualizer.scrollToOffset(0)
    box.current?.focus({ preventScroll: true })
  })
  return (
    // The handlers only notice the focus of the rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      // A scrolling element must be reachable by keyboard, itself or through its rows.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={cursor ? -1 : 0}
      aria-label={label}
      className={look.box}
      onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop > TOP_PX ? 'away' : 'top')}
      onFocus={cursor && (() => cursor.onFocus('inside'))}
      // A window that loses the focus keeps its active element.
      onBlur={
        cursor &&
        (({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)
            ? undefined
            : cursor.onFocus('outside'))
      }
    >
      {rows.length === 0 ? null : (
        <ol
          style={{
            paddingBlockStart: first?.start ?? 0,
            paddingBlockEnd: virtualizer.getTotalSize() - (last?.end ?? 0),
          }}
        >
          {items.map(({ key, index }) => {
            const row = rows[index]
            return row === undefined ? null : (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className={look.row}
                {...(cursor ? { onFocus: () => place.put(index) } : {})}
              >
                {children(row, index === place.at ? 0 : -1)}
              </li>
            )
          })}
        </ol>
      )}
      {foot}
    </section>
  )
}

const line = css({
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'border.surface',
})

const CARDS = { box: cx(table().frame, table().stream), row: line, rowPx: 64 }
