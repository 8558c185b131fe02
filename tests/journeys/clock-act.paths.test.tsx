import { act, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIso } from '#contract/models/time.ts'
import { RoomClock } from '#src/features/room-clock/room-clock.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { clockActJourney } from './clock-act.journey.ts'
import { waysThrough } from './journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/text/areas/ask.en.ts'
import '#src/text/areas/room-clock.en.ts'

const SCHEDULE = 'GET /api/edit/games/1/schedule'
const EFFECTS = 'GET /api/edit/games/1/effects'
const PAUSE = 'POST /api/edit/games/1/pause'
const REFUSED = 'The game is not running'
const HOUR_MS = 3_600_000
const schedule: ScheduleModel = {
  start: toIso(Date.now() - HOUR_MS),
  end: toIso(Date.now() + HOUR_MS),
  writeupsUntil: null,
  freezeAt: null,
  revealedAt: null,
  pausedAt: null,
  challenges: [],
}
const effectsOf = (teams: number) =>
  ok({ teams, challenges: 3, solves: 0, solvers: 0, submissions: 0, containers: 2, hiddenSolves: 0 })
let world: AppWorld | null = null
afterEach(() => world?.close())

describe.each(waysThrough(clockActJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    localStorage.setItem('language', 'en')
    world = openAppWorld({
      'GET /api/config': ok(aConfig({ features: ['schedule', 'effects'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [SCHEDULE]: ok(schedule),
      [EFFECTS]: 'held',
      [PAUSE]: 'held',
    })
    const { server } = world
    await show(
      world,
      <MemoryRouter>
        <RoomClock game={1} />
      </MemoryRouter>,
    )
    const opener = () => screen.findByRole('button', { name: /^Pause …/, hidden: true })
    await opener()
    const press = async (button: HTMLElement) => {
      await act(async () => button.click())
      await settle()
    }
    // The question is a dialog while it waits for its figures, and an alert dialog with them.
    const open = () =>
      vi.waitUntil(() => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]'))
    const pressIn = async (name: string) => press(within(await open()).getByRole('button', { name }))
    // Only the reads of the question are held, not those of the screen.
    const reading = async (next: () => Promise<void>) => {
      server.says(SCHEDULE, 'held')
      await next()
      server.says(SCHEDULE, ok(schedule))
    }
    const figures = async (reply: Reply | 'silence' = ok(schedule)) => {
      await vi.waitFor(() => server.release(EFFECTS, effectsOf(teams)))
      server.release(SCHEDULE, reply)
      await settle()
    }
    const question = () => screen.findByRole('alertdialog', { name: 'Pause the game' })
    let [teams, sent] = [485, 0]
    const isNotSent = () => expect(server.countOf(PAUSE)).toBe(sent)
    const asks = async () => {
      expect((await question()).textContent).toContain(`${teams} teams can’t submit`)
      isNotSent()
    }
    await way.test(
      {
        'the organiser would pause': () => reading(async () => press(await opener())),
        'the organiser thinks better of it': () => pressIn('Not now'),
        'the organiser tries again': () => reading(() => pressIn('Try again')),
        'the organiser confirms': () => reading(() => pressIn('Pause the game')),
        'the figures come': () => figures(),
        'the figures are the same': () => figures(),
        'there are other figures': async () => {
          teams = 486
          await figures()
        },
        'the line is cut': () => figures('silence'),
        'the server pauses': async () => {
          const paused = ok({ ...schedule, pausedAt: toIso(Date.now()) })
          server.says(SCHEDULE, paused)
          server.release(PAUSE, paused)
          await settle()
        },
        'the server refuses': async () => {
          server.release(PAUSE, refused(REFUSED))
          await settle()
        },
      },
      {
        running: () => {
          expect(screen.queryByRole('dialog')).toBeNull()
          expect(screen.queryByRole('alertdialog')).toBeNull()
          isNotSent()
        },
        counting: async () => {
          await screen.findByRole('dialog', { name: 'Pause the game' })
          isNotSent()
        },
        unread: async () => {
          const dialog = await screen.findByRole('dialog', { name: 'Pause the game' })
          within(dialog).getByRole('button', { name: 'Try again' })
        },
        asked: asks,
        checking: async () => {
          await question()
          isNotSent()
        },
        unchecked: async () => {
          within(await question()).getByText(/Can’t reach the server/)
          isNotSent()
        },
        askedAgain: async () => {
          within(await question()).getByText(/^The figures have changed/)
          await asks()
        },
        acting: async () => {
          await question()
          sent += 1
          isNotSent()
        },
        refused: async () => {
          within(await question()).getByText(REFUSED)
        },
        paused: async () => {
          await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
          await screen.findByRole('button', { name: /^Resume …/ })
        },
      },
    )
  })
})
