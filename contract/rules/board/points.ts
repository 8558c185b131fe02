import type { SubmissionType } from '../../models/scoreboard.ts'
import type { BloodBonus } from '../blood-bonus.ts'

/**
 * Computes with 32-bit floats and rounds halves to even, as the base server does, because both boards must
 * agree.
 */
export function pointsOf(score: number, placing: number, bonus: BloodBonus): number {
  const factor = Math.fround(Math.fround(bonusOf(placing, bonus) / 1000) + 1)
  return halfToEven(Math.fround(Math.fround(score) * factor))
}

export type SolveType = Exclude<SubmissionType, 'Unaccepted'>

/** Placings count from 1. Solves at the same time share the better one. */
export function typeOf(placing: number): SolveType {
  switch (placing) {
    case 1:
      return 'FirstBlood'
    case 2:
      return 'SecondBlood'
    case 3:
      return 'ThirdBlood'
    default:
      return 'Normal'
  }
}

/** In thousandths. */
export function bonusOf(placing: number, { first, second, third }: BloodBonus): number {
  if (placing === 1) return first
  if (placing === 2) return second
  return placing === 3 ? third : 0
}

function halfToEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  if (rest !== 0.5) return Math.round(value)
  return floor % 2 === 0 ? floor : floor + 1
}
