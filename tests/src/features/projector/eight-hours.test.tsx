import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import type { BoardFact } from '#contract/rules/board-fact.ts'
import { toIso } from '#contract/models/time.ts'
import { CHALLENGE_ID, START, TEAM_ID } from '../../../contract/board/snapshot.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aConfig, aGameDetail } from '../../../worlds/builders.ts'
import { BOARD, GAME, lines, openHall } from '../../../worlds/hall.world.tsx'
import { aBoardModel, ok } from '../../../worlds/scoreboard.world.ts'
import type { TimedApp } from '../../../worlds/timed.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/wiring/live-machines.ts'
import '#src/shell/keep-connection.tsx'
import '#src/pages/projector.tsx'
import '#src/text/areas/connection.en.ts'

const HOURS_MS = 8 * 3_600_000
const [TEAMS, CHALLENGES] = [200, 100]
const FACTS = TEAMS * CHALLENGES
/** The server sends events that are close together in one frame, so solves arrive in groups. */
const BURST = 100
const STEP_MS = HOURS_MS / (FACTS / BURST)
const SAMPLES = 16
/**
 * The solves themselves stay in memory: 20,000 positions and times are 1.3 to 2.5 MB. A node or a timer that
 * stayed for each solve would be many times that.
 */
const SLACK_BYTES = 4_000_000

let app: TimedApp | null = null

afterEach(() => app?.close())

/** The heap after a full garbage collection, because garbage would hide a leak. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('Nothing collects.')
  Reflect.apply(collect, null, [])
  return process.memoryUsage().heapUsed
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test(
  'eight hours and twenty thousand solves later the projector holds no more than at first',
  { timeout: 280_000 },
  async () => {
    let say: (heard: ConnectionEvent) => void = () => {}
    const span = { start: toIso(START), end: toIso(START + 2 * HOURS_MS) }
    app = await openHall(
      '/games/1/projector',
      {
        'GET /api/config': ok(aConfig({ features: ['board', 'streams'] })),
        [GAME]: ok(aGameDetail(span)),
        [BOARD]: ok({ ...aBoardModel({ teams: TEAMS, challenges: CHALLENGES }), ...span, seq: 0 }),
      },
      {
        now: START,
        connect: (_, hear) => {
          say = hear
          return () => {}
        },
      },
    )
    await vi.waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0))
    const tell = (from: number, items: readonly BoardFact[]) =>
      say({ type: 'hub.heard', parts: [{ stream: 'board', from, items }] })
    await act(async () => {
      say({ type: 'hub.opened' })
      say({
        type: 'hub.heard',
        parts: [
          { stream: 'board', from: 1, items: [] },
          { stream: 'notices', from: 1, items: [] },
        ],
      })
    })
    await settle()
    const heaps: number[] = []
    for (let done = 0; done < FACTS; done += BURST) {
      const facts = Array.from({ length: BURST }, (_, nth): BoardFact => {
        // All teams score in turn, so that in the end each team has solved each challenge.
        const [round, team] = [Math.floor((done + nth) / TEAMS), (done + nth) % TEAMS]
        return {
          kind: 'solve',
          teamId: TEAM_ID + team,
          challengeId: CHALLENGE_ID + ((team * 7 + round) % CHALLENGES),
          at: Date.now() + nth,
          user: 'ann',
        }
      })
      await act(async () => {
        tell(done + 1, facts)
        // Advances synchronously, because an asynchronous advance takes a real turn for each timer, and
        // 30,000 seconds tick.
        vi.advanceTimersByTime(STEP_MS)
      })
      if ((done / BURST + 1) % (FACTS / BURST / SAMPLES) === 0) heaps.push(heapBytes())
    }
    // All solves must have arrived: each team has solved each challenge.
    expect(lines()[0]?.textContent).toContain(`${CHALLENGES} solves`)
    const quarter = SAMPLES / 4
    const [first, last] = [mean(heaps.slice(0, quarter)), mean(heaps.slice(-quarter))]
    expect(last - first, `heap after each sixteenth: ${heaps.join(' ')}`).toBeLessThan(SLACK_BYTES)
  },
)
