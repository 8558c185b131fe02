import { act, fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { SchedulePlanner } from '#src/features/room-clock/schedule-plan.tsx'
import { toWallTime } from '#src/ui/date-time.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aChallengeInfo, aConfig, aProfile } from '../../../worlds/builders.ts'
import { ok, refused } from '../../../worlds/server.ts'
// These modules load first, so that no test waits for a file.
import '#src/features/room-clock/wave-dialog.tsx'
import '#src/text/areas/ask.en.ts'
import '#src/text/areas/room-clock.en.ts'
import '#src/text/areas/schedule-plan.en.ts'
import '#src/wiring/admin.ts'
import '#src/wiring/challenge-editing.ts'

const SCHEDULE = 'GET /api/edit/games/1/schedule'
const LIST = 'GET /api/edit/games/1/challenges'
const CHANGE = 'PUT /api/edit/games/1/challenges'
const HOUR_MS = 3_600_000
const from = (hours: number) => Math.floor(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS
const curve = { originalScore: 500, minScoreRate: 0.25, difficulty: 20, closesAt: null }
const scheduleWith = (opensAt: number | null): ScheduleModel => ({
  start: toIso(from(-10)),
  end: toIso(from(30)),
  writeupsUntil: null,
  freezeAt: null,
  revealedAt: null,
  pausedAt: null,
  challenges: [
    { ...curve, id: 1, title: 'Out', isEnabled: true, opensAt: null },
    {
      ...curve,
      id: 2,
      title: 'Ready',
      isEnabled: false,
      opensAt: opensAt === null ? null : toIso(opensAt),
    },
    { ...curve, id: 3, title: 'Later', isEnabled: true, opensAt: toIso(from(20)) },
  ],
})
const listed = (version: number) =>
  [1, 2, 3].map((id) => aChallengeInfo({ id, title: `${id}`, version: id === 2 ? version : 1 }))
let world: AppWorld

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world.close())

async function open(features = ['schedule', 'effects', 'challenge-acts']) {
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    [SCHEDULE]: ok(scheduleWith(null)),
    [LIST]: ok(listed(4)),
    [CHANGE]: 'held',
  })
  await show(
    world,
    <MemoryRouter>
      <SchedulePlanner game={1} />
    </MemoryRouter>,
  )
  await screen.findByRole('slider', { name: 'End' })
}
const press = async (name: string | RegExp) => {
  await act(async () => screen.getByRole('button', { name }).click())
  await settle()
}
const dialog = () => within(screen.getByRole('alertdialog'))
const sent = () => world.server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const fill = async (at: number) => {
  await press('Add a wave …')
  await act(
    async () =>
      void fireEvent.change(dialog().getByLabelText(/^Comes out at/), { target: { value: toWallTime(at) } }),
  )
  await act(async () => dialog().getByRole('checkbox', { name: 'Ready' }).click())
}

describe('adding a wave', () => {
  test('offers what no player has seen, and says what follows before it is sent', async () => {
    await open()
    await press('Add a wave …')
    expect(
      dialog()
        .getAllByRole('checkbox')
        .map((box) => box.parentElement?.parentElement?.textContent),
    ).toEqual([expect.stringMatching(/^Readydisabled$/), expect.stringMatching(/^Latercomes out /)])
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
    await press('Not now')
    await fill(from(-1))
    expect(dialog().getByText('This time has passed')).toBeDefined()
    await press('Not now')
    await fill(from(20))
    expect(dialog().getByText('1 challenge comes out at this time already.')).toBeDefined()
    expect(dialog().getByText('1 challenge is disabled, and out only once enabled.')).toBeDefined()
    expect(sent()).toEqual([])
  })

  test('sends one request, says that it is done, and undoes it with one', async () => {
    await open()
    await fill(from(12))
    await press('Add 1 challenge')
    expect(sent()).toEqual([[{ id: 2, version: 4, opensAt: toIso(from(12)) }]])
    world.server.says(SCHEDULE, ok(scheduleWith(from(12))))
    world.server.release(CHANGE, ok(listed(5)))
    await settle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await screen.findByText('Wave of 1 challenge added.')
    expect((await screen.findAllByRole('slider', { name: 'Wave +1' })).length).toBe(2)
    await press('Undo')
    expect(sent().at(-1)).toEqual([{ id: 2, version: 5, opensAt: EPOCH }])
    world.server.says(SCHEDULE, ok(scheduleWith(null)))
    world.server.release(CHANGE, ok(listed(6)))
    await settle()
    await screen.findByText('The wave is undone.')
    expect(screen.getAllByRole('slider', { name: 'Wave +1' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('keeps what was chosen if the server refuses', async () => {
    await open()
    await fill(from(12))
    await press('Add 1 challenge')
    world.server.release(CHANGE, refused('Others have changed: Ready', 409))
    await settle()
    expect(dialog().getByText('Others have changed: Ready')).toBeDefined()
    expect(dialog().getByRole<HTMLInputElement>('checkbox', { name: 'Ready' }).checked).toBe(true)
  })

  test('is not offered by a server that cannot change several challenges together', async () => {
    await open(['schedule', 'effects'])
    expect(screen.queryByRole('button', { name: 'Add a wave …' })).toBeNull()
  })
})
