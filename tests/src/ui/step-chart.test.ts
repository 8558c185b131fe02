import { expect, test } from 'vitest'
import { momentBy } from '#src/ui/step-chart.tsx'

test.each([
  ['ArrowLeft', 5, 4],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 20, 20],
  ['ArrowLeft', 0, 0],
  ['PageUp', 5, 15],
  ['PageDown', 5, 0],
  ['Home', 5, 0],
  ['End', 5, 20],
  ['a', 5, null],
  ['Escape', 5, null],
] as const)('%s moves from moment %d to %d of a chart', (key, at, to) =>
  expect(momentBy(key, at, 20)).toBe(to),
)
