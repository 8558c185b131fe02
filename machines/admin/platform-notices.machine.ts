import type { Announcement } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { actMachine, type ActView } from '../kit/act.ts'

export type PlatformNoticeTask =
  /** In milliseconds. Null: at once. */
  | { kind: 'send'; content: string; at: number | null }
  /** `content`: as the screen shows it, for the confirm dialog. `isOut`: every page shows it, or has. */
  | { kind: 'withdraw'; id: number; content: string; isOut: boolean }
export type PlatformNoticesView = ActView<PlatformNoticeTask, null>

/** A plan needs no question, because nobody sees it and it can be cancelled. */
export const platformNoticesMachine = actMachine<object, PlatformNoticeTask>({
  id: 'platformNotices',
  description: 'Shows a notice on every page of the platform, plans it, or withdraws it.',
  isEmpty: (task) => task.kind === 'send' && task.content.trim() === '',
  ask: toQuestion,
  isHarmless: (task) => task.kind === 'send' && task.at !== null,
  tell: toAnnouncement,
})

function toQuestion(task: PlatformNoticeTask): Question {
  if (task.kind === 'send') return { kind: 'publish-to-platform', notice: task.content }
  return { kind: task.isOut ? 'withdraw-platform-notice' : 'cancel-notice', notice: task.content }
}

function toAnnouncement(task: PlatformNoticeTask): Announcement {
  if (task.kind === 'withdraw') return { kind: 'notice-deleted' }
  return { kind: task.at === null ? 'notice-published' : 'notice-planned' }
}
