import '#src/theme/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReel } from '#src/ui/motion.ts'
import { boardRow } from '#styled/recipes/board-row.js'

/** The line height of the score on the board. */
const LINE_REM = 1
const style = boardRow()
const write = (value: number) => value.toLocaleString('en')
const points = document.createElement('span')
/** The visible reels. A finished reel stays in place, so it is left out. */
const reels = () =>
  [...points.querySelectorAll<HTMLElement>('[data-counted]')].filter(
    (reel) => getComputedStyle(reel).opacity === '1',
  )
const linesOf = (reel: HTMLElement | undefined) => reel?.dataset['counted']?.split('\n') ?? []
const frame = () => new Promise((settle) => requestAnimationFrame(settle))

beforeEach(() => {
  points.className = style.score
  points.textContent = ''
  // A row of the grid with the score at its end, because the reel must fit there.
  const line = document.createElement('div')
  line.style.cssText =
    'display: flex; justify-content: flex-end; width: 200px; background: black; color: white'
  line.append(points)
  document.body.append(line)
})
afterEach(() => points.parentElement?.remove())

test('the text has the new value immediately, and the reel counts up to it', async () => {
  const count = openReel(points, style.reel, LINE_REM)
  count(400, null, write)
  expect([points.textContent, reels()]).toEqual(['400', []])
  count(1_000, 400, write)
  expect(points.textContent).toBe('1,000')
  expect(linesOf(reels()[0])).toEqual(['500', '600', '700', '800', '900', '1,000'])
  await Promise.all(points.getAnimations({ subtree: true }).map(({ finished }) => finished))
  await frame()
  expect([points.textContent, reels(), points.getAnimations({ subtree: true })]).toEqual(['1,000', [], []])
})

test('one value of the reel is visible at a time, in order, at the position of the text', () => {
  const count = openReel(points, style.reel, LINE_REM)
  count(1_000, 400, write)
  const [reel] = reels()
  const [animation] = reel?.getAnimations() ?? []
  if (!reel || !animation) throw new Error('Nothing is counted.')
  animation.pause()
  const seen = Array.from({ length: 5 }, (_, nth) => {
    animation.currentTime = 240 * ((nth + 0.5) / 5)
    const [box, line] = [points.getBoundingClientRect(), reel.getBoundingClientRect()]
    expect(Math.abs(line.right - box.right)).toBeLessThan(1)
    expect(line.width).toBeGreaterThanOrEqual(box.width - 1)
    expect(line.height).toBeCloseTo(box.height * 6, 0)
    return Math.round((box.top - line.top) / box.height)
  })
  // The sixth value is the text itself, after the reel has ended.
  expect(seen).toEqual([0, 1, 2, 3, 4])
  expect(getComputedStyle(points).overflow).toBe('clip')
  // The reel covers the text behind it, so it needs the same background.
  expect(getComputedStyle(reel).backgroundColor).toBe(getComputedStyle(points).backgroundColor)
})

test('a lower value is written immediately, and a new one replaces a running count', () => {
  const count = openReel(points, style.reel, LINE_REM)
  count(1_000, 400, write)
  count(1_200, 1_000, write)
  expect([points.textContent, reels().length, linesOf(reels()[0]).at(-1)]).toEqual(['1,200', 1, '1,200'])
  count(900, 1_200, write)
  expect([points.textContent, reels(), points.getAnimations({ subtree: true })]).toEqual(['900', [], []])
})
