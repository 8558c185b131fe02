import { useEffect, useEffectEvent } from 'react'
import type { Announcement } from '#machines/app/announcement.ts'
import { useWired } from './wired.ts'

export function useAnnounce(): (announcement: Announcement) => void {
  return useWired().announcer.announce
}

export function useAnnouncements(show: (announcement: Announcement) => void): void {
  const { announcer } = useWired()
  const latest = useEffectEvent(show)
  useEffect(() => announcer.listen((announcement) => latest(announcement)), [announcer])
}
