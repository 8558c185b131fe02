import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { mayMove, slideFrom } from './motion.ts'

/**
 * Slides the children of a list to their new positions when one appears, disappears or overtakes another.
 * `keys` has one key for each child, in their order.
 */
export function useSlides<List extends HTMLElement>(keys: readonly Key[]): RefObject<List | null> {
  const list = useRef<List>(null)
  const before = useRef<Places>(new Map())
  const slide = useEffectEvent(() => {
    if (!list.current) return
    const places = placesIn(list.current, keys)
    if (mayMove()) for (const [key, place] of places) moved(place, before.current.get(key))
    before.current = places
  })
  const sight = keys.join('\n')
  useLayoutEffect(() => slide(), [sight])
  return list
}

type Key = string | number
type Places = ReadonlyMap<Key, { element: HTMLElement; top: number }>

function placesIn(list: HTMLElement, keys: readonly Key[]): Places {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  return new Map(rows.map((element, index) => [keys[index] ?? '', { element, top: element.offsetTop }]))
}

function moved({ element, top }: { element: HTMLElement; top: number }, was: { top: number } | undefined) {
  if (was && was.top !== top) slideFrom(element, was.top - top)
}
