import { useEffect, useEffectEvent } from 'react'
import type { Announcement } from '#machines/app/announcement.ts'
import { useAnnounce } from './use-announcements.ts'

/** Tells something once, when it comes into view: for a redirection, which no press stands behind. */
export function AnnounceOnce({ announcement }: { announcement: Announcement }) {
  const announce = useAnnounce()
  const tell = useEffectEvent(() => announce(announcement))
  // A microtask later: who shows it may draw at once, and React allows no drawing within drawing.
  useEffect(() => queueMicrotask(tell), [])
  return null
}
