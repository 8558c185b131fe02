import type { Announcement } from '#machines/app/announcement.ts'
import type { Catalogue } from '#src/text/catalogue.ts'
import { problemWords } from '#src/text/problem-words.ts'
import type { Toast } from '#src/ui/toast.ts'

export function toToast(announcement: Announcement, { app, screens }: Catalogue): Toast {
  const words = app.announcement
  switch (announcement.kind) {
    case 'signed-in':
      return { tone: 'success', title: words.signedIn }
    case 'signed-out':
      return { tone: 'success', title: words.signedOut }
    case 'account-disabled':
      return { tone: 'failure', title: words.accountDisabled }
    case 'language-missing':
      return { tone: 'failure', title: words.languageMissing }
    case 'copied':
      return { tone: 'success', title: words.copied }
    // The same redirection twice says nothing new.
    case 'redirected':
      return { tone: 'warning', title: words.redirected[announcement.why], id: 'no-access' }
    case 'failed':
      // A limit is told without a title of its own, as it is no fault.
      return announcement.problem.kind === 'too-often'
        ? { tone: 'failure', text: screens.reading.tooOften }
        : { tone: 'failure', title: words.failed, text: problemWords(announcement.problem, screens.reading) }
    default:
      return announcement satisfies never
  }
}
