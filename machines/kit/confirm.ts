import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

/** The confirm dialog. The wiring fills it for every machine alike. */
export const askFirst = effect<Question, Decision>('askFirst')
