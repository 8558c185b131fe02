import { useEffect, useEffectEvent } from 'react'
import type { Announcement } from '#machines/app/announcement.ts'
import { useWired } from './wired.ts'

/** For who has something to tell in passing. */
export function useAnnounce(): (announcement: Announcement) => void {
  return useWired().announcer.announce
}

/** For the one place that shows announcements. */
export function useAnnouncements(show: (announcement: Announcement) => void): void {
  const { announcer } = useWired()
  const latest = useEffectEvent(show)
  useEffect(() => announcer.listen((announcement) => latest(announcement)), [announcer])
}
