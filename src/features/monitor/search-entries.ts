import type { Passage } from '#machines/admin/live-entries.ts'
import { foundBy } from '#src/url/text-filter.ts'
import { toldAnswer } from './masked-answer.ts'

/** By team, user and challenge. Never by the answer: what is hidden must not be found out by searching. */
export const foundAmong = foundBy((passage: Passage): string => {
  switch (passage.kind) {
    case 'event': {
      const { team, user, content } = passage.event
      return [team, user, toldAnswer(passage.event)?.after ?? content].join('\n')
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
