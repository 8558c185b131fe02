import { expect, test } from 'vitest'
import { splitSheet } from '../../scripts/split-sheet.ts'

const SHEET = `
@layer reset, base, tokens, recipes, utilities;
@font-face { font-family: A; }
@layer tokens { :root { --a: 1px; } @keyframes turn { from { opacity: 0 } } }
@layer recipes {
  @layer _base { .board { width: 1px; } .board-screen { width: 2px; } }
  .board--wide { width: 3px; }
  [data-theme=light] .board:hover { width: 4px; }
  @media (width >= 48rem) { .board--wide { width: 5px; } .badge { width: 6px; } }
}
@layer recipes.slots { .board__row { width: 7px; } .card__row { width: 8px; } }
@layer utilities { .w_1px { width: 1px; } }`

const widths = (css: string) => [...css.matchAll(/width: (\d)px/g)].map(([, width]) => Number(width))

test('each rule of a late recipe is in its own sheet and layer, and nowhere else', () => {
  const { rest, late } = splitSheet(SHEET, ['board', 'board-screen'])
  expect(widths(rest)).toEqual([6, 8, 1])
  expect(widths(late.get('board') ?? '')).toEqual([1, 3, 4, 5, 7])
  expect(widths(late.get('board-screen') ?? '')).toEqual([2])
  expect(late.get('board')).toContain('@layer recipes.slots { .board__row')
})

test('variables, fonts, frames and the order of the layers stay in the first sheet alone', () => {
  const { rest, late } = splitSheet(SHEET, ['board'])
  for (const words of ['@layer reset, base', '@font-face', '--a: 1px', '@keyframes']) {
    expect(rest).toContain(words)
    expect(late.get('board')).not.toContain(words)
  }
})

test('a rule of several recipes goes with each of them, and stays for the others', () => {
  const alike = '@layer recipes { .board__row:is(a, b), .card__row, .board-screen { width: 9px; } }'
  const { rest, late } = splitSheet(alike, ['board', 'board-screen'])
  expect(rest).toMatch(/\.card__row\s*\{ width: 9px/)
  expect(late.get('board')).toMatch(/\.board__row:is\(a, b\)\s*\{ width: 9px/)
  expect(late.get('board-screen')).toMatch(/\.board-screen\s*\{ width: 9px/)
  for (const sheet of [rest, ...late.values()]) expect(sheet.match(/9px/g)).toHaveLength(1)
})
