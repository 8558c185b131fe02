import { MAX_TEXT_LENGTH } from '../rules/edit-limits.ts'
import { MAX_NOTICE_TEAMS } from '../rules/notice-plan.ts'
import { isBlank } from '../rules/team.ts'
import type { Field, FormOf } from './field.ts'
import { choice, ids, moment, prose } from './kinds.ts'

const content: Field<string, string, 'missing' | 'long'> = {
  ...prose({ most: MAX_TEXT_LENGTH }),
  flawOf: (typed) => (isBlank(typed) ? 'missing' : typed.length > MAX_TEXT_LENGTH ? 'long' : null),
}

export const NOTICE_AUDIENCES = ['all', 'teams'] as const

/** A server without the extension `addressed-notices` stores the content only. */
export const NOTICE = {
  content,
  audience: choice(NOTICE_AUDIENCES, 'all'),
  /** Ids of participations. They stay in the form while the notice is for all. */
  teams: ids({ most: MAX_NOTICE_TEAMS }),
  /** When the notice comes out. Empty: at once. */
  at: moment(),
}
export type NoticeForm = FormOf<typeof NOTICE>
