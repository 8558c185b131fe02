import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples, FreezeForm, type FreezeFormProps } from '#src/features/game-editor/freeze-section.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import '#src/text/areas/game-editor.en.ts'

let world: AppWorld
beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const see = async (form: FreezeFormProps) => {
  await show(world, <FreezeForm {...form} />)
  return document.body.textContent
}
const reveal = () => screen.queryByRole('button', { name: /^Reveal/ })

test('a board that is never frozen has nothing to reveal', async () => {
  await see(examples.none)
  expect(reveal()).toBeNull()
})

test('a frozen one may be revealed, and not again while that is under way', async () => {
  const onReveal = vi.fn<() => void>()
  await see({ ...examples.frozen, onReveal })
  reveal()?.click()
  expect(onReveal).toHaveBeenCalledOnce()
})

test('one whose freeze is still to come has nothing to reveal yet', async () => {
  await see({ ...examples.frozen, now: examples.frozen.now - 3_600_000 })
  expect(reveal()).toBeNull()
})

test('busy says so', async () => {
  await see(examples.revealing)
  expect(reveal()?.textContent).toBe('Revealing everything')
})

test('revealed says since when', async () => {
  expect(await see(examples.revealed)).toContain('Everything was revealed on')
  expect(reveal()).toBeNull()
})

test('refused says why', async () => expect(await see(examples.refused)).toContain('does not answer'))

test('a moment outside of the game is told at the field and not sent; none at all takes the freeze away', async () => {
  const onSet = vi.fn<(at: number | null) => void>()
  await see({ ...examples.frozen, onSet })
  const field = screen.getByLabelText(/Frozen from/)
  fireEvent.change(field, { target: { value: '2026-10-03T15:00:00' } })
  await screen.findByText(/between the start and the end/)
  screen.getByRole('button', { name: 'Save the freeze' }).click()
  expect(onSet).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '' } })
  screen.getByRole('button', { name: 'Save the freeze' }).click()
  expect(onSet).toHaveBeenLastCalledWith(null)
})
