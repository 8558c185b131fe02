import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#src/features/room-clock/act-dialog.examples.tsx'
import { ActDialog, type ActDialogProps } from '#src/features/room-clock/act-dialog.tsx'
import { examples as bands } from '#src/features/room-clock/clock.examples.tsx'
import { ClockActs } from '#src/features/room-clock/clock-acts.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/room-clock.en.ts'

let world: AppWorld
beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const now = Date.parse('2026-11-22T10:03:00.000Z')
const onPress = vi.fn<ActDialogProps['onPress']>()
async function see(view: ActDialogProps['view']) {
  onPress.mockReset()
  await show(
    world,
    <ActDialog view={view} now={now} onPress={onPress} onCancel={() => {}} onRetry={() => {}} />,
  )
  return screen.findByRole('alertdialog')
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a pause says in numbers whom it reaches, and the focus is on the way out', async () => {
  const dialog = await see(examples.pause)
  expect(dialog.textContent).toContain('485 teams can’t submit')
  expect(dialog.textContent).toContain('214 instances run on')
  await expect.poll(() => document.activeElement).toBe(button('Not now'))
  fireEvent.click(button('Pause the game'))
  expect(onPress).toHaveBeenCalledWith({ act: { kind: 'pause' }, notice: null, word: '' })
})

test('players are told what stands in the notice', async () => {
  await see(examples.pause)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tell players' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Notice to all players')
  expect(field.value).toContain('The game is paused')
  fireEvent.change(field, { target: { value: 'Back soon' } })
  fireEvent.click(button('Pause the game'))
  expect(onPress.mock.calls[0]?.[0].notice).toBe('Back soon')
})

test('an extension shows what moves along, and repeats its length', async () => {
  const dialog = await see(examples.extend)
  expect(dialog.textContent).toMatch(/Freeze.*→.*moves along/)
  expect(dialog.textContent).toMatch(/Writeups.*→.*moves along/)
  fireEvent.click(screen.getByText('120 min'))
  fireEvent.click(button('Extend by 120 min'))
  expect(onPress.mock.calls[0]?.[0].act).toEqual({ kind: 'extend', byMs: 120 * 60_000 })
})

test('an act that cannot be taken back waits for its word', async () => {
  await see(examples.withoutNumbers)
  const end = () => screen.getByRole<HTMLButtonElement>('button', { name: 'End the game' })
  expect(end().disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Type END to go on'), { target: { value: 'END' } })
  expect(end().disabled).toBe(false)
})

test('changed figures say so', async () => {
  expect((await see(examples.changed)).textContent).toContain('The figures have changed')
})

test.each([
  ['coming', ['Start now', 'Extend']],
  ['running', ['Pause', 'Extend', 'Freeze now', 'End now']],
  ['paused', ['Resume', 'Extend', 'Freeze now', 'End now']],
  ['frozen', ['Pause', 'Extend', 'Reveal', 'End now']],
  ['over', ['Reveal', 'Reopen']],
  ['revealed', ['Reopen']],
] as const)('%s: has its acts', async (face, acts) => {
  await show(world, <ClockActs {...bands[face]} onChoose={() => {}} />)
  expect(screen.getAllByRole('button').map((each) => each.textContent?.split(' …')[0])).toEqual(acts)
})
