import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'

const WIDTH = 100
const NAMES = ['Settings', 'Notices', 'Challenges', 'Teams', 'Writeups']

describe('on a screen with room for three of five tabs', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  test.each([
    ['Challenges', 100],
    ['Writeups', 300],
  ])('%s, the current tab, is in the middle of the visible ones', (name, left) => {
    expect(openBar(name).scrollLeft).toBe(left)
  })

  test('without a current tab nothing scrolls', () => expect(openBar(null).scrollLeft).toBe(0))
})

function openBar(current: string | null): HTMLElement {
  const isBar = (element: HTMLElement) => element.tagName === 'NAV'
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function place(this: HTMLElement) {
    return isBar(this) ? 0 : NAMES.indexOf(this.textContent) * WIDTH
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(3 * WIDTH)
  render(
    <TabBar label="Game">
      {NAMES.map((name) => (
        <TabLink key={name} href={`/${name}`} {...(name === current ? { 'aria-current': 'page' } : {})}>
          {name}
        </TabLink>
      ))}
    </TabBar>,
  )
  return screen.getByRole('navigation', { name: 'Game' })
}
