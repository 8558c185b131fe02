import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { actInstead, planMoments } from '#src/features/room-clock/plan-moments.ts'
import { toClockState } from '#src/features/room-clock/clock-state.ts'
import { PlanTable } from '#src/features/room-clock/plan-table.tsx'
import { examples, schedule } from '#src/features/room-clock/schedule-plan.examples.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/schedule-plan.en.ts'

let world: AppWorld
beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())
const state = toClockState(schedule)

async function see(name: keyof typeof examples, onReveal: (() => void) | null = null) {
  const { plan, now } = examples[name]
  await show(
    world,
    <PlanTable
      moments={planMoments(schedule, plan, now)}
      startsAt={state.startsAt}
      endsAt={state.endsAt}
      now={now}
      teams={100}
      onSet={() => {}}
      onReveal={onReveal}
    />,
  )
  return screen.findByRole('table', { name: 'Moments of the game' })
}
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')

describe('the table', () => {
  test('has each moment once, in the order of their times, what has passed without a field', async () => {
    const table = await see('asStored')
    const names = within(table)
      .getAllByRole('rowheader')
      .map((each) => each.textContent)
    expect(names).toEqual(['Start', 'Wave +1', 'Wave +2', 'Freeze', 'Deadline of 1', 'End', 'Writeups until'])
    expect(within(table).queryByLabelText('Start')).toBeNull()
    expect(within(table).getByLabelText('End')).not.toBeNull()
  })
  test('says what a moment moves with, where it was, and what a wave is worth', async () => {
    await see('later')
    expect((await rowOf('Wave +2'))?.textContent).toContain('1,000 → ')
    expect((await rowOf('End'))?.textContent).toContain('was ')
    expect((await rowOf('Writeups until'))?.textContent).toContain('after the end')
  })
  test('a freeze that is on is revealed, which asks', async () => {
    const reveal = vi.fn()
    await see('frozen', reveal)
    fireEvent.click(screen.getByRole('button', { name: 'Reveal …' }))
    expect(reveal).toHaveBeenCalled()
  })
})

const at = (text: string) => Date.parse(text)
describe('a time typed into the past', () => {
  const now = examples.asStored.now
  const coming = examples.coming.now
  test.each([
    ['end', state.endsAt, now, 'end'],
    ['freeze', state.freezeAt, now, 'freeze'],
    ['start', state.startsAt, coming, 'start'],
    ['end', state.endsAt, coming, null],
    ['opening', at('2026-11-22T12:00:00.000Z'), now, null],
  ] as const)('%s', (moment, from, present, act) =>
    expect(actInstead({ moment, from, to: present - 1 }, state, present)).toBe(act),
  )
})
