import type { AskedEffects } from './asked-effects.ts'
import type { Question } from './confirm-question.ts'

/**
 * Whether the numbers prove that no player notices the act. Unknown numbers prove nothing, so the user is
 * asked.
 */
export function reachesNobody(question: Extract<Question, { effects: AskedEffects }>): boolean {
  const { numbers } = question.effects
  if (numbers === null) return false
  if (question.kind === 'lift-freeze') return numbers.hiddenSolves === 0
  if (question.kind === 'publish-notice') return numbers.teams === 0
  const isSave = question.kind === 'save-game' || question.kind === 'save-challenge'
  return isSave && numbers.solves === 0 && question.changes.every((change) => change === 'rescores')
}
