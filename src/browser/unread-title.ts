import { useEffect } from 'react'

interface TitleMark {
  read: () => number
  write: (next: number) => void
  follow: (changed: () => void) => () => void
}

let mark = 0
const followers = new Set<() => void>()

/** How many things wait behind this tab for somebody to look; its name says so. */
export const unreadTitle: TitleMark = {
  read: () => mark,
  write: (next) => {
    if (next === mark) return
    mark = next
    for (const changed of followers) changed()
  },
  follow: (changed) => {
    followers.add(changed)
    return () => void followers.delete(changed)
  },
}

/** Tells the name of the tab how many things wait, for as long as the component is there. */
export function useUnreadTitle(count: number): void {
  useEffect(() => unreadTitle.write(count), [count])
  useEffect(() => () => unreadTitle.write(0), [])
}
