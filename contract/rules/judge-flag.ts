import type { ChallengeType, FlagMatch } from '../models/challenge-names.ts'
import type { AnswerResult } from '../models/submission.ts'
import type { NoticeType } from '../models/notice.ts'

/** `CheatDetected` is missing, because `judgeFlag` does not know the flags of other teams. */
export type Verdict = Extract<AnswerResult, 'Accepted' | 'WrongAnswer' | 'NotFound'>
export interface WrittenFlag {
  id: number
  flag: string
}
/** The rule of a static challenge whose flags are not compared literally, or that needs all of them. */
export interface FlagRule {
  match: FlagMatch
  /** Each of the flags must be submitted. Otherwise each one solves the challenge. */
  needsAll: boolean
  flags: readonly WrittenFlag[]
  /** Ids of the flags that the team has submitted already. */
  found: readonly number[]
}
export interface JudgeInput {
  type: ChallengeType
  /** False: the challenge was not assigned to the team. */
  hasInstance: boolean
  /**
   * The flags that organisers entered. A static challenge accepts any of them, a dynamic one only `dealt`.
   */
  written: readonly string[]
  /**
   * The own flag of the team in a dynamic challenge. Null: no player of the team has opened the challenge, so
   * every flag is wrong.
   */
  dealt: string | null
  /** Null: `written` decides. Dynamic challenges ignore it, because a team has one flag, as it is written. */
  rule: FlagRule | null
}
/** Whether the whole text fits the pattern. The server has the engine. */
export type FitsPattern = (pattern: string, text: string) => boolean

export interface Judgement {
  verdict: Verdict
  /** Ids of the flags of the rule that the answer equals or fits. */
  fits: readonly number[]
  /** False with `Accepted`: the team has to submit other flags too. */
  solves: boolean
}

/** `answer` must be trimmed already. Every character and its case counts, unless the rule says otherwise. */
export function judgeFlag(input: JudgeInput, answer: string, fitsPattern: FitsPattern): Judgement {
  const { type, hasInstance, written, dealt, rule } = input
  if (!hasInstance) return { verdict: 'NotFound', fits: [], solves: false }
  if (isDynamic(type)) return judged(dealt === answer)
  if (rule === null) return judged(written.includes(answer))
  const fits = flagsFitting(rule, answer, fitsPattern)
  if (fits.length === 0) return judged(false)
  const found = new Set([...rule.found, ...fits])
  return { verdict: 'Accepted', fits, solves: !rule.needsAll || rule.flags.every(({ id }) => found.has(id)) }
}

/** An answer counts for every flag that it fits, so that equal flags are found together. */
export function flagsFitting(
  { match, flags }: Pick<FlagRule, 'match' | 'flags'>,
  answer: string,
  fitsPattern: FitsPattern,
): readonly number[] {
  const fits = {
    Exact: (flag: string) => flag === answer,
    AnyCase: (flag: string) => withoutCase(flag) === withoutCase(answer),
    Pattern: (flag: string) => fitsPattern(flag.normalize('NFC'), answer.normalize('NFC')),
  }[match]
  return flags.filter(({ flag }) => fits(flag)).map(({ id }) => id)
}

/**
 * Equal for texts that differ only in the case of letters, in every script and independent of a language. A
 * composed letter equals the same letter with a combining mark. By way of upper case, "ß" equals "SS". The
 * capital "ẞ" becomes "ß" before, because it is its own upper case.
 */
export const withoutCase = (text: string): string =>
  text.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC')

const judged = (isRight: boolean): Judgement => ({
  verdict: isRight ? 'Accepted' : 'WrongAnswer',
  fits: [],
  solves: isRight,
})

export const isDynamic = (type: ChallengeType) => type === 'DynamicAttachment' || type === 'DynamicContainer'

export type Blood = Extract<NoticeType, 'FirstBlood' | 'SecondBlood' | 'ThirdBlood'>
const BLOODS: readonly Blood[] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']
/** The number of placings with a bonus. All later placings are equal. */
export const LAST_BLOOD = BLOODS.length
export const bloodOf = (placing: number): Blood | null => BLOODS[placing - 1] ?? null
