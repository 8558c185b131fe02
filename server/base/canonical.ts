import { EMAIL_MAX } from '#contract/rules/account.ts'

/**
 * The form in which names and email addresses are unique: it ignores width, style, case, surrounding blanks
 * and invisible characters. Look-alikes of other scripts are not covered.
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
