import { afterEach, expect, test } from 'vitest'
import { mayMove, openSlide } from '#src/ui/motion.ts'

const WITHIN = { from: 0, to: 10 }
const row = document.createElement('div')
const ways = () =>
  row
    .getAnimations()
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ transform }) => transform) : [],
    )

afterEach(() => {
  for (const animation of row.getAnimations()) animation.finish()
  row.remove()
})

test('a row slides from its old position to the new one, above the rows that make room, and then rests', async () => {
  document.body.append(row)
  const slide = openSlide(row, 2)
  slide.to(6, null, 0, WITHIN)
  expect([row.style.transform, ways()]).toEqual(['translateY(12rem)', []])
  slide.to(2, 6, 0, WITHIN)
  expect([row.style.transform, row.style.zIndex]).toEqual(['translateY(4rem)', '1'])
  expect(ways()).toEqual([['translateY(12rem)', 'translateY(4rem)']])
  // A repaint in the middle, as by scrolling, must not restart the animation.
  slide.to(2, null, 0, WITHIN)
  expect(ways()).toHaveLength(1)
  await Promise.all(row.getAnimations().map(({ finished }) => finished))
  await new Promise((settle) => requestAnimationFrame(settle))
  expect([row.getAnimations(), row.style.zIndex]).toEqual([[], ''])
})

test('a row that moved with the view does not slide', () => {
  document.body.append(row)
  const slide = openSlide(row, 2)
  slide.to(4, null, 0, WITHIN)
  slide.to(5, 4, 1, WITHIN)
  expect([row.style.transform, ways()]).toEqual(['translateY(10rem)', []])
})

test('a row from far away enters at the edge, and a moving one turns around in place', () => {
  document.body.append(row)
  const slide = openSlide(row, 2)
  slide.to(3, 400, 0, WITHIN)
  expect(ways()).toEqual([['translateY(20rem)', 'translateY(6rem)']])
  slide.to(5, 3, 0, WITHIN)
  // No time has passed since the animation began, so it has not moved yet.
  expect(ways()).toEqual([['translateY(20rem)', 'translateY(10rem)']])
})

test('motion is allowed where the user looks', () =>
  expect(mayMove()).toBe(!matchMedia('(prefers-reduced-motion: reduce)').matches))
