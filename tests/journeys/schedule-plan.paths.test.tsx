import { act, fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIso } from '#contract/models/time.ts'
import { SchedulePlanner } from '#src/features/room-clock/schedule-plan.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { waysThrough } from './journey.ts'
import { schedulePlanJourney } from './schedule-plan.journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/text/areas/room-clock.en.ts'
import '#src/text/areas/schedule-plan.en.ts'

const SCHEDULE = 'GET /api/edit/games/1/schedule'
const SAVE = 'PUT /api/edit/games/1/schedule'
const OVERTAKEN = 'Someone else changed this in the meantime'
const HOUR_MS = 3_600_000
/** The times are on the full hour, because marks move to multiples of five minutes. */
const from = (hours: number) => toIso(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS)
const scheduleTo = (end: string): ScheduleModel => ({
  start: from(-10),
  end,
  writeupsUntil: null,
  freezeAt: null,
  revealedAt: null,
  pausedAt: null,
  challenges: [],
})
let world: AppWorld | null = null
afterEach(() => world?.close())

describe.each(waysThrough(schedulePlanJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    localStorage.setItem('language', 'en')
    let [end, sent] = [from(30), 0]
    world = openAppWorld({
      'GET /api/config': ok(aConfig({ features: ['schedule', 'effects'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [SCHEDULE]: ok(scheduleTo(end)),
      [SAVE]: 'held',
    })
    const { server } = world
    await show(
      world,
      <MemoryRouter>
        <SchedulePlanner game={1} />
      </MemoryRouter>,
    )
    // A saved moment has a new mark.
    const mark = () => screen.getByRole('slider', { name: 'End' })
    await screen.findByRole('slider', { name: 'End' })
    const later = () => toIso(Date.parse(end) + HOUR_MS)
    const panel = within(await screen.findByRole('complementary', { name: 'If you save' }))
    const saving = () => panel.getByRole<HTMLButtonElement>('button', { name: /^Save/ })
    const press = async (button: HTMLElement) => {
      await act(async () => button.click())
      await settle()
    }
    const answer = async (reply: Reply | 'silence') => {
      await vi.waitFor(() => server.release(SAVE, reply))
      await settle()
    }
    const isAt = (time: string) =>
      expect(Number(mark().getAttribute('aria-valuenow'))).toBe(Date.parse(time) / 60_000)
    const isPlanned = () => {
      isAt(later())
      expect(saving().disabled).toBe(false)
    }
    const isStored = () => {
      isAt(end)
      expect(saving().disabled).toBe(true)
      expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Discard' }).disabled).toBe(true)
      expect(server.countOf(SAVE)).toBe(sent)
    }
    await way.test(
      {
        'the organiser moves the end': async () => {
          mark().focus()
          await act(async () => void fireEvent.keyDown(mark(), { key: 'ArrowRight', shiftKey: true }))
          await settle()
        },
        'the organiser discards it': () => press(panel.getByRole('button', { name: 'Discard' })),
        'the organiser saves': () => {
          sent += 1
          return press(saving())
        },
        'the organiser is impatient': () => press(saving()),
        'the server takes it': () => {
          end = later()
          server.says(SCHEDULE, ok(scheduleTo(end)))
          return answer(ok(scheduleTo(end)))
        },
        'another organiser was faster': () => answer(refused(OVERTAKEN, 409)),
        'the line is cut': () => answer('silence'),
      },
      {
        stored: isStored,
        planned: () => {
          isPlanned()
          expect(server.countOf(SAVE)).toBe(sent)
        },
        saving: () => {
          isAt(later())
          expect(server.countOf(SAVE)).toBe(sent)
          expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
            changes: [{ moment: 'end', from: end, to: later() }],
          })
        },
        overtaken: async () => {
          await panel.findByText(OVERTAKEN)
          isPlanned()
        },
        cutOff: async () => {
          await panel.findByText(/Can’t reach the server/)
          isPlanned()
        },
        left: isStored,
        saved: async () => {
          await panel.findByText(/^Saved/)
          isStored()
        },
      },
    )
  })
})
