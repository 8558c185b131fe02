import { act, fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { settle } from './app.world.tsx'
import { openTimed, type TimedApp } from './timed.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/wiring/projector.ts'
import '#src/text/areas/projector.en.ts'

export const GAME = 'GET /api/game/1'
export const BOARD = 'GET /api/game/1/board'

/** Opens a board for an audience, without animations. */
export async function openHall(...beginning: Parameters<typeof openTimed>): Promise<TimedApp> {
  // The test DOM reports a cancelled animation as an error. A hidden page has no animations, so the page
  // pretends to be hidden.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const app = await openTimed(...beginning)
  return {
    ...app,
    close() {
      app.close()
      hidden.mockRestore()
    },
  }
}

/** The rows of the projector, from the top. */
export const lines = () =>
  within(screen.getByRole('list', { name: 'Teams by rank' })).getAllByRole('listitem')
export const teamsIn = (rows: readonly HTMLElement[]) =>
  rows.map((row) => /team \d/.exec(row.textContent)?.[0])

/** The slider of the time, by its name, because the chart has another slider. */
export const MOMENT = { name: 'Time' }

export async function goToStart(): Promise<void> {
  const slider = await screen.findByRole('slider', MOMENT)
  await act(async () => slider.focus())
  await act(async () => void fireEvent.keyDown(slider, { key: 'Home' }))
  await settle()
}
