import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ReactNode, type RefObject } from 'react'
import { css, cx } from '#styled/css/index.js'
import { board } from '#styled/recipes/board.js'
import { table } from '#styled/recipes/table.js'

export interface StreamListProps<Row> {
  label: string
  /** Newest first. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  children: (row: Row) => ReactNode
  /** The content below the last row. */
  foot: ReactNode
  /** Told when the list is pushed away from its top, and when it is there again. */
  onScroll: (place: 'top' | 'away') => void
  /** Told when its end comes into view; null while nothing is to be done about that. */
  onEnd: (() => void) | null
  /** Receives the function that scrolls to the top. */
  toTop: RefObject<() => void>
}

/** A finger does not rest on the very first pixel. */
const TOP_PX = 8
const ROW_PX = 64
const OVERSCAN = 6
/** As high as a large screen, until the box is measured. */
const FIRST_GUESS = { width: 0, height: 1_200 }

/**
 * Rows of any height that come on top, of which only those in view are in the page. The box as a whole has
 * the focus: rows come and go.
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
}: StreamListProps<Row>) {
  const box = useRef<HTMLElement>(null)
  // The virtualizer changes with each scroll step, and nothing here is memoised from it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: FIRST_GUESS,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => rect.height > 0 && tell(rect)),
    measureElement: (element) => element.getBoundingClientRect().height || ROW_PX,
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
    // Not the box by itself: rows are measured while it moves, and the virtualizer would put it back to where
    // it was.
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
      className={cx(table().frame, board().stream)}
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
                className={line}
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
