import type { ChallengeType } from '../models/challenge-names.ts'
import type { AnswerResult } from '../models/submission.ts'
import type { NoticeType } from '../models/notice.ts'

/** `CheatDetected`: a wrong answer that is the flag of another team. */
export type Verdict = Extract<AnswerResult, 'Accepted' | 'WrongAnswer' | 'NotFound'>
export interface JudgeInput {
  type: ChallengeType
  /** Whether the team has been assigned the challenge. */
  hasInstance: boolean
  /** The flags entered by organisers. A static challenge accepts any of them, a dynamic one only `dealt`. */
  written: readonly string[]
  /**
   * The team's own flag of a dynamic challenge. Null before the challenge was opened: then no answer is
   * right.
   */
  dealt: string | null
}

/** The answer is trimmed. From then on every character and its case counts. */
export function judgeFlag({ type, hasInstance, written, dealt }: JudgeInput, answer: string): Verdict {
  if (!hasInstance) return 'NotFound'
  const isRight = isDynamic(type) ? dealt === answer : written.includes(answer)
  return isRight ? 'Accepted' : 'WrongAnswer'
}

/** Whether each team has its own flag. */
export const isDynamic = (type: ChallengeType) => type === 'DynamicAttachment' || type === 'DynamicContainer'

export type Blood = Extract<NoticeType, 'FirstBlood' | 'SecondBlood' | 'ThirdBlood'>
const BLOODS: readonly Blood[] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']
/** All later placings are equal. */
export const LAST_BLOOD = BLOODS.length
export const bloodOf = (placing: number): Blood | null => BLOODS[placing - 1] ?? null
