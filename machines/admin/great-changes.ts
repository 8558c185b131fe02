import { isOut } from '#contract/rules/challenge-window.ts'
import type { ChallengeForm } from '#contract/fields/challenge.ts'
import type { GameForm } from '#contract/fields/game.ts'
import { gamePhase, type GamePhase } from '#contract/rules/game-phase.ts'
import { effectsOfChallenge, effectsOfGame } from '../app/asked-effects.ts'
import type { ChallengeChange, GameChange, Question } from '../app/confirm-question.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'

const SCORE_FIELDS = ['originalScore', 'minScoreRate', 'difficulty'] as const

/** Null: no user notices the save immediately, or it can be undone before anyone does. */
export function gameSaveQuestion(
  game: number,
  seen: GameForm,
  typed: GameForm,
  now: number,
): Question | null {
  const changes = gameChanges(seen, typed, now)
  return changes.length === 0
    ? null
    : { kind: 'save-game', game: seen.title, changes, effects: effectsOfGame(game) }
}

function gameChanges(seen: GameForm, typed: GameForm, now: number): readonly GameChange[] {
  const [before, after] = [phaseOf(seen, now), phaseOf(typed, now)]
  const isRescored =
    before !== 'coming' && typed.bloodBonus.some((bonus, at) => seen.bloodBonus[at]?.trim() !== bonus.trim())
  return [...reachOf(seen, typed, before, after), ...(isRescored ? (['rescores'] as const) : [])]
}

/** Users do not see a hidden game, so new times matter only when it is shown. */
function reachOf(
  seen: GameForm,
  typed: GameForm,
  before: GamePhase,
  after: GamePhase,
): readonly GameChange[] {
  if (seen.hidden) return !typed.hidden && after === 'ongoing' ? ['shows'] : []
  if (typed.hidden) return before === 'ongoing' ? ['hides'] : []
  if (before === after) return []
  if (after === 'ongoing') return ['opens']
  if (before !== 'ongoing') return []
  return [after === 'coming' ? 'closes' : 'ends']
}

/** A game without times has not begun. */
const phaseOf = ({ start, end, practiceMode }: GameForm, now: number): GamePhase =>
  start === null || end === null ? 'coming' : gamePhase({ startsAt: start, endsAt: end, practiceMode }, now)

/** `during`: whether the game of the challenge runs. Null result: no question, as for a game. */
export function challengeSaveQuestion(
  { game, challenge }: ChallengeRef,
  seen: ChallengeForm,
  typed: ChallengeForm,
  { during, now }: { during: 'running' | 'resting'; now: number },
): Question | null {
  const [wasOut, isShown] = [seen, typed].map(({ opensAt }) => isOut({ isEnabled: true, opensAt }, now))
  if (during === 'resting' || (!wasOut && !isShown)) return null
  const known = new Set(seen.hints)
  const hints = typed.hints.filter((hint) => hint.trim() !== '' && !known.has(hint)).length
  const isRescored = SCORE_FIELDS.some((field) => String(seen[field]).trim() !== String(typed[field]).trim())
  const isLocked = typed.prerequisites.some((id) => !seen.prerequisites.includes(id))
  const changes: readonly ChallengeChange[] = [
    ...(wasOut && !isShown ? (['hides'] as const) : []),
    ...(isShown && !wasOut ? (['shows'] as const) : []),
    ...(wasOut && isShown && isLocked ? (['locks'] as const) : []),
    ...(isRescored ? (['rescores'] as const) : []),
    ...(hints > 0 ? (['hints'] as const) : []),
  ]
  const effects = effectsOfChallenge(game, challenge)
  return changes.length === 0
    ? null
    : { kind: 'save-challenge', challenge: seen.title, changes, hints, effects }
}
