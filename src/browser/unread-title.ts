import { useEffect } from 'react'

interface TitleMark {
  read: () => number
  write: (next: number) => void
  follow: (changed: () => void) => () => void
}

let mark = 0
const followers = new Set<() => void>()

/** The number of unread items, shown in the tab's title. */
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

/** Shows the count in the title while the component is mounted. */
export function useUnreadTitle(count: number): void {
  useEffect(() => unreadTitle.write(count), [count])
  useEffect(() => () => unreadTitle.write(0), [])
}
