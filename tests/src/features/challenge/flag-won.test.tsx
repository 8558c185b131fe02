import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FlagWon, type WonView } from '#src/features/challenge/flag-won.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
// The texts load first, so that no test waits for a file.
import '#src/text/areas/challenge.en.ts'

let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  world?.close()
  world = null
})

/** The press of "Notices" is a user who goes on, and the moment is counted only then. */
function SlowlyCounted() {
  const [moment, count] = useState<Extract<WonView, { when: 'now' }>['moment']>('counting')
  return (
    <MemoryRouter>
      <form hidden>
        <input aria-label="Flag" />
      </form>
      <button
        type="button"
        onClick={() => count({ points: 525, blood: 'FirstBlood', rankBefore: 2, rankAfter: 1 })}
      >
        Notices
      </button>
      <FlagWon
        game={1}
        id={7}
        won={{ when: 'now', moment, isPractice: false }}
        bonus={null}
        next={null}
        search=""
      />
    </MemoryRouter>
  )
}
const frame = () => act(() => new Promise<void>((settle) => requestAnimationFrame(() => settle())))

test('the step after a right flag takes the focus of the form, and never takes it back', async () => {
  world = openAppWorld()
  await show(world, <SlowlyCounted />)
  const next = screen.getByRole('link', { name: 'Challenges' })
  await vi.waitFor(() => expect(document.activeElement).toBe(next))
  const notices = screen.getByRole('button', { name: 'Notices' })
  notices.focus()
  await act(async () => notices.click())
  await screen.findByText('#1')
  await frame()
  expect(document.activeElement).toBe(notices)
})
