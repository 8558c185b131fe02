import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type DragEvent, type ReactNode } from 'react'
import { denseList, type DenseListVariantProps } from '#styled/recipes/dense-list.js'
import { DenseHead, type DenseColumn } from './dense-head.tsx'
import { ROW_STEPS } from './row-steps.ts'
import { useListKeys } from './use-list-keys.ts'
import { useRowCursor } from './use-row-cursor.ts'

export interface DenseListProps<Row> {
  label: string
  of: NonNullable<DenseListVariantProps['of']>
  columns: readonly DenseColumn[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The keys of the chosen rows. Missing: rows cannot be chosen. */
  chosen?: ReadonlySet<string>
  onChoose?: (chosen: ReadonlySet<string>) => void
  /** Runs after Enter on a row, or a press on it. */
  onOpen?: (row: Row) => void
  /** Runs when a key has moved the cursor to the row. */
  onMove?: (row: Row) => void
  /** Gets any other key, with the row that has the cursor. True: the press is consumed. */
  onKey?: (key: string, row: Row) => boolean
  /** Set while a row is dragged. `over`: the row below it, and the side on which it would be put. */
  dropping?:
    | {
        over: { key: string; side: 'before' | 'after' } | null
        onOver: (row: Row) => void
        onDrop: (row: Row) => void
      }
    | undefined
  /** The key of a row that stays in the document out of sight, because it holds typed text. */
  held?: string | null
  /** Called when the list is scrolled away from its top, and when it is back. */
  onScroll?: (place: 'top' | 'away') => void
  foot?: ReactNode
  /**
   * `tab` is the tab index for the controls of the row, because only the row with the cursor is a tab stop.
   */
  children: (row: Row, tab: 0 | -1) => ReactNode
}

const OVERSCAN = 4
/** The height of a large screen, until the box is measured. */
const FIRST_GUESS = { width: 0, height: 1_200 }
const ROW_PX = 32
/** Up to this distance the list counts as at its top, because a finger rarely stops at exactly 0. */
const TOP_PX = 8

/** Rows of one height, of which only the visible ones are in the document. Keys move a cursor over them. */
export function DenseList<Row>(props: DenseListProps<Row>) {
  const {
    label,
    of,
    columns,
    rows,
    rowKey,
    chosen,
    onChoose,
    onOpen,
    onKey,
    dropping,
    held,
    foot,
    children,
  } = props
  const box = useRef<HTMLDivElement>(null)
  const keys = rows.map(rowKey)
  const heldAt = held == null ? -1 : keys.indexOf(held)
  const style = denseList({ of })
  // The virtualizer changes with each scroll step, and nothing here is memoised from it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: FIRST_GUESS,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return heldAt < 0 || seen.includes(heldAt)
        ? seen
        : [...seen, heldAt].toSorted((one, other) => one - other)
    },
    getItemKey: (index) => keys[index] ?? index,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => rect.height > 0 && tell(rect)),
    measureElement: (element) => element.getBoundingClientRect().height || ROW_PX,
  })
  const cursor = useRowCursor(box, keys, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }))
  const turn = (index: number, isOn: 'on' | 'other') => {
    const key = keys[index]
    if (key === undefined || !onChoose || !chosen) return
    const next = new Set(chosen)
    if (isOn === 'other' && next.has(key)) next.delete(key)
    else next.add(key)
    onChoose(next)
  }
  const hear = (key: string, isShifted: boolean): boolean => {
    const row = rows[cursor.at]
    if (row === undefined) return false
    const step = ROW_STEPS[key]
    if (step !== undefined) {
      const next = cursor.at + step
      if (isShifted && chosen && onChoose) {
        const both = [keys[cursor.at], keys[next]].filter((each) => each !== undefined)
        onChoose(new Set([...chosen, ...both]))
      }
      cursor.go(next)
      const reached = rows[next]
      if (reached !== undefined) props.onMove?.(reached)
      return true
    }
    if (key === 'x' && onChoose) return (turn(cursor.at, 'other'), true)
    if (key === '*' && onChoose) return (onChoose(new Set(keys)), true)
    if (key === 'Escape' && onChoose && chosen && chosen.size > 0) return (onChoose(new Set()), true)
    if (key === 'Enter' && onOpen) return (onOpen(row), true)
    return onKey?.(key, row) ?? false
  }
  useListKeys(hear)
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      {...(onChoose ? { 'aria-multiselectable': true } : {})}
      className={style.grid}
    >
      <DenseHead of={of} columns={columns} />
      <div
        ref={box}
        role="rowgroup"
        className={style.box}
        onScroll={({ currentTarget }) => props.onScroll?.(currentTarget.scrollTop > TOP_PX ? 'away' : 'top')}
      >
        <div
          role="presentation"
          style={{
            paddingBlockStart: first?.start ?? 0,
            paddingBlockEnd: virtualizer.getTotalSize() - (last?.end ?? 0),
          }}
        >
          {items.map(({ key, index, start }, nth) => {
            const row = rows[index]
            if (row === undefined) return null
            // Rows that are not drawn between a held row and the seen ones.
            const gap = start - (items[nth - 1]?.end ?? start)
            const tab = index === cursor.at ? 0 : -1
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                tabIndex={tab}
                data-index={index}
                data-key={keys[index]}
                aria-rowindex={index + 2}
                {...(onChoose ? { 'aria-selected': chosen?.has(keys[index] ?? '') ?? false } : {})}
                data-current={tab === 0 ? true : undefined}
                className={style.row}
                {...(gap > 0 ? { style: { marginBlockStart: gap } } : {})}
                onFocus={() => cursor.put(index)}
                {...(dropping
                  ? {
                      'data-over': dropping.over?.key === keys[index] ? dropping.over?.side : undefined,
                      onDragOver: (event: DragEvent) => {
                        event.preventDefault()
                        dropping.onOver(row)
                      },
                      onDrop: (event: DragEvent) => {
                        // Some browsers open dropped text as an address.
                        event.preventDefault()
                        dropping.onDrop(row)
                      },
                    }
                  : {})}
              >
                {children(row, tab)}
              </div>
            )
          })}
        </div>
        {foot}
      </div>
    </div>
  )
}
