import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardRead } from '#contract/feeds/board.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { toBoardModel } from '#contract/rules/board/compact-form.ts'
import type { FeedRules, LiveSource } from '#machines/live/live-types.ts'
import { runFeed } from '#src/live/run-feed.ts'
import { shareConnection, type Tabs } from '#src/live/share-connection.ts'
import { openCountingServer, type CountingServer, type Fault } from './connection.world.ts'
import { aSource } from './source.world.ts'
import { openBrowser, type FakeTab } from './broadcast-channel.world.ts'

const RUNS = 2_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * The live sources are created once, because creating machines costs more than running them. Each page has
 * its own game number.
 */
async function openPages() {
  const met: { server: CountingServer; chance: () => number } = {
    server: openCountingServer(),
    chance: Math.random,
  }
  const tabsOf = new Map<number | null, Tabs>()
  const { source } = aSource(
    {
      readBoard: () => met.server.readBoard(met.chance() < 0.5),
      readNotices: () => met.server.readNotices(met.chance() < 0.5),
      holdLine({ place, positions }, say) {
        const tabs = tabsOf.get(place.game)
        if (!tabs) throw new Error('No page asks for this line.')
        return shareConnection(
          tabs,
          {
            name: 'line',
            isCounted: true,
            positions,
            connect: (told) => met.server.connect(positions(), told),
          },
          (heard) => say(heard.type === 'hub.opened' ? { ...heard, isCounted: true } : heard),
        )
      },
    },
    { kind: 'account', id: 'ada' },
    () => met.chance(),
  )
  const { connection, feeds } = await source.machines()
  const [board, notices] = [feeds.board.machine(null), feeds.notices.machine(null)]
  const made: LiveSource = {
    ...source,
    machines: async () => ({
      connection,
      feeds: {
        ...feeds,
        board: { ...feeds.board, machine: () => board },
        notices: { ...feeds.notices, machine: () => notices },
      },
    }),
  }
  let pages = 0
  return {
    met,
    openPage({ tabs, die }: FakeTab) {
      pages += 1
      tabsOf.set(pages, tabs)
      return openPage(made, pages, die)
    },
  }
}

/** The live part of one tab, and a record of what it has shown. */
function openPage(source: LiveSource, page: number, die: () => void) {
  const shown: {
    board: BoardRead | null
    notices: readonly GameNotice[]
    states: string[]
    wrongs: string[]
  } = {
    board: null,
    notices: [],
    states: [],
    wrongs: [],
  }
  const game = { game: page, kind: 'game' } as const
  const ends = [
    runFeed<'board'>(source, { ...game, pick: ({ board }): FeedRules<'board'> => board }, ({ live }) => {
      if (live.state === 'waiting') return
      // The board must never return to an earlier state.
      if (live.value.board.seq < (shown.board?.board.seq ?? 0)) shown.wrongs.push('an earlier moment')
      shown.board = live.value
      shown.states[0] = live.state
    }),
    runFeed<'notices'>(
      source,
      { ...game, pick: ({ notices }): FeedRules<'notices'> => notices },
      ({ live }) => {
        if (live.state === 'waiting') return
        if (new Set(live.value.map(({ id }) => id)).size < live.value.length)
          shown.wrongs.push('a notice twice')
        shown.notices = live.value
        shown.states[1] = live.state
      },
    ),
  ]
  const close = () => ends.forEach((end) => end())
  return {
    shown,
    close,
    crash() {
      die()
      close()
    },
  }
}

type Act =
  | { kind: 'solve'; team: number; challenge: number; times: number }
  | { kind: 'change' | 'hide' | 'cut' | 'fail' | 'calm' }
  | { kind: 'note'; act: 'add' | 'change' | 'remove' }
  | { kind: 'break'; fault: Fault }
  | { kind: 'leave' | 'crash'; tab: number }
  | { kind: 'pass'; ms: number }
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('solve' as const),
      team: fc.nat(3),
      challenge: fc.nat(2),
      times: fc.constantFrom(1, 1, 1, 4),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('note' as const),
      act: fc.constantFrom('add', 'add', 'change', 'remove'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('break' as const),
      fault: fc.constantFrom<Fault>('lose', 'repeat', 'swap', 'delay'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('change', 'hide', 'cut', 'fail', 'cut') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('leave', 'crash'), tab: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 5, 35, 100, 700, 3_000, 11_000),
    }),
  },
)

/** Returns the same numbers for the same seed, so that a failure can be repeated. */
function chancesFrom(seed: number): () => number {
  let state = seed % 2_147_483_647
  return () => {
    state = (state * 48_271 + 11) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Replaces `vi.advanceTimersByTimeAsync`, which takes a real turn for each timer and is ten times slower. */
async function passes(ms: number) {
  const end = Date.now() + ms
  const rests = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }
  await rests()
  while (vi.getTimerCount() > 0 && Date.now() < end) {
    vi.advanceTimersToNextTimer()
    await rests()
  }
  vi.setSystemTime(Math.max(end, Date.now()))
}

const printed = (board: BoardRead['board'] | undefined) => JSON.stringify(board && toBoardModel(board))

test(
  "for any loss, repetition, reordering, delay and cut, in any tab: all tabs end with the server's data",
  { timeout: 240_000 },
  async () => {
    const counts = { dialled: 0, asked: 0, tooLate: 0 }
    const { met, openPage } = await openPages()
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 24 }), fc.nat(), async (story, seed) => {
        met.chance = chancesFrom(seed)
        const server = (met.server = openCountingServer())
        const browser = openBrowser()
        const pages = [0, 1].map(() => openPage(browser.openTab()))
        for (const act of story) {
          switch (act.kind) {
            case 'solve':
              for (let time = 0; time < act.times; time += 1)
                server.solves((act.team + time) % 4, act.challenge)
              break
            case 'note':
              server.notes(act.act)
              break
            case 'break':
              server.breaks(act.fault)
              break
            case 'change':
              server.changes()
              break
            case 'hide':
              server.hides()
              break
            case 'cut':
              server.cut()
              break
            case 'fail':
              server.fails()
              break
            case 'leave':
            case 'crash':
              pages[act.tab]?.[act.kind === 'leave' ? 'close' : 'crash']()
              pages[act.tab] = openPage(browser.openTab())
              break
            case 'pass':
              await passes(act.ms)
              break
            default:
              break
          }
        }
        server.heals()
        // Messages that were lost silently are detected when the connection returns, so the test cuts it.
        await passes(3_000)
        server.cut()
        await passes(40_000)
        for (const { shown } of pages) {
          expect(printed(shown.board?.board)).toBe(printed(server.board()))
          expect(shown.notices).toEqual(server.notices())
          expect(shown.states).toEqual(['fresh', 'fresh'])
          expect(shown.wrongs).toEqual([])
        }
        for (const { close } of pages) close()
        vi.clearAllTimers()
        for (const key of ['dialled', 'asked', 'tooLate'] as const) counts[key] += server.counts[key]
      }),
      { numRuns: RUNS, seed: 20_261_122 },
    )
    // Proves that the test covers the difficult cases: connections were dialled again, and some clients were
    // too late.
    expect(counts.dialled).toBeGreaterThan(RUNS)
    expect(counts.tooLate).toBeGreaterThan(RUNS / 50)
  },
)
