import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move between links that are arranged in lines. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement)) return
  const next = neighbourOf(target, [...currentTarget.querySelectorAll('a')], key)
  if (next === null) return
  event.preventDefault()
  next.focus()
}

/** The element that a key leads to. Null: the key leads nowhere. */
function neighbourOf<Item extends HTMLElement>(
  from: Item | HTMLElement,
  items: readonly Item[],
  key: string,
): Item | null {
  const at = items.findIndex((item) => item === from)
  if (at < 0) return null
  switch (key) {
    case 'ArrowRight':
      return items[at + 1] ?? null
    case 'ArrowLeft':
      return items[at - 1] ?? null
    case 'Home':
      return items[0] ?? null
    case 'End':
      return items.at(-1) ?? null
    case 'ArrowDown':
      return nearest(from, items, 1)
    case 'ArrowUp':
      return nearest(from, items, -1)
    default:
      return null
  }
}

/** The horizontally closest element in the next line up or down. */
function nearest<Item extends HTMLElement>(
  from: HTMLElement,
  items: readonly Item[],
  way: 1 | -1,
): Item | null {
  const here = from.getBoundingClientRect()
  const placed = items
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (way === 1 ? box.top >= here.bottom : box.bottom <= here.top))
  const line = placed.reduce(
    (best, { box }) => Math.min(best, Math.abs(box.top - here.top)),
    Number.POSITIVE_INFINITY,
  )
  const aside = ({ left, width }: DOMRect) => Math.abs(left + width / 2 - (here.left + here.width / 2))
  const [found] = placed
    .filter(({ box }) => Math.abs(box.top - here.top) === line)
    .toSorted((one, other) => aside(one.box) - aside(other.box))
  return found?.item ?? null
}
