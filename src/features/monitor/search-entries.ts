import type { LiveEntry } from '#machines/admin/live-entries.ts'
import { textFilter } from '#src/url/text-filter.ts'
import { maskedAnswer } from './masked-answer.ts'

/** By team, user and challenge. Never by the answer: what is hidden must not be found out by searching. */
export const searchEntries = textFilter((passage: LiveEntry): string => {
  switch (passage.kind) {
    case 'event': {
      const { team, user, content } = passage.event
      return [team, user, maskedAnswer(passage.event)?.after ?? content].join('\n')
    }
    case 'submission':
      return [passage.submission.team, passage.submission.user, passage.submission.challenge].join('\n')
    case 'log':
    case 'audit':
      return ''
    default:
      return passage satisfies never
  }
})
