import type { ChallengeType } from '../models/challenge-names.ts'
import type { AnswerResult } from '../models/submission.ts'
import type { NoticeType } from '../models/notice.ts'

/** `CheatDetected` is missing, because `judgeFlag` does not know the flags of other teams. */
export type Verdict = Extract<AnswerResult, 'Accepted' | 'WrongAnswer' | 'NotFound'>
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
}

/** `answer` must be trimmed already. Every character and its case counts. */
export function judgeFlag({ type, hasInstance, written, dealt }: JudgeInput, answer: string): Verdict {
  if (!hasInstance) return 'NotFound'
  const isRight = isDynamic(type) ? dealt === answer : written.includes(answer)
  return isRight ? 'Accepted' : 'WrongAnswer'
}

export const isDynamic = (type: ChallengeType) => type === 'DynamicAttachment' || type === 'DynamicContainer'

export type Blood = Extract<NoticeType, 'FirstBlood' | 'SecondBlood' | 'ThirdBlood'>
const BLOODS: readonly Blood[] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']
/** The number of placings with a bonus. All later placings are equal. */
export const LAST_BLOOD = BLOODS.length
export const bloodOf = (placing: number): Blood | null => BLOODS[placing - 1] ?? null
