import { EMAIL_MAX } from '#contract/rules/account.ts'
import { withoutLookAlikes } from '#contract/rules/user-name.ts'

/**
 * The form in which names are compared: without differences in width and style of letters, case, surrounding
 * blanks and invisible characters. Email addresses are unique in this form.
 */
export function canonical(text: string): string {
  // No name is this long, and normalising would be expensive: one character may expand to eighteen.
  if (text.length > EMAIL_MAX) return text
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .trim()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
}

/** User names are unique in this form, so that no name can imitate another with similar letters. */
export const nameKeyOf = (name: string): string => withoutLookAlikes(canonical(name))
