import type { Source } from './source.ts'

/**
 * An architecture rule: it returns violations. Its samples prove that it finds some and does not report
 * everything.
 */
export interface Rule {
  name: string
  faults(sources: readonly Source[]): string[]
  bites: readonly Sample[]
  spares: readonly Sample[]
}
/** Files by path, because a rule also judges where a file is. */
export type Sample = Readonly<Record<string, string>>
