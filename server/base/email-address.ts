import { EMAIL_MAX } from '#contract/rules/account.ts'

/**
 * Exactly one address, without anything that mail headers give a meaning to: no name, no list, no route, no
 * comment.
 */
export function isSingleEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && ONE_ADDRESS.test(text)
}

const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u
