import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#src/features/game-editor/freeze-form.examples.tsx'
import { FreezeForm, type FreezeFormProps } from '#src/features/game-editor/freeze-form.tsx'
import { fromWallTime } from '#src/ui/date-time.tsx'
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

test('a frozen board can be revealed', async () => {
  const onReveal = vi.fn<() => void>()
  await see({ ...examples.frozen, onReveal })
  reveal()?.click()
  expect(onReveal).toHaveBeenCalledOnce()
})

test('a freeze in the future has nothing to reveal yet', async () => {
  await see({ ...examples.frozen, now: examples.frozen.now - 3_600_000 })
  expect(reveal()).toBeNull()
})

test('a busy one shows that', async () => {
  await see(examples.revealing)
  expect(reveal()?.textContent).toBe('Revealing…')
})

test('a revealed one shows the time', async () => {
  expect(await see(examples.revealed)).toContain('The scoreboard was revealed on')
  expect(reveal()).toBeNull()
})

test('a refused one shows the reason', async () =>
  expect(await see(examples.refused)).toContain('Can’t reach the server'))

test('a time outside of the game is reported at the field and not sent; an empty one clears the freeze', async () => {
  const onSet = vi.fn<(at: number | null) => void>()
  await see({ ...examples.frozen, onSet })
  const field = screen.getByLabelText(/Freeze at/)
  fireEvent.change(field, { target: { value: '2026-10-03T15:00:00' } })
  await screen.findByText(/between the start and the end/)
  screen.getByRole('button', { name: 'Save freeze' }).click()
  expect(onSet).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '' } })
  screen.getByRole('button', { name: 'Save freeze' }).click()
  expect(onSet).toHaveBeenLastCalledWith(null)
})

test('a time that another organiser has set appears immediately, even next to unsaved input', async () => {
  const others = [null, '2026-10-01T15:00:00.000Z', '2026-10-01T14:00:00.000Z', null]
  function Form() {
    const [nth, setNth] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setNth(nth + 1)}>
          Another organiser sets it
        </button>
        <FreezeForm {...examples.none} freeze={{ freezeAt: others[nth] ?? null, revealedAt: null }} />
      </>
    )
  }
  await show(world, <Form />)
  const field = screen.getByLabelText<HTMLInputElement>(/Freeze at/)
  const anotherSetsIt = () =>
    act(async () => screen.getByRole('button', { name: 'Another organiser sets it' }).click())
  await anotherSetsIt()
  expect([fromWallTime(field.value), screen.queryByText('Not saved yet.')]).toEqual([
    Date.parse('2026-10-01T15:00:00.000Z'),
    null,
  ])
  fireEvent.change(field, { target: { value: '2026-10-01T15:30:00' } })
  await screen.findByText('Not saved yet.')
  await anotherSetsIt()
  await screen.findByText(/^Someone else changed the freeze to/)
  expect(field.value).toContain('2026-10-01T15:30')
  await anotherSetsIt()
  await screen.findByText(/^Someone else removed the freeze/)
  await act(async () => screen.getByRole('button', { name: 'Use theirs' }).click())
  expect([field.value, screen.queryByText('Not saved yet.')]).toEqual(['', null])
})
