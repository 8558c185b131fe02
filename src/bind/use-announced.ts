import { useEffect, useEffectEvent } from 'react'
import type { Subscription } from 'xstate'
import type { Announcement } from '#machines/app/announcement.ts'
import { useAnnounce } from './use-announcements.ts'

interface Telling {
  on: (type: 'announce', hear: (told: { announcement: Announcement }) => void) => Subscription
}

/** Shows the announcements of a process. `afterwards` runs after each of them. */
export function useAnnounced(process: Telling, afterwards: () => void = () => {}): void {
  const announce = useAnnounce()
  const hear = useEffectEvent((announcement: Announcement) => {
    announce(announcement)
    afterwards()
  })
  useEffect(() => {
    const told = process.on('announce', ({ announcement }) => hear(announcement))
    return () => told.unsubscribe()
  }, [process])
}
