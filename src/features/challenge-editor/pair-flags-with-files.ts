import { FLAG_MAX } from '#contract/rules/challenge.ts'

/** `names`: each file is named as its flag. `lines`: one flag per line, in the order of the files. */
export type FlagSource = 'names' | 'lines'
export interface Pairing {
  flags: readonly string[]
  /** `few` and `many` count missing or extra flags. `long` names the file with a flag that is too long. */
  flaw: { kind: 'few' | 'many'; count: number } | { kind: 'long'; file: string } | null
}

/** The flag of each file. Empty lines are skipped. */
export function pairing(files: readonly string[], source: FlagSource, text: string): Pairing {
  const flags =
    source === 'names'
      ? files.map((name) => name.trim())
      : text
          .split(/\r\n|\r|\n/)
          .map((line) => line.trim())
          .filter((line) => line !== '')
  const difference = files.length - flags.length
  if (difference > 0) return { flags, flaw: { kind: 'few', count: difference } }
  if (difference < 0) return { flags, flaw: { kind: 'many', count: -difference } }
  const long = flags.findIndex((flag) => flag.length > FLAG_MAX)
  return { flags, flaw: long === -1 ? null : { kind: 'long', file: files[long] ?? '' } }
}
