import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { COLUMN_REM } from './grid-frame.ts'

export interface Band {
  tag: ChallengeTag
  from: number
  count: number
}

const ICON_REM = 2.6
const LETTER_REM = 0.46

/**
 * Whether the name of a category fits over so many columns beside its icon; half of one tells less than none.
 */
export const isRoomFor = (label: string, count: number): boolean =>
  ICON_REM + lettersIn(label) * LETTER_REM <= count * COLUMN_REM

/** A letter of Chinese or Japanese is as wide as two of English. */
const lettersIn = (label: string) => [...label].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)

/** Neighbours of one category. */
export function bandsOf(challenges: readonly { tag: ChallengeTag }[]): readonly Band[] {
  const bands: Band[] = []
  challenges.forEach(({ tag }, from) => {
    const last = bands.at(-1)
    if (last?.tag === tag) last.count++
    else bands.push({ tag, from, count: 1 })
  })
  return bands
}
