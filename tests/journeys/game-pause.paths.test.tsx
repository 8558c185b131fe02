import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallenge, aConfig, aGame, aRunningGame } from '../worlds/builders.ts'
import { LIST, someContainers, START } from '../worlds/container.world.ts'
import {
  CHALLENGE,
  GAME,
  ok,
  openPlaying,
  refused,
  SUBMIT,
  type PlayingWorld,
} from '../worlds/playing.world.tsx'
import { gamePauseJourney } from './game-pause.journey.ts'
import { waysThrough } from './journey.ts'
import '#src/shell/announcements.tsx'

const HOUR_MS = 3_600_000
const HALF_HOUR_MS = HOUR_MS / 2
/** The page reads a changed game again within this time. */
const READ_MS = 1_500
const STATUS = 'GET /api/game/1/challenges/7/status/41'
const TYPED = 'flag{typed}'
const PAUSED = 'The game is paused. Your flag stays here; submit it when the game goes on.'
let app: PlayingWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(gamePauseJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 30_000 }, async () => {
    let [pausedAt, endsAt] = [null as number | null, Date.now() + 5 * HOUR_MS]
    const spans = () => ({
      start: toIso(endsAt - 10 * HOUR_MS),
      // The server reports a later end during a pause, because a client that knows no pauses must not take
      // the game for ended.
      end: toIso(pausedAt === null ? endsAt : endsAt + Date.now() - pausedAt),
      ...(pausedAt === null ? {} : { pausedAt: toIso(pausedAt), storedEnd: toIso(endsAt) }),
    })
    const answers = () => ({ [GAME]: ok(aRunningGame(spans())), 'GET /api/game': ok([aGame(spans())]) })
    const lines: ((heard: ConnectionEvent) => void)[] = []
    const open = async (address: string) => {
      app?.close()
      lines.length = 0
      app = await openPlaying(
        address,
        {
          'GET /api/config': ok(aConfig({ features: ['streams', 'containers', 'schedule'] })),
          [CHALLENGE]: ok(aChallenge({ type: 'DynamicContainer' })),
          [LIST]: ok(someContainers([])),
          [START]: 'held',
          [SUBMIT]: 'held',
          [STATUS]: 'held',
          ...answers(),
        },
        (_, say) => {
          lines.push(say)
          return () => {}
        },
      )
      await connects()
    }
    const shown = () => {
      if (app === null) throw new Error('No page is open.')
      return app
    }
    const hears = async (...heard: ConnectionEvent[]) => {
      await act(async () => heard.forEach((each) => lines.at(-1)?.(each)))
      await settle()
    }
    const connects = async () => {
      await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0))
      await hears(
        { type: 'hub.opened' },
        {
          type: 'hub.heard',
          parts: [
            { stream: 'board', from: 1, items: [] },
            { stream: 'notices', from: 1, items: [] },
            { stream: 'team', from: 1, items: [] },
          ],
        },
      )
    }
    const stores = () => {
      for (const [question, reply] of Object.entries(answers())) shown().server.says(question, reply)
    }
    const tells = async () => {
      await hears({ type: 'hub.game', game: 1 })
      await shown().passes(READ_MS)
    }
    const pauses = () => {
      pausedAt = Date.now()
      stores()
    }
    const resumes = () => {
      endsAt += pausedAt === null ? 0 : Date.now() - pausedAt
      pausedAt = null
      stores()
    }
    const isCutWhile = async (changes: () => void) => {
      await act(async () => void dispatchEvent(new Event('offline')))
      await hears({ type: 'hub.dropped' })
      changes()
      const before = lines.length
      await act(async () => void dispatchEvent(new Event('online')))
      await vi.waitFor(() => expect(lines.length).toBeGreaterThan(before))
      await connects()
      await shown().passes(READ_MS)
    }
    const clock = () => {
      const timer = document.querySelector('header [role=timer]')
      if (timer === null) throw new Error('No time is shown.')
      return timer
    }
    const standsStill = async () => {
      await vi.waitFor(() => expect(clock().getAttribute('aria-label')).toMatch(/^Paused/))
      const before = clock().textContent
      await shown().passes(3_000)
      expect(clock().textContent).toBe(before)
      return before
    }
    const runs = async () => {
      await vi.waitFor(() => expect(clock().getAttribute('aria-label')).not.toMatch(/^Paused/))
      const before = clock().textContent
      await shown().passes(2_000)
      expect(clock().textContent).not.toBe(before)
    }
    const field = () => screen.getByLabelText<HTMLInputElement>('Flag')
    const sends = async () => {
      await shown().type('Flag', TYPED)
      await shown().press('Submit')
    }
    let sent = 0
    let stood = ''
    await open('/games/1/challenges/7')
    await screen.findByLabelText('Flag')
    await way.test(
      {
        'the organisers pause the game': async () => {
          pauses()
          await tells()
        },
        'the organisers pause the game again': async () => {
          pauses()
          await tells()
        },
        'the player types a flag, and the organisers pause': async () => {
          await shown().type('Flag', TYPED)
          pauses()
          await tells()
        },
        'the player sends a flag': sends,
        'the line is cut, the organisers pause, and it is back': () => isCutWhile(pauses),
        'the pause comes first': async () => {
          pauses()
          await shown().answer(SUBMIT, refused('The game is paused. Try again when it goes on'))
        },
        'the server has it, and the organisers pause': async () => {
          await shown().answer(SUBMIT, ok(41))
          pauses()
          await tells()
        },
        'the flag is right': () => shown().answer(STATUS, ok('"Accepted"')),
        'the flag is wrong': () => shown().answer(STATUS, ok('"WrongAnswer"')),
        'half an hour goes by': () => shown().passes(HALF_HOUR_MS),
        'the game goes on': async () => {
          resumes()
          await tells()
        },
        'the game goes on at the overview': async () => {
          resumes()
          await tells()
        },
        'the line is cut, the game goes on, and it is back': () => isCutWhile(resumes),
        'the player opens the page again': () => open('/games/1/challenges/7'),
        'the player looks at the overview': () => open('/games/1'),
        'the organisers end the game': async () => {
          resumes()
          endsAt = Date.now() - 1_000
          stores()
          await tells()
        },
        'the player insists': () => shown().press('Submit'),
        'the player starts an instance': () => shown().press('Start instance'),
        'the player sends it': async () => {
          shown().server.says(SUBMIT, 'held')
          await shown().press('Submit')
        },
      },
      {
        playing: async () => {
          await runs()
          shown().seesNot(PAUSED)
        },
        sending: () => shown().sees('Sending the flag…'),
        judging: () => shown().sees('Checking the flag…'),
        paused: async () => {
          await shown().sees(PAUSED)
          await shown().sees('The game is paused')
          stood = await standsStill()
        },
        pausedStill: async () => {
          expect(await standsStill()).toBe(stood)
        },
        // A player who comes back during the pause sees it on the page, so no toast announces it.
        pausedUnannounced: async () => {
          await shown().sees(PAUSED)
          expect(await standsStill()).toBe(stood)
          shown().seesNot('The game is paused')
        },
        pausedOverview: async () => {
          await shown().sees(/^The organisers have paused the game\. Nothing is lost/)
          await standsStill()
        },
        pausedAtFlag: async () => {
          await shown().sees(PAUSED)
          expect(field().value).toBe(TYPED)
          // The player may continue to type during the pause.
          expect(field().readOnly).toBe(false)
          sent = Math.max(sent, shown().server.countOf(SUBMIT))
          expect(shown().server.countOf(START)).toBe(0)
          await standsStill()
          expect(shown().server.countOf(SUBMIT)).toBe(sent)
        },
        goingOn: async () => {
          await runs()
          shown().seesNot(PAUSED)
          await shown().sees('The game goes on')
        },
        goingOnAtFlag: async () => {
          await runs()
          shown().seesNot(PAUSED)
          expect(field().value).toBe(TYPED)
          // The page must not send the flag without a press when the pause ends.
          expect(shown().server.countOf(SUBMIT)).toBe(sent)
        },
        goingOnOverview: async () => {
          await runs()
          shown().seesNot(/^The organisers have paused the game/)
        },
        pausedAgain: async () => {
          await shown().sees(PAUSED)
          await standsStill()
        },
        sendingAgain: async () => {
          await shown().sees('Sending the flag…')
          expect(shown().server.countOf(SUBMIT)).toBe(sent + 1)
        },
        solved: () => shown().sees('Correct!'),
        over: () => shown().sees(/^(Ended|The game has ended|The game is over)/),
      },
    )
  })
})
