import { useState } from 'react'
import type { ChallengeView, KeptFigures } from './challenges-view.ts'

/**
 * The figures that challenges are ordered by. They stay until the user does something that orders them again,
 * because a solve of another team must not move a card or the next challenge under a hand. `wish` names that.
 */
export function useKeptFigures(challenges: readonly ChallengeView[], wish: string): KeptFigures {
  const [kept, keep] = useState(() => ({ wish, figures: figuresOf(challenges) }))
  // A new challenge makes room for itself anyway.
  if (kept.wish === wish && challenges.every(({ id }) => kept.figures.has(id))) return kept.figures
  const figures = figuresOf(challenges)
  keep({ wish, figures })
  return figures
}

const figuresOf = (challenges: readonly ChallengeView[]): KeptFigures =>
  new Map(challenges.map((challenge) => [challenge.id, challenge]))
