import '#src/theme/index.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Buttons } from '#src/gallery/buttons.tsx'
import { Content } from '#src/gallery/content.tsx'
import { Fields } from '#src/gallery/fields.tsx'
import { Overlays } from '#src/gallery/overlays.tsx'
import { States } from '#src/gallery/states.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { BareSelect } from '#src/ui/bare-select.tsx'
import { focusNow } from '../../focus-now.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const choice = {
  choices: [{ value: 'tide', label: 'Tide' }],
  value: 'tide',
  onValueChange: () => {},
} as const

test('every control has a visible ring when a key brings the focus to it', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 800)
  await render(
    <main style={{ padding: '2rem' }}>
      <PlainSelect label="A select in a form" {...choice} />
      <BareSelect label="A select in a toolbar" {...choice} />
      <Buttons />
      <Fields />
      <Overlays />
      <Content />
      <States />
    </main>,
  )
  await userEvent.tab()
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.getClientRects().length > 0 && !control.matches(':disabled'),
  )
  expect(controls.length).toBeGreaterThan(60)
  const wrong = controls.flatMap((control) => {
    control.focus()
    const state = focusNow(new Set())
    return state === 'shown' ? [] : [`${state} ${control.outerHTML.slice(0, 150)}`]
  })
  expect(wrong).toEqual([])
})

test('the marked line of a menu has an outline, which forced colours draw', async () => {
  await page.viewport(1280, 800)
  await render(<Overlays />)
  const [opener] = document.querySelectorAll<HTMLElement>('[data-scope=menu][data-part=trigger]')
  opener?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('[data-highlighted]') !== null).toBe(true)
  const marked = document.querySelector('[data-highlighted]')
  expect(marked && getComputedStyle(marked).outlineStyle).toBe('solid')
})
