import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ReactNode, type RefObject } from 'react'
import { css, cx } from '#styled/css/index.js'
import { table } from '#styled/recipes/table.js'

export interface StreamListProps<Row> {
  label: string
  /** Newest first. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  children: (row: Row) => ReactNode
  foot: ReactNode
  /** Runs when the user scrolls away from the top, and when they return to it. */
  onScroll: (place: 'top' | 'away') => void
  /** Runs when the end of the list comes into view. Null: the list loads nothing then. */
  onEnd: (() => void) | null
  toTop: RefObject<() => void>
  /** The classes of the box and of a row, and the height of a row before it is measured. */
  look?: { box: string; row: string; rowPx: number }
}

/** Up to this distance the list counts as at its top, because a finger rarely stops at exactly 0. */
const TOP_PX = 8
const OVERSCAN = 6
/** The height of a large screen, until the box is measured. */
const FIRST_GUESS = { width: 0, height: 1_200 }

/**
 * Rows of any height, newest on top, of which only the visible ones are in the document. The box as a whole
 * has the focus, because rows disappear while scrolling.
 */
export function StreamList<Row>({
  label,
  rows,
  rowKey,
  children,
  foot,
  onScroll,
  onEnd,
  toTop,
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
    <section
      ref={box}
      // A scrolling element must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      className={look.box}
      onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop > TOP_PX ? 'away' : 'top')}
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
              >
                {children(row)}
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
