import { expect, test } from 'vitest'
import { DEFAULT_BLOOD_BONUS, unpackBloodBonus } from '#contract/rules/blood-bonus.ts'
import { placingOf } from '#contract/rules/board/solve-column.ts'
import { pointsOf, typeOf } from '#contract/rules/board/points.ts'

const bonus = unpackBloodBonus(DEFAULT_BLOOD_BONUS)

test.each([
  [500, 525, 515, 505],
  [450, 472, 464, 454],
  [490, 514, 505, 495],
  [250, 262, 258, 252],
  [333, 350, 343, 336],
  [150, 158, 154, 152],
])('of %i points the first three get %i, %i and %i', (score, ...expected) => {
  expect([1, 2, 3].map((placing) => pointsOf(score, placing, bonus))).toEqual(expected)
  expect(pointsOf(score, 4, bonus)).toBe(score)
})
test('without a bonus everybody gets the same', () => {
  expect([1, 2, 3, 4].map((placing) => pointsOf(333, placing, unpackBloodBonus(0)))).toEqual([
    333, 333, 333, 333,
  ])
})
test('the first three are listed by name', () => {
  expect([1, 2, 3, 4, 500].map(typeOf)).toEqual([
    'FirstBlood',
    'SecondBlood',
    'ThirdBlood',
    'Normal',
    'Normal',
  ])
})
test('ties share the better placing, and the next one is lower by their number', () => {
  expect([1, 2, 2, 2, 5].map((at) => placingOf({ ats: [1, 2, 2, 2, 5] }, at))).toEqual([1, 2, 2, 2, 5])
})
