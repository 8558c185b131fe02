import type { ChallengeType } from '../models/challenge-names.ts'
import type { AnswerResult } from '../models/submission.ts'
import type { NoticeType } from '../models/notice.ts'

/** `CheatDetected` is a wrong answer that turned out to be somebody else's flag. */
export type Verdict = Extract<AnswerResult, 'Accepted' | 'WrongAnswer' | 'NotFound'>
/** What an answer is held against. */
export interface JudgeInput {
  type: ChallengeType
  /** Whether the team has been given the challenge at all. */
  hasInstance: boolean
  /**
   * What organisers wrote: with a static challenge each of them is right, with a dynamic one none is by
   * itself.
   */
  written: readonly string[]
  /** The team's own flag of a dynamic challenge; null before it was opened, and then no answer is right. */
  dealt: string | null
}

/** The answer has been trimmed; from then on every character counts, and its case. */
export function judgeFlag({ type, hasInstance, written, dealt }: JudgeInput, answer: string): Verdict {
  if (!hasInstance) return 'NotFound'
  const isRight = isDynamic(type) ? dealt === answer : written.includes(answer)
  return isRight ? 'Accepted' : 'WrongAnswer'
}

/** Each team has a flag of its own. */
export const isDynamic = (type: ChallengeType) => type === 'DynamicAttachment' || type === 'DynamicContainer'

export type Blood = Extract<NoticeType, 'FirstBlood' | 'SecondBlood' | 'ThirdBlood'>
const BLOODS: readonly Blood[] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']
/** Beyond it all placings are alike. */
export const LAST_BLOOD = BLOODS.length
export const bloodOf = (placing: number): Blood | null => BLOODS[placing - 1] ?? null
