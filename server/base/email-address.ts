import { EMAIL_MAX } from '#contract/rules/account.ts'

/** Accepts a single plain address: mail headers give a meaning to names, lists, routes and comments. */
export function isSingleEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && ONE_ADDRESS.test(text)
}

const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u
