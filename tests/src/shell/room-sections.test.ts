import { expect, test } from 'vitest'
import { sectionOfKey, sectionsFor } from '#src/shell/room/room-sections.ts'
import { titlePath } from '#src/features/challenge-editor/challenge-path.ts'

test('a section that needs an extension is there only with it, and so is its key', () => {
  const base = sectionsFor('Admin')
  expect(base).not.toContain('instances')
  expect(base).not.toContain('log')
  expect([sectionOfKey(base, 'h'), sectionOfKey(base, 'o')]).toEqual([null, 'overview'])
  const whole = sectionsFor('Admin', ['game-instances', 'game-audit'])
  expect([sectionOfKey(whole, 'h'), sectionOfKey(whole, 'i')]).toEqual(['log', 'instances'])
})

test('monitors get no sections of administrators from an extension', () => {
  expect(sectionsFor('Monitor', ['game-instances', 'game-audit'])).toEqual([
    'overview',
    'live',
    'board',
    'instances',
  ])
})

test('the title of a challenge leads to its results, or to its editor on servers without them', () => {
  expect(titlePath(3, 7, ['room-pages'])).toBe('/games/3/room/challenges/7/results')
  expect(titlePath(3, 7)).toBe('/games/3/room/challenges/7')
})
