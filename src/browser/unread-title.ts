import { useEffect } from 'react'

interface TitleMark {
  read: () => number
  write: (next: number) => void
  follow: (changed: () => void) => () => void
}

let mark = 0
const followers = new Set<() => void>()

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

export function useUnreadTitle(count: number): void {
  useEffect(() => unreadTitle.write(count), [count])
  useEffect(() => () => unreadTitle.write(0), [])
}
