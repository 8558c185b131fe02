import { useEffect, useEffectEvent } from 'react'
import type { Subscription } from 'xstate'
import type { Announcement } from '#machines/app/announcement.ts'
import { useAnnounce } from './use-announcements.ts'

interface Telling {
  on: (type: 'announce', hear: (told: { announcement: Announcement }) => void) => Subscription
}

/**
 * What the process of a screen has to tell in passing is shown where all of that is; `afterwards` is for what
 * the screen does about it.
 */
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
