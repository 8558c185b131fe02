import { useEffect, useEffectEvent } from 'react'
import type { Announcement } from '#machines/app/announcement.ts'
import { useAnnounce } from './use-announcements.ts'

/** Announces something on mount, for redirections, which follow no press of the user. */
export function AnnounceOnce({ announcement }: { announcement: Announcement }) {
  const announce = useAnnounce()
  const tell = useEffectEvent(() => announce(announcement))
  // Waits a microtask, because the listener may render and React forbids that during a render.
  useEffect(() => queueMicrotask(tell), [])
  return null
}
