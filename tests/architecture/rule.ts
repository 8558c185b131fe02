import type { Source } from './source.ts'

/**
 * A rule of the house, told by what it finds wrong, with samples that show that it bites and that it does not
 * bite everything.
 */
export interface Rule {
  name: string
  faults(sources: readonly Source[]): string[]
  bites: readonly Sample[]
  spares: readonly Sample[]
}
/** One or several files: path → text. */
export type Sample = Readonly<Record<string, string>>
