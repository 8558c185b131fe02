import type { Letter, LetterEffects, LetterReceivers } from '#contract/models/letter.ts'
import type { Language } from '#contract/rules/language.ts'
import { actMachine, type ActView } from '../kit/act.ts'

/** The letter as the administrator typed it. */
export interface LetterText {
  subject: string
  content: string
  language: Language
}
export type LetterTask =
  | { kind: 'count'; receivers: LetterReceivers }
  | { kind: 'send'; id: string; receivers: LetterReceivers; text: LetterText }
  | { kind: 'cancel'; id: string }
export type LetterResult = { kind: 'counted'; effects: LetterEffects } | { kind: 'letter'; letter: Letter }
export type LetterView = ActView<LetterTask, LetterResult>

/**
 * Counts the receivers before the letter is sent. The server never sends the same id twice, so a failed
 * request can be repeated.
 */
export const letterMachine = actMachine<object, LetterTask, LetterResult>({
  id: 'letter',
  description: 'Counts the receivers of a letter, sends it, or cancels what was not sent.',
})
