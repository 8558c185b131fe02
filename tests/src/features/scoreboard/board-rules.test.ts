import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { bandsOf } from '#src/features/scoreboard/category-bands.ts'
import { formOf } from '#src/features/scoreboard/grid-form.ts'
import { hitsOf, positionAfterKey, nextHit, shownTeams } from '#src/features/scoreboard/grid-position.ts'
import { outlineOf, strengthsOf } from '#src/features/scoreboard/radar-shape.ts'
import { sparkPath } from '#src/features/scoreboard/spark-path.ts'
import { chartedTeams, hasChartRoom, topLines, type ChartWish } from '#src/features/scoreboard/top-lines.ts'
import { aSnapshot, plainShape, START } from '../../../contract/board/snapshot.ts'

const size = { rows: 5, columns: 3 }

test.each([
  ['ArrowDown', false, { row: 4, column: 1 }, { row: 4, column: 1 }],
  ['ArrowDown', false, { row: 1, column: 1 }, { row: 2, column: 1 }],
  ['ArrowUp', false, { row: 0, column: null }, { row: 0, column: null }],
  ['ArrowRight', false, { row: 1, column: null }, { row: 1, column: 0 }],
  ['ArrowRight', false, { row: 1, column: 2 }, { row: 1, column: 2 }],
  ['ArrowLeft', false, { row: 1, column: 0 }, { row: 1, column: null }],
  ['Home', false, { row: 3, column: 2 }, { row: 3, column: null }],
  ['Home', true, { row: 3, column: 2 }, { row: 0, column: null }],
  ['End', false, { row: 3, column: null }, { row: 3, column: 2 }],
  ['End', true, { row: 0, column: null }, { row: 4, column: 2 }],
  ['PageDown', false, { row: 0, column: 1 }, { row: 4, column: 1 }],
  ['a', false, { row: 0, column: 1 }, null],
] as const)('%s (to the end: %s) moves from %o to %o', (key, isFar, from, to) =>
  expect(positionAfterKey(key, isFar, from, size)).toEqual(to),
)

test('a grid without challenges has only the column of the teams', () => {
  expect(positionAfterKey('ArrowRight', false, { row: 0, column: null }, { rows: 1, columns: 0 })).toEqual({
    row: 0,
    column: null,
  })
  expect(positionAfterKey('End', true, { row: 0, column: null }, { rows: 1, columns: 0 })).toEqual({
    row: 0,
    column: null,
  })
})

test('a search moves from match to match and wraps around, both ways', () => {
  const rows = ['Red Pandas', 'Owls', 'red foxes', 'Bears'].map((name) => ({ name }))
  const hits = hitsOf(' RED', [3, 2, 1, 0], rows)
  expect(hits).toEqual([1, 3])
  expect(hitsOf('  ', [0, 1], rows)).toEqual([])
  expect([null, 1, 3].map((from) => nextHit(hits, from, false))).toEqual([1, 3, 1])
  expect([null, 1, 3].map((from) => nextHit(hits, from, true))).toEqual([3, 3, 1])
  expect(nextHit([], 1, false)).toBeNull()
})

test('an organisation shows its teams alone, in their order', () => {
  const shape = {
    ...plainShape(0, 1),
    teams: [{ organization: 'North' }, { organization: null }, { organization: 'North' }],
  }
  const board = boardOf(aSnapshot(shape, [{ team: 2, challenge: 0, at: START + 1 }]))
  expect(shownTeams(board, 'North')).toEqual([2, 0])
  expect(shownTeams(board, null)).toEqual([2, 0, 1])
  const starred = new Set([1, 2].map((place) => board.rows[place]?.id ?? 0))
  expect(shownTeams(board, null, starred)).toEqual([2, 1])
  expect(shownTeams(board, 'North', starred)).toEqual([2])
  expect(shownTeams(board, 'North', new Set())).toEqual([])
})

test('neighbours of one category are under one band', () => {
  const tags = (['Misc', 'Misc', 'Web', 'Misc'] as const).map((tag) => ({ tag }))
  expect(bandsOf(tags)).toEqual([
    { tag: 'Misc', from: 0, count: 2 },
    { tag: 'Web', from: 2, count: 1 },
    { tag: 'Misc', from: 3, count: 1 },
  ])
})

const played = boardOf(
  aSnapshot(plainShape(12, 3), [
    { team: 1, challenge: 0, at: START + 10_000 },
    { team: 1, challenge: 1, at: START + 30_000 },
    { team: 0, challenge: 1, at: START + 60_000 },
  ]),
)

