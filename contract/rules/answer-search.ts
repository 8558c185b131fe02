import type { AnswerResult, Submission } from '../models/submission.ts'

export const SEARCHED_VERDICTS = {
  right: 'Accepted',
  wrong: 'WrongAnswer',
  cheat: 'CheatDetected',
  unopened: 'NotFound',
} as const satisfies Record<string, AnswerResult>
export type SearchedVerdict = keyof typeof SEARCHED_VERDICTS

/** The words before a colon that narrow a search to one column. */
export const SEARCHED_COLUMNS = ['team', 'person', 'challenge', 'ip'] as const
export type SearchedColumn = (typeof SEARCHED_COLUMNS)[number]

/** All parts must match. An empty part matches every submission. */
export interface AnswerSearch extends Record<SearchedColumn, string> {
  /** Part of the name of a team, a user or a challenge, of the flag, or of the address. */
  text: string
  is: SearchedVerdict | null
}

export const NO_SEARCH: AnswerSearch = { text: '', is: null, team: '', person: '', challenge: '', ip: '' }

const WORD = /(?<=^|\s)(is|team|person|challenge|ip):(?:"([^"]*)"|(\S+))(?=\s|$)/gi

/**
 * Reads `team:owls is:wrong salt`. A value with blanks is quoted. If a word occurs twice, the last one
 * counts. Text without a known word is searched for literally.
 */
export function readAnswerSearch(typed: string): AnswerSearch {
  const search = { ...NO_SEARCH }
  const rest = typed.replace(WORD, (word: string, key: string, quoted?: string, plain?: string) => {
    const value = (quoted ?? plain ?? '').trim()
    const name = key.toLowerCase()
    if (name === 'is') {
      const verdict = value.toLowerCase()
      if (!isVerdict(verdict)) return word
      search.is = verdict
      return ''
    }
    const column = SEARCHED_COLUMNS.find((each) => each === name)
    if (column === undefined || value === '') return word
    search[column] = value
    return ''
  })
  search.text = rest.replaceAll(/\s+/g, ' ').trim()
  return search
}

function isVerdict(value: string): value is SearchedVerdict {
  return Object.hasOwn(SEARCHED_VERDICTS, value)
}

/**
 * `readAnswerSearch` reads the result as the same search, unless it has a quotation mark or doubled blanks.
 */
export function writeAnswerSearch({ text, is, ...columns }: AnswerSearch): string {
  const words = SEARCHED_COLUMNS.flatMap((column) => {
    const value = columns[column]
    if (value === '') return []
    return [`${column}:${/\s/.test(value) ? `"${value}"` : value}`]
  })
  return [...(is === null ? [] : [`is:${is}`]), ...words, ...(text === '' ? [] : [text])].join(' ')
}

/**
 * Whether a pushed submission matches a search. The server uses the same rule for stored ones. `isMasked`:
 * flags and addresses do not match.
 */
export function isAnswerFound(search: AnswerSearch, row: Submission, isMasked: boolean): boolean {
  const holds = (value: string, part: string) => value.toLowerCase().includes(part.toLowerCase())
  const ip = isMasked ? '' : (row.facts?.ip ?? '')
  const told = [row.team, row.user, row.challenge, ...(isMasked ? [] : [row.answer, ip])]
  return (
    (search.is === null || SEARCHED_VERDICTS[search.is] === row.status) &&
    holds(row.team, search.team) &&
    holds(row.user, search.person) &&
    holds(row.challenge, search.challenge) &&
    (search.ip === '' || ip.startsWith(search.ip.toLowerCase())) &&
    (search.text === '' || told.some((value) => holds(value, search.text)))
  )
}
