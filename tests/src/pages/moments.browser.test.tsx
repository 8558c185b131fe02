import '#src/theme/index.css'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { toBoardModel } from '#contract/rules/board/compact-form.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { aFullEvent } from '../../worlds/full-event.ts'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'
import { ok } from '../../worlds/scoreboard.world.ts'
// These modules load first, so that no test waits for a file.
import '#src/features/game/game-end.tsx'
import '#src/features/projector/projector.tsx'
import '#src/pages/challenges.tsx'
import '#src/pages/game.tsx'
import '#src/pages/projector.tsx'
import '#src/pages/scoreboard.tsx'
import '#src/wiring/participation.ts'
import '#src/wiring/projector.ts'

const ARRIVES = { timeout: 15_000 }
const LONG = { timeout: 60_000 }
const HARD = 'The lighthouse keeper’s allocator'
const SECOND = 1 / 3600
const HOUR_MS = 3_600_000
const freezeAt = () => Date.now() - 2 * HOUR_MS

let world: LiveEvent | null = null
let tunes = 0
let spoken: string[] = []
/**
 * The last text of each live region, because screen readers ignore a region that appears together with its
 * text.
 */
const lasts = new Map<Element, string>()
const regions = () => document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')
const textOf = (region: Element) => region.textContent.trim()
const watcher = new MutationObserver(() => {
  for (const region of regions()) {
    const [before, now] = [lasts.get(region), textOf(region)]
    lasts.set(region, now)
    if (before !== undefined && before !== now && now !== '') spoken.push(now)
  }
})

