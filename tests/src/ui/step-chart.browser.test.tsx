import '#src/theme/index.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PLOT } from '#src/ui/step-scale.ts'
import { StepChart, type StepLine } from '#src/ui/step-chart.tsx'

const XS = [0, 100, 200, 300, 400]
const LINES: readonly StepLine[] = [
  { key: 7, name: 'Owls', ink: '#229573', ys: [0, 50, 50, 120, 120] },
  { key: 9, name: 'Bears', ink: '#b36c39', ys: [0, 0, 80, 80, 90] },
]

function Chart({ lines = LINES }: { lines?: readonly StepLine[] }) {
  return (
    <StepChart
      label="Lines"
      xs={XS}
      lines={lines}
      from={0}
      to={400}
      formatX={(seconds) => `at ${Math.round(seconds)}`}
      formatY={String}
      shade="dark"
      momentLabel="Moment"
      wholeLabel="The whole time"
    />
  )
}
afterEach(() => void vi.restoreAllMocks())

const picture = () => page.getByRole('slider', { name: 'Moment' })
const values = () =>
  [...document.querySelectorAll('ul[aria-label=Lines] button')].map((button) => button.textContent)
const whole = () => page.getByRole('button', { name: 'The whole time' })

/** The position of a time in the chart. */
function placeOf(seconds: number) {
  const { width } = picture().element().getBoundingClientRect()
  return { x: PLOT.left + (seconds / 400) * (width - PLOT.left - PLOT.right), y: PLOT.height / 2 }
}
async function point(kind: string, seconds: number) {
  const element = picture().element()
  const { left, top } = element.getBoundingClientRect()
  const { x, y } = placeOf(seconds)
  element.dispatchEvent(
    new PointerEvent(kind, {
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX: left + x,
      clientY: top + y,
    }),
  )
  // Lets the chart draw before the next event.
  await new Promise((settle) => setTimeout(settle, 50))
}

test('it shows the value of each line at the pointed moment, and the last value otherwise', async () => {
  await render(<Chart />)
  expect(values()).toEqual(['Owls120', 'Bears90'])
  await picture().hover({ position: placeOf(120) })
  await expect.poll(values).toEqual(['Owls50', 'Bears0'])
  await expect.element(page.getByText('at 100')).toBeVisible()
  await picture().hover({ position: placeOf(210) })
  await expect.poll(values).toEqual(['Owls50', 'Bears80'])
  await userEvent.hover(page.getByRole('list', { name: 'Lines' }))
  await expect.poll(values).toEqual(['Owls120', 'Bears90'])
})

test('a dragged range is shown alone, until Escape or its button', async () => {
  // A synthetic pointer cannot be captured, so the call is replaced.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  await render(<Chart />)
  const drag = async () => {
    await point('pointerdown', 100)
    await point('pointermove', 250)
    await point('pointerup', 250)
  }
  for (const back of [() => userEvent.keyboard('{Escape}'), () => whole().click()]) {
    await drag()
    await expect.element(whole()).toBeVisible()
    picture().element().focus()
    await back()
    await expect.element(whole()).not.toBeInTheDocument()
  }
  // A press without a drag must select no range.
  await point('pointerdown', 100)
  await point('pointerup', 100)
  await expect.element(whole()).not.toBeInTheDocument()
})

test('the focus stays on the button of a line when lines change places', async () => {
  const { rerender } = await render(<Chart />)
  const [first, second] = document.querySelectorAll<HTMLElement>('ul[aria-label=Lines] button')
  second?.focus()
  await rerender(<Chart lines={LINES.toReversed()} />)
  await expect.poll(values).toEqual(['Bears90', 'Owls120'])
  expect(document.activeElement).toBe(second)
  expect([first, second].map((button) => button?.isConnected)).toEqual([true, true])
})
