import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chartsOf } from '../../scripts/machines/charts.ts'
import { pageOf, statesOf } from '../../scripts/machines/page.ts'

const charts = await chartsOf('machines')
const MOST_WORDS = 15
/** States with these names have the same description in every machine, so that readers recognise them. */
const RECURRING: Readonly<Record<string, string>> = {
  heldOff: 'Too many attempts. Counts down the wait.',
  idle: 'Nothing is running.',
  resting: 'Nothing is running.',
}

test('docs/machines.md equals the output of `npm run machines`', () => {
  expect(readFileSync('docs/machines.md', 'utf8')).toBe(pageOf(charts))
})

test.each(charts)(
  '$name has a valid description for itself and each of its states',
  ({ machine: { root } }) => {
    const wrong = [root, ...statesOf(root)].filter(({ description = '' }) => !isDescription(description))
    expect(wrong.map(({ id, description }) => [id, description])).toEqual([])
  },
)

test.each(charts)('$name describes recurring states with the agreed sentences', ({ machine: { root } }) => {
  for (const { key, description } of statesOf(root)) {
    if (key === 'settling') expect(description).toMatch(/^Transient\. /)
    else if (key in RECURRING) expect([key, description]).toEqual([key, RECURRING[key]])
  }
})

function isDescription(text: string): boolean {
  return /^[A-Z].*\.$/.test(text) && text.split(' ').length <= MOST_WORDS
}
