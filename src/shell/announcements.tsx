import { useAnnouncements } from '#src/bind/use-announcements.ts'
import { announcementWords } from '#src/text/areas/announcement.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { showToast } from '#src/ui/toast.ts'
import { Toaster } from '#src/ui/toaster.tsx'
import { toToast } from './announcement-toast.ts'

export function Announcements() {
  const { locale, screens } = useText()
  const words = useWords(announcementWords)
  useAnnouncements((announcement) => showToast(toToast(announcement, words, screens.reading, locale)))
  return <Toaster />
}
