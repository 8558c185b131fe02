import type { Outcome } from '#contract/problem.ts'
import type { Decision, Question } from '../app/question.ts'
import { effect } from '../effect.ts'
import type { NetworkHeard } from '../live/connection.machine.ts'
import { listening } from '../live/listening.ts'
import type { ContainerTold, KnownContainer } from './container-facts.ts'
import type { ChallengePlace } from './flag-try.ts'

export const containerEffects = {
  startContainer: effect<ChallengePlace, Outcome<KnownContainer>>('startContainer'),
  prolongContainer: effect<ChallengePlace, Outcome<KnownContainer>>('prolongContainer'),
  destroyContainer: effect<ChallengePlace, Outcome<null>>('destroyContainer'),
  /** How it really stands. */
  readContainer: effect<ChallengePlace, Outcome<ContainerTold>>('readContainer'),
  askFirst: effect<Question, Decision>('askFirst'),
  watchNetwork: listening<object, NetworkHeard>('watchNetwork'),
}
