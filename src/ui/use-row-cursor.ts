import { useEffect, useRef, useState, type RefObject } from 'react'

interface CursorPlace {
  key: string
  index: number
}
export interface RowCursor {
  /** The index of the row with the cursor. -1: there is no row. */
  at: number
  put: (index: number) => void
  /** Moves the cursor and the focus to the row. */
  go: (index: number) => void
}

/** The row of a list that is its one tab stop. If this row disappears, the next one replaces it. */
export function useRowCursor(
  box: RefObject<HTMLElement | null>,
  keys: readonly string[],
  reveal: (index: number) => void,
): RowCursor {
  const [place, setPlace] = useState<CursorPlace | null>(null)
  // The row may not be in the document before the list has scrolled to it.
  const wanted = useRef<string | null>(null)
  const found = place === null ? 0 : keys.indexOf(place.key)
  const at = Math.min(keys.length - 1, found === -1 ? (place?.index ?? 0) : found)
  useEffect(() => {
    if (wanted.current === null) return
    const row = [...(box.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
      (each) => each.dataset['key'] === wanted.current,
    )
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })
  const put = (index: number) => {
    const key = keys[index]
    if (key !== undefined && (place?.key !== key || place.index !== index)) setPlace({ key, index })
  }
  return {
    at,
    put,
    go: (index) => {
      const next = Math.max(0, Math.min(keys.length - 1, index))
      wanted.current = keys[next] ?? null
      put(next)
      reveal(next)
    },
  }
}