beforeEach(() => {
  ;[tunes, spoken] = [0, []]
  class Heard extends AudioContext {
    override get state() {
      return 'running' as const
    }
    override createOscillator() {
      tunes += 1
      return super.createOscillator()
    }
  }
  vi.stubGlobal('AudioContext', Heard)
})
afterEach(async () => {
  watcher.disconnect()
  lasts.clear()
  closeAllToasts()
  world?.close()
  localStorage.removeItem('notice-sounds')
  sessionStorage.clear()
  vi.unstubAllGlobals()
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

interface Moment {
  /** Opens the screen shortly before the event. */
  open: () => Promise<LiveEvent>
  /** Selects an element of the complete screen, so that nothing begins earlier. */
  selector: string
  happens: (world: LiveEvent) => Promise<void>
  isShown: () => boolean
  /** The announcement, which must be made once. */
  says: RegExp
}
const has = (text: string) => document.body.textContent.includes(text)
const reveal = async (app: LiveEvent) => {
  const { board } = app.event
  const revealed = { ...board, freeze: { ...board.freeze, revealedAt: Date.now() } }
  await app.reveals(toBoardModel(revealed))
}
const frozenEvent = (hoursGone: number) =>
  aFullEvent({ hoursGone, freeze: { freezeAt: freezeAt(), revealedAt: null } })
const now = Date.now()
const FLAG = aFullEvent({ now })
const SOLVED = aFullEvent({ now, ownSolve: 'Lattice of lies' })
const DETAILS = 'GET /api/game/1/details'
const OPEN_ID = FLAG.challengeId('Lattice of lies')

const MOMENTS: Record<string, Moment> = {
  'a right flag': {
    open: () =>
      openLiveEvent(`/games/1/challenges/${OPEN_ID}`, {
        event: FLAG,
        answers: {
          [`POST /api/game/1/challenges/${OPEN_ID}`]: ok(41),
          [`GET /api/game/1/challenges/${OPEN_ID}/status/41`]: ok(JSON.stringify('Accepted')),
        },
      }),
    selector: '.flag-bar__root',
    async happens(app) {
      app.server.says(DETAILS, SOLVED.answers[DETAILS] ?? ok(null))
      await page.getByRole('textbox', { name: 'Flag' }).fill('flag{right}')
      await userEvent.keyboard('{Enter}')
    },
    isShown: () => document.querySelector('[data-won=now]') !== null,
    says: /^Correct/,
  },
  'a first blood in the game': {
    open: () => openLiveEvent('/games/1/challenges'),
    selector: 'a[data-card]',
    async happens(app) {
      await app.solves(2, HARD)
      await app.tells('FirstBlood', `🥇 Night Ferry – ${HARD}`)
    },
    isShown: () => document.querySelector('[data-toast]')?.textContent.includes('Night Ferry') === true,
    says: /Night Ferry/,
  },
  'a first blood in the hall': {
    open: () => openLiveEvent('/games/1/projector'),
    selector: 'main ol[start] > li',
    happens: (app) => app.solves(2, HARD),
    isShown: () => document.querySelector('[class*=takeover]') !== null,
    says: /First blood: Night Ferry/,
  },
  'the start': {
    open: () => openLiveEvent('/games/1', { event: aFullEvent({ hoursGone: -6 * SECOND }) }),
    selector: 'main [role=timer]',
    happens: async () => {},
    isShown: () => has('The game has started.'),
    says: /^The game has started\.$/,
  },
  'the end': {
    open: () => openLiveEvent('/games/1', { event: aFullEvent({ hoursGone: 48 - 8 * SECOND }) }),
    selector: 'main ol [data-place]',
    happens: async () => {},
    isShown: () => has('The game is over.') && document.querySelector('#own-result') !== null,
    says: /^The game is over\.$/,
  },
  'the reveal on the page of the game': {
    open: () => openLiveEvent('/games/1', { event: frozenEvent(48.1) }),
    selector: '#own-result',
    happens: reveal,
    isShown: () => document.querySelector('ol[data-podium]') !== null,
    says: /^Kernel Panic finished #\d+ of 60$/,
  },
  'the reveal on the scoreboard': {
    open: () => openLiveEvent('/games/1/scoreboard', { event: frozenEvent(48.1) }),
    selector: '[role=grid] [data-mark]',
    happens: reveal,
    isShown: () => !has('Frozen'),
    says: /^The full scoreboard is public now\.$/,
  },
  'the reveal in the hall': {
    open: () => openLiveEvent('/games/1/projector', { event: frozenEvent(48.1) }),
    selector: 'main ol[start] > li',
    happens: reveal,
    isShown: () => document.querySelectorAll('main li[data-place]').length === 3,
    says: /^The full scoreboard is public now\.$/,
  },
}

async function live({ open, selector, happens, isShown }: Moment, sound: 'on' | 'off') {
  await page.viewport(1280, 800)
  if (sound === 'on') localStorage.setItem('notice-sounds', 'on')
  world = await open()
  await expect.poll(() => document.querySelector(selector), ARRIVES).not.toBeNull()
  // The connection needs time to open.
  await new Promise((resolve) => setTimeout(resolve, 800))
  for (const region of regions()) lasts.set(region, textOf(region))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  let longest = 0
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration, delay } = effect?.getComputedTiming() ?? {}
      longest = Math.max(longest, Number(duration ?? 0), Number(delay ?? 0))
    }
  }
  const looking = setInterval(look, 8)
  await happens(world)
  await expect.poll(isShown, ARRIVES).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 400))
  clearInterval(looking)
  return longest
}

describe.each(Object.keys(MOMENTS))('%s', (name) => {
  const moment = MOMENTS[name]
  if (!moment) return
  test(
    'is a plain change with less motion, makes no sound by default, and is announced once',
    LONG,
    async () => {
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
      })
      const longest = await live(moment, 'off')
      expect(longest).toBeLessThanOrEqual(1)
      expect(tunes).toBe(0)
      const said = spoken.filter((text) => moment.says.test(text))
      expect({ said: said.length, all: spoken }).toEqual({ said: 1, all: spoken })
    },
  )
  test('moves, and makes a sound for users who turned it on', LONG, async () => {
    const longest = await live(moment, 'on')
    expect(longest).toBeGreaterThan(100)
    // A new audio context may wait for a touch. The tune starts in any case.
    await expect.poll(() => tunes, ARRIVES).toBeGreaterThan(1)
    expect(tunes).toBeLessThanOrEqual(4)
  })
})
