import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

/**
 * Opens the confirm dialog. It has one definition, because the wiring fills it in the same way for every
 * machine.
 */
export const askFirst = effect<Question, Decision>('askFirst')
