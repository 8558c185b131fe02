import type { AnswerResult } from '#contract/models/submission.ts'
import { LONGEST_FLAG } from '#contract/rules/flag-template.ts'
import type { HoldOff } from '../account/hold-off.ts'
import type { NetworkHeard } from '../live/connection.machine.ts'

export interface ChallengePlace {
  game: number
  challenge: number
}
export type Verdict = Exclude<AnswerResult, 'FlagSubmitted'>
export interface TryInput extends ChallengePlace {
  now: () => number
  /** One for each try: however often the line is lost, the server takes the try once. */
  newKey: () => string
}
/** A flag on its way, and what is known of it. */
interface Try extends HoldOff {
  flag: string
  key: string
  /** Null until the server has said that it has the flag. */
  submission: number | null
  verdict: Verdict | null
  /** Questions for the verdict, or tries to get through, since something was last answered. */
  asked: number
  waitMs: number
}
export type TryContext = TryInput & Try
export interface Judged {
  type: 'judged'
  flag: string
  verdict: Verdict
}
export type TryEvent =
  | { type: 'submit'; flag: string }
  | { type: 'edit' }
  | { type: 'retry' }
  | { type: 'withdraw' }
  | { type: 'server.reported'; submission: number; verdict: Verdict }
  | NetworkHeard

export const NOTHING_YET: Try = { flag: '', key: '', submission: null, verdict: null, asked: 0, waitMs: 0, problem: null, allowedAt: null }

/** What is wrong with a flag before anything is sent. Spaces around it are what a paste leaves, and are no part of it. */
export function flagFlaw(flag: string): 'missing' | 'long' | null {
  const { length } = flag.trim()
  return length === 0 ? 'missing' : length > LONGEST_FLAG ? 'long' : null
}
