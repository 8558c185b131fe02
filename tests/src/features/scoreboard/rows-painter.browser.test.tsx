import '#src/theme/index.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import type { Board } from '#contract/rules/board/board.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { firstTimes } from '#contract/rules/board/solve-marks.ts'
import { openRows, type RowsScene } from '#src/features/scoreboard/rows-painter.ts'
import { scoreboard as words } from '#src/text/areas/scoreboard.en.ts'
import { aSnapshot, folded, plainShape, START, type Solve } from '../../../contract/board/snapshot.ts'

const ROWS = 8
const ALL = { from: 0, to: ROWS }
const WINDOW = { rows: ALL, shownRows: ALL, wholeRows: ALL }
const FRAME = {
  words,
  locale: 'en',
  isWithin: false,
  columns: 'challenges' as const,
  blocks: [{ count: 4, tone: 'teal' }],
  spans: [{ from: 0, count: 4 }],
}
const NO_KEYS = {
  own: -1,
  hit: null,
  cursor: { row: 0, column: null },
  cursorId: 'keys',
  tipId: 'tip',
  drift: 0,
}

const grid = document.createElement('div')
const [body, foot] = [document.createElement('div'), document.createElement('div')]
grid.setAttribute('role', 'grid')
grid.setAttribute('aria-label', 'board')
body.setAttribute('role', 'rowgroup')
body.style.cssText = 'position: relative; height: 40rem'
grid.dataset['form'] = 'cells'
grid.append(body, foot)

const solves = [3, 1].map((team, nth): Solve => ({ team, challenge: 0, at: START + 1_000 * (nth + 1) }))
const first = boardOf(aSnapshot(plainShape(ROWS, 4), solves, 1))
/** The sixth team solves two unsolved challenges and overtakes all others. */
const climbed = folded(
  first,
  [1, 2].map((challenge) => ({ team: 6, challenge, at: START + 5_000 })),
)

function sceneOf(board: Board, isLeap: boolean): RowsScene {
  const rowOf: RowsScene['rowOf'] = (place) => {
    const [row, times] = [board.rows[place], board.times[place]]
    return row && times ? { row, times } : null
  }
  const firsts = board.challenges.map(firstTimes)
  return {
    ...NO_KEYS,
    frame: FRAME,
    board,
    firsts,
    lastAt: START + 5_000,
    ranked: board.ranking,
    movement: [],
    starred: new Set<number>(),
    shown: board.ranking,
    now: START + 5_000,
    rowRem: 2.125,
    organization: null,
    isLeap,
    rowOf,
  }
}
function open() {
  body.replaceChildren()
  const paint = openRows({ body, foot })
  return (board: Board, isLeap = false) => paint(sceneOf(board, isLeap), WINDOW)
}
const moving = () => body.getAnimations({ subtree: true })
const named = (): string[] =>
  [...body.querySelectorAll('[role=rowheader]')].map((head) => head.getAttribute('aria-label') ?? '')
const ranked = () =>
  named()
    .toSorted()
    .map((name) => /team \d/.exec(name)?.[0])
const marks = () => body.querySelectorAll('[data-mark]').length

beforeEach(() => document.body.append(grid))
afterEach(() => {
  vi.restoreAllMocks()
  grid.remove()
})

test('a solve is animated: rows slide, a cell swells, points count up', () => {
  const paint = open()
  paint(first, true)
  expect(moving()).toEqual([])
  paint(climbed)
  const moved = new Set(
    moving().flatMap(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? [effect.target] : [],
    ),
  )
  // The rising row and the six below it move. Two of its cells and its score change. Nothing else may be
  // touched.
  expect([...moved].filter((element) => element.matches('[role=row]'))).toHaveLength(7)
  expect([...moved].filter((element) => element.matches('[data-mark]'))).toHaveLength(2)
  expect([...moved].filter((element) => element.matches('[data-counted]'))).toHaveLength(1)
})

test.each([
  ['a board that replaces an outdated one', (): void => {}, true],
  ['a hidden page', (): void => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true), false],
  [
    'a user who prefers less motion',
    (): void => {
      const { matchMedia } = window
      vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
        Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('reduced-motion') }),
      )
    },
    false,
  ],
] as const)('there is no animation for %s', (_, given, isLeap) => {
  const paint = open()
  paint(first, true)
  given()
  paint(climbed, isLeap)
  expect(moving()).toEqual([])
  expect(body.querySelector('[data-counted]')).toBeNull()
  expect(ranked()).toEqual(climbed.ranking.map((place) => climbed.rows[place]?.name))
  expect(marks()).toBe(4)
})

test('no moved row changes its place in the DOM, and screen readers still read the rows by rank', async () => {
  const paint = open()
  paint(first, true)
  const before = [...body.children]
  const seen = new MutationObserver(() => {})
  seen.observe(body, { childList: true })
  paint(climbed)
  expect(seen.takeRecords()).toEqual([])
  expect([...body.children]).toEqual(before)
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id)
  const trees = await Promise.all(
    frames.map((frameId) => cdp().send('Accessibility.getFullAXTree', { frameId })),
  )
  const nodes = trees.flatMap((tree) => tree.nodes)
  const heard = nodes.flatMap(({ role, name }) => (role?.value === 'rowheader' ? [String(name?.value)] : []))
  expect(heard).toEqual(named().toSorted())
})
