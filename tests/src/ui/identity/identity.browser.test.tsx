import '#src/theme/index.css'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EventMark, EventPoster } from '#src/ui/identity/event-poster.tsx'
import { shown } from '#src/ui/identity/identity.examples.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { faults } from '../axe.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

const MISSING = '/no-such-picture.png'

test.each(['dark', 'light'] as const)('axe finds nothing on flags, posters and coins: %s', async (scheme) => {
  document.documentElement.lang = 'en'
  document.title = 'Identity'
  document.documentElement.dataset['theme'] = scheme
  await page.viewport(1280, 800)
  await render(
    <main>
      <h1>Identity</h1>
      {shown.map(([name, draw]) => (
        <section key={name} aria-label={name}>
          {draw()}
        </section>
      ))}
    </main>,
  )
  await expect.poll(() => document.querySelectorAll('[data-poster] > svg').length).toBe(16)
  expect(await faults()).toEqual([])
})

test('a poster is painted in the tones of the scheme', async () => {
  await render(<EventPoster title="Harbour Lights 2026" />)
  const ground = () =>
    getComputedStyle(document.querySelector('[data-poster]') ?? document.body).backgroundColor
  expect(ground()).toMatch(/^oklch\(0.24 /)
  document.documentElement.dataset['theme'] = 'light'
  expect(ground()).toMatch(/^oklch\(0.945 /)
})

test('a picture replaces a flag at its size, and a missing one restores it', async () => {
  await render(<TeamFlag name="Kernel Panic" picture={MISSING} size={44} />)
  const flag = () => document.querySelector('[data-flag]')
  expect(flag()?.getBoundingClientRect().toJSON()).toMatchObject({ width: 44, height: 44 })
  await expect.poll(() => flag()?.querySelector('path')?.getAttribute('fill')).toBe('#eec55e')
  expect(flag()?.getBoundingClientRect().toJSON()).toMatchObject({ width: 44, height: 44 })
})

test('where a reader chooses all colours, flags and posters keep theirs and their edge', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  try {
    await render(
      <p>
        <TeamFlag name="Kernel Panic" size={44} /> Kernel Panic
        <EventMark title="Winter Cipher" /> Winter Cipher
      </p>,
    )
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const styleOf = (selector: string, part?: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body, part)
    expect(styleOf('[data-flag]').forcedColorAdjust).toBe('none')
    expect(styleOf('[data-flag] path').fill).toBe('rgb(238, 197, 94)')
    expect(styleOf('[data-flag]', '::after').boxShadow).toContain('inset')
    expect(styleOf('[data-poster]').forcedColorAdjust).toBe('none')
    expect(styleOf('[data-poster]').backgroundColor).toMatch(/^oklch/)
    expect(styleOf('[data-poster]').outlineStyle).toBe('solid')
    await expect.element(page.getByText('Kernel Panic')).toBeVisible()
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  }
})
