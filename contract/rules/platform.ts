import { MAX_TITLE_LENGTH } from './edit-limits.ts'

/** The base wire has no limit for these texts. Every page loads them, so they get the limit of a title. */
export const MAX_PLATFORM_TEXT_LENGTH = MAX_TITLE_LENGTH
export const MAX_DOMAINS = 100
/** The limit of the domain name system. */
export const MAX_DOMAIN_LENGTH = 253
/** For the whole list, commas included. */
export const MAX_DOMAIN_LIST_LENGTH = MAX_DOMAINS * (MAX_DOMAIN_LENGTH + 1)

const COLOUR = /^#[\da-f]{6}$/i
/** One label of a domain: letters of any script, digits, and hyphens inside. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

export const isColour = (text: string): boolean => COLOUR.test(text)

/** Whether emails can be sent to this domain. Users often type an `@` in front, which is no part of it. */
export function isMailDomain(text: string): boolean {
  const labels = text.split('.')
  return text.length <= MAX_DOMAIN_LENGTH && labels.length > 1 && labels.every((label) => LABEL.test(label))
}

/** Accepts a whole address too, because users paste addresses. */
export const toMailDomain = (text: string): string => text.trim().toLowerCase().replace(/^.*@/, '')

/** Accepts the list as administrators type it: separated by commas, in any case, with blanks. */
export const domainsIn = (list: string): string[] =>
  list
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')
