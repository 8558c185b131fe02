import { RE2JS } from 're2js'
import { MAX_PATTERN_SIZE } from '#contract/rules/edit-limits.ts'

/** Patterns of running games, so that a submission does not compile them again. */
const MAX_KEPT = 200
const kept = new Map<string, RE2JS>()

/**
 * Whether the whole text fits the pattern. The engine never goes back in the text, so its time grows only
 * with the lengths of both. A pattern that it cannot read fits nothing.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const compiled = kept.get(pattern) ?? compile(pattern)
  if (compiled === null) return false
  kept.delete(pattern)
  kept.set(pattern, compiled)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return compiled.testExact(text)
}

/** Null: the pattern can be stored. */
export function patternFlaw(pattern: string): 'malformed' | 'large' | null {
  const compiled = compile(pattern.normalize('NFC'))
  if (compiled === null) return 'malformed'
  return compiled.programSize() > MAX_PATTERN_SIZE ? 'large' : null
}

/** `.` is any character, and `^` and `$` are the ends of the text. */
function compile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern, RE2JS.DOTALL)
  } catch {
    return null
  }
}
