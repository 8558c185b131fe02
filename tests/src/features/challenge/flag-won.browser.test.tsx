import '#src/theme/index.css'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { shown } from '#src/features/challenge/flag-won.examples.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { faults } from '../../ui/axe.ts'

let world: AppWorld | null = null
afterEach(() => world?.close())

describe.each(['dark', 'light'])('in the %s scheme', (scheme) => {
  test.each(shown)('axe finds nothing on %s', async (_, draw) => {
    localStorage.setItem('language', 'en')
    localStorage.setItem('color-scheme', scheme)
    world = openAppWorld()
    await show(world, <MemoryRouter>{draw()}</MemoryRouter>)
    const won = document.querySelector('[data-won]')
    if (won === null) throw new Error('nothing was won')
    // Half-faded colours have half the contrast.
    await Promise.all(won.getAnimations({ subtree: true }).map(({ finished }) => finished))
    expect(await faults(won)).toEqual([])
  })
})