test('the chart begins at zero and ends at the current scores', () => {
  const { xs, lines } = topLines(played, played.ranking.slice(0, 10), START + 90_000)
  expect(xs.map((x) => x - START / 1000)).toEqual([0, 10, 30, 60, 90])
  expect(lines).toHaveLength(10)
  expect(lines[0]?.ys[0]).toBe(0)
  expect(lines[0]?.ys.at(-1)).toBe(played.rows[1]?.score)
  expect(lines[1]?.ys).toEqual([0, 0, 0, played.rows[0]?.score, played.rows[0]?.score])
})

test('the chart has the first ten and the starred teams by rank, or those alone, and never more than twenty', () => {
  const board = boardOf(aSnapshot(plainShape(40, 1), []))
  const ids = (places: readonly number[]) => new Set(places.map((place) => board.rows[place]?.id ?? 0))
  const best = board.ranking.slice(0, 10)
  const of = (wish: Partial<ChartWish>) =>
    chartedTeams(board, {
      organization: null,
      starred: new Set(),
      isStarredOnly: false,
      chosen: new Set(),
      ...wish,
    })
  expect(of({})).toEqual({ content: 'top', places: best })
  expect(of({ starred: ids([30, 2, 20]) })).toEqual({ content: 'both', places: [...best, 20, 30] })
  expect(of({ starred: ids([30, 2, 20]), isStarredOnly: true })).toEqual({
    content: 'starred',
    places: [2, 20, 30],
  })
  expect(of({ starred: ids(board.ranking) }).places).toHaveLength(20)
  expect(of({ starred: new Set([999]), isStarredOnly: true }).places).toEqual([])
  // The chosen teams replace all others, except if only favourites are shown.
  const chosen = new Set([...ids([31, 4]), 999])
  expect(of({ chosen, starred: ids([30]) })).toEqual({ content: 'chosen', places: [4, 31] })
  expect(of({ chosen, starred: ids([30]), isStarredOnly: true }).content).toBe('starred')
  expect(of({ chosen: new Set([999]) }).content).toBe('top')
  expect(of({ chosen: ids(board.ranking) }).places).toEqual(best)
})

test('ten teams may be chosen, and one that no longer exists does not count', () => {
  const board = boardOf(aSnapshot(plainShape(40, 1), []))
  const ids = board.rows.map(({ id }) => id)
  expect(hasChartRoom(board, new Set([...ids.slice(0, 9), 999]))).toBe(true)
  expect(hasChartRoom(board, new Set(ids.slice(0, 10)))).toBe(false)
})

test('a sparkline rises with each solve, and is empty without solves', () => {
  expect(sparkPath(played.times[5] ?? new Float64Array(), played, START + 60_000)).toBe('')
  const path = sparkPath(played.times[1] ?? new Float64Array(), played, START + 60_000)
  expect(path.match(/H/g)).toHaveLength(2)
  expect(path).toMatch(/^M0 19H10\.0V.*H30\.0V1\.0$/)
})

test('the strength of a team in a category is its share of the points', () => {
  expect(strengthsOf(played, 1).map(({ solved, all, share }) => [solved, all, share])).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [0, 1, 0],
  ])
  expect(outlineOf([0, 0, 0])).toBe('100.0,100.0 100.0,100.0 100.0,100.0')
  expect(outlineOf([1, 0, 0])).toBe('100.0,28.0 100.0,100.0 100.0,100.0')
})

const ROOM = {
  challenges: 40,
  categories: 10,
  columns: 'challenges',
  hasMatrix: false,
  isCoarse: false,
} as const
test.each([
  [680, 'bars'],
  [1184, 'cells'],
  [1400, 'cells'],
  [360, 'list'],
] as const)('forty challenges in %i pixels are %s', (width, kind) =>
  expect(formOf({ ...ROOM, width }).kind).toBe(kind),
)

test('on phones the challenges are shown on demand, in a row of their own', () => {
  expect(formOf({ ...ROOM, width: 360, hasMatrix: true }).kind).toBe('line')
})

test('for any game and window, the columns fit next to the lead', () => {
  const leads = { narrow: 436, usual: 452, wide: 568 }
  const rooms = fc.record({
    width: fc.integer({ min: 661, max: 2500 }),
    challenges: fc.integer({ min: 1, max: 300 }),
    categories: fc.integer({ min: 1, max: 10 }),
    columns: fc.constantFrom('challenges' as const, 'categories' as const),
    hasMatrix: fc.boolean(),
    isCoarse: fc.boolean(),
  })
  fc.assert(
    fc.property(rooms, (room) => {
      const { kind, columnPx, lead } = formOf(room)
      const count = kind === 'categories' ? room.categories : room.challenges
      const gaps = 4 * room.categories
      // Category columns have a minimum width, at which they may exceed a narrow room, so that case is left
      // out.
      if (kind === 'categories' && columnPx === 22) return
      expect(leads[lead] + gaps + columnPx * count).toBeLessThanOrEqual(room.width)
    }),
  )
})
