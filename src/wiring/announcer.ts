import type { Announcement } from '#machines/app/announcement.ts'

export interface Announcer {
  /** Resolves with the first announcement: before it, nothing needs to be there that shows any. */
  begun: Promise<void>
  announce: (announcement: Announcement) => void
  /**
   * A listener also gets the announcements that nobody heard: the part that shows them is loaded only when
   * there is one.
   */
  listen: (show: (announcement: Announcement) => void) => () => void
}

export function openAnnouncer(): Announcer {
  const listeners = new Set<(announcement: Announcement) => void>()
  let unheard: Announcement[] = []
  let begin = () => {}
  return {
    begun: new Promise((resolve) => void (begin = resolve)),
    announce(announcement) {
      begin()
      if (listeners.size === 0) unheard.push(announcement)
      else for (const show of listeners) show(announcement)
    },
    listen(show) {
      listeners.add(show)
      const kept = unheard
      unheard = []
      kept.forEach(show)
      return () => listeners.delete(show)
    },
  }
}
