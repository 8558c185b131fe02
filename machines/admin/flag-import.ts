import { FLAG_MAX } from '#contract/rules/challenge.ts'
import { MAX_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'

/** `with-address`: each line has a flag, blanks, and the URL of its attachment. */
export type LineForm = 'alone' | 'with-address'
export type FlagLineFlaw = 'long' | 'no-address' | 'bad-address' | 'no-flag'
export interface FlagLine {
  /** Counts from 1. */
  line: number
  flag: string
  url: string | null
  flaw: FlagLineFlaw | null
  /** `above`: an earlier line has the same flag. `stored`: the challenge has it already. */
  double: 'above' | 'stored' | null
}
export interface NewFlag {
  flag: string
  url: string | null
}

/** Reads one flag from each line and skips blank lines. */
export function readFlagLines(text: string, form: LineForm, stored: readonly string[]): readonly FlagLine[] {
  const known = new Set(stored)
  const above = new Set<string>()
  return text.split(/\r\n|\r|\n/).flatMap((raw, at) => {
    const written = raw.trim()
    if (written === '') return []
    const { flag, url } = form === 'alone' ? { flag: written, url: null } : splitLine(written)
    const double = above.has(flag) ? 'above' : known.has(flag) ? 'stored' : null
    above.add(flag)
    return [{ line: at + 1, flag, url, flaw: flawOf(flag, url, form), double }]
  })
}

/**
 * Leaves out flawed lines, and without attachments also repeated and stored flags. Flags with attachments may
 * repeat: each is assigned to one team, and two teams may share a flag on purpose.
 */
export function flagsIn(lines: readonly FlagLine[], form: LineForm): readonly NewFlag[] {
  return lines
    .filter(({ flaw, double }) => flaw === null && (form === 'with-address' || double === null))
    .map(({ flag, url }) => ({ flag, url }))
}

export function mayAdd(lines: readonly FlagLine[], form: LineForm): boolean {
  const count = flagsIn(lines, form).length
  return count > 0 && count <= MAX_FLAGS_AT_ONCE && lines.every(({ flaw }) => flaw === null)
}

/** The URL is the last word of a line: a flag may contain blanks, a URL may not. */
function splitLine(written: string): { flag: string; url: string | null } {
  const found = /^(.*)\s(\S+)$/u.exec(written)
  const [, flag = '', url = ''] = found ?? []
  if (found) return { flag: flag.trim(), url }
  return /^https?:\/\//i.test(written) ? { flag: '', url: written } : { flag: written, url: null }
}

function flawOf(flag: string, url: string | null, form: LineForm): FlagLineFlaw | null {
  if (flag === '') return 'no-flag'
  if (flag.length > FLAG_MAX) return 'long'
  if (form === 'alone') return null
  if (url === null) return 'no-address'
  return isRemoteUrl(url) ? null : 'bad-address'
}
