import { EMAIL_MAX } from '#contract/rules/account.ts'
import { withoutLookAlikes } from '#contract/rules/user-name.ts'

/**
 * What two names have in common when people take them for the same one: width and style of letters, case,
 * blanks around, and characters that do not show. E-mail addresses are unique in this form.
 */
export function canonical(text: string): string {
  // Nobody is called so, and to look into it would be dear: one letter may stand for eighteen.
  if (text.length > EMAIL_MAX) return text
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .trim()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
}

/** User names are unique in this form: a name in letters that look like those of another is taken. */
export const nameKeyOf = (name: string): string => withoutLookAlikes(canonical(name))
