import { MAX_TITLE_LENGTH } from './edit-limits.ts'

/**
 * The base wire has no bounds for these. Everybody is told them with every start, and so they are those of a
 * title.
 */
export const MAX_PLATFORM_TEXT_LENGTH = MAX_TITLE_LENGTH
export const MAX_DOMAINS = 100
/** As the domain name system has it. */
export const MAX_DOMAIN_LENGTH = 253
/** What a list of them comes to, with its commas. */
export const MAX_DOMAIN_LIST_LENGTH = MAX_DOMAINS * (MAX_DOMAIN_LENGTH + 1)

const COLOUR = /^#[\da-f]{6}$/i
/** One label: letters of any script, digits, and hyphens inside. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

export const isColour = (text: string): boolean => COLOUR.test(text)

/** Whether mail could go to an address of it. A typed `@` in front is the commonest slip. */
export function isMailDomain(text: string): boolean {
  const labels = text.split('.')
  return text.length <= MAX_DOMAIN_LENGTH && labels.length > 1 && labels.every((label) => LABEL.test(label))
}

/** What was meant by what was typed or pasted: an address stands for its domain. */
export const toMailDomain = (text: string): string => text.trim().toLowerCase().replace(/^.*@/, '')

/** As admins write them: with commas between, in any case and with blanks. */
export const domainsIn = (list: string): string[] =>
  list
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')
