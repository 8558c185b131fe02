import { describe, expect, test } from 'vitest'
import { inGroups, matching, moved, type PaletteEntry } from '#src/shell/command-entries.ts'

const entry = (label: string): PaletteEntry => ({ id: label, label, group: 'screens', kind: 'go', to: '/' })
const all = ['Home', 'Administration: Games', 'Games', '语言: 中文'].map(entry)
const found = (search: string) => matching(all, search).map(({ label }) => label)

describe('searching the palette', () => {
  test('without a text lists everything', () => expect(found('  ')).toHaveLength(all.length))
  test('in any case and order', () => expect(found('GAM admin')).toEqual(['Administration: Games']))
  test('by a whole name marks that one first', () =>
    expect(found('games')).toEqual(['Games', 'Administration: Games']))
  test('in Chinese', () => expect(found('中')).toEqual(['语言: 中文']))
  test('that is not there', () => expect(found('games nowhere')).toEqual([]))
})

test('matches are sorted by group, and otherwise in the order of the entries', () => {
  const lines = (['actions', 'screens', 'actions', 'challenges'] as const).map((group, nth) => ({
    ...entry(`${nth}`),
    group,
  }))
  expect(inGroups(lines).map(({ label }) => label)).toEqual(['3', '1', '0', '2'])
})

describe('moving the mark', () => {
  test.each([
    [0, 'ArrowDown', 3, 1],
    [2, 'ArrowDown', 3, 0],
    [0, 'ArrowUp', 3, 2],
    [1, 'Home', 3, 0],
    [1, 'End', 3, 2],
    [1, 'a', 3, null],
    [0, 'ArrowDown', 0, null],
  ])('from %i by %s of %i → %s', (marked, key, count, next) => expect(moved(marked, key, count)).toBe(next))
})
