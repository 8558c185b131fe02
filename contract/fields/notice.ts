import { MAX_TEXT_LENGTH } from '../rules/edit-limits.ts'
import { isBlank } from '../rules/team.ts'
import type { Field, FormOf } from './field.ts'
import { prose } from './kinds.ts'

const content: Field<string, string, 'missing' | 'long'> = {
  ...prose({ most: MAX_TEXT_LENGTH }),
  flawOf: (typed) => (isBlank(typed) ? 'missing' : typed.length > MAX_TEXT_LENGTH ? 'long' : null),
}

export const NOTICE = { content }
export type NoticeForm = FormOf<typeof NOTICE>
