import type { Announcement } from '#machines/app/announcement.ts'

export interface Announcer {
  /** Resolves with the first announcement, so that the part that shows them loads on demand. */
  begun: Promise<void>
  announce: (announcement: Announcement) => void
  /** A new listener also gets earlier announcements that nobody received, because it may load later. */
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
