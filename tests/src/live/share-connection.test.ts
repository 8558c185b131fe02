import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StreamItems } from '#contract/streams.ts'
import type { ReceivedPart, ConnectionEvent } from '#machines/live/connection-events.ts'
import { shareConnection } from '#src/live/share-connection.ts'
import { openTabs } from '#src/live/broadcast-channel.ts'
import { openBrowser } from './broadcast-channel.world.ts'

const change: StreamItems['board'] = { kind: 'change' }
const board = (from: number, count: number): ReceivedPart => ({
  stream: 'board',
  from,
  items: Array.from({ length: count }, () => change),
})
const heard = (...parts: ReceivedPart[]): ConnectionEvent => ({ type: 'hub.heard', parts })
const OPENED: ConnectionEvent = { type: 'hub.opened' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const turn = () => vi.advanceTimersByTimeAsync(0)

/** Tabs that request the same connection, and the connections that they really open. */
function open(isCounted = true) {
  const browser = openBrowser()
  const lines: { has: number | null; isUp: boolean; say: (told: ConnectionEvent) => void }[] = []
  function join(position: number | null = null, name = 'line ada /hub/user?game=7') {
    const tab = browser.openTab()
    const said: ConnectionEvent[] = []
    const has = { last: position }
    const leave = shareConnection(
      tab.tabs,
      {
        name,
        isCounted,
        positions: () => new Map([['board', has.last]]),
        connect(say) {
          const line = { has: has.last, isUp: true, say }
          lines.push(line)
          return () => void (line.isUp = false)
        },
      },
      (told) => {
        said.push(told)
        if (told.type === 'hub.heard')
          for (const { from, items } of told.parts)
            if (from !== null) has.last = from - 1 + (items?.length ?? 0)
      },
    )
    return { said, leave, ...tab }
  }
  return { lines, join }
}

test('a browser whose locks fail cannot share', () => {
  vi.stubGlobal('navigator', { locks: null })
  expect('locks' in navigator).toBe(true)
  expect(openTabs(() => 'tab')).toBeNull()
  vi.unstubAllGlobals()
})

describe('tabs with the same connection', () => {
  test('open it once, and all receive its messages', async () => {
    const { lines, join } = open()
    const first = join(3)
    const second = join(5)
    await turn()
    expect(lines).toHaveLength(1)
    lines[0]?.say(OPENED)
    lines[0]?.say(heard(board(4, 3)))
    await turn()
    expect(first.said).toEqual([OPENED, heard(board(4, 3))])
    expect(second.said).toEqual([OPENED, heard(board(6, 1))])
    lines[0]?.say(heard(board(7, 1)))
    lines[0]?.say({ type: 'hub.alive' })
    await turn()
    expect(second.said.slice(2)).toEqual([heard(board(7, 1)), { type: 'hub.alive' }])
  })
  test('a later tab gets the items that it lacks, or a mark if it is too late', async () => {
    const { lines, join } = open()
    join(3)
    await turn()
    lines[0]?.say(OPENED)
    lines[0]?.say(heard(board(4, 3)))
    const [older, newer, fresh] = [join(1), join(9), join()]
    await turn()
    expect(older.said).toEqual([OPENED, heard({ stream: 'board', from: 7, items: null })])
    expect(newer.said).toEqual([OPENED, heard(board(7, 0))])
    expect(fresh.said).toEqual([OPENED, heard(board(7, 0))])
    expect(lines).toHaveLength(1)
  })
  test('a later tab gets the messages about reads, with their age', async () => {
    const { lines, join } = open()
    join(3)
    await turn()
    lines[0]?.say(OPENED)
    const users = { type: 'hub.list', list: 'users' } as const
    const game = { type: 'hub.game', game: 7 } as const
    const told = [
      { heard: users, ageMs: 50 },
      { heard: game, ageMs: 100 },
    ]
    lines[0]?.say({ type: 'hub.recap', recap: { spanMs: 500, told } })
    lines[0]?.say(heard(board(4, 1)))
    await vi.advanceTimersByTimeAsync(1_000)
    lines[0]?.say(users)
    await vi.advanceTimersByTimeAsync(200)
    const late = join(4)
    await turn()
    const recap = {
      spanMs: 1_700,
      told: [
        { heard: game, ageMs: 1_300 },
        { heard: users, ageMs: 200 },
      ],
    }
    expect(late.said).toEqual([OPENED, { type: 'hub.recap', recap }, heard(board(5, 0))])
  })
  test.each(['leave', 'die'] as const)(
    'when the leader leaves (%s), the next tab connects with its positions, and nothing is missed',
    async (how) => {
      const { lines, join } = open()
      const first = join(3)
      const second = join(3)
      await turn()
      lines[0]?.say(OPENED)
      lines[0]?.say(heard(board(4, 2)))
      await turn()
      first[how]()
      await turn()
      expect(lines.map(({ has }) => has)).toEqual([3, 5])
      lines[1]?.say(OPENED)
      lines[1]?.say(heard(board(6, 1)))
      expect(second.said).toEqual([OPENED, heard(board(4, 2)), heard(board(6, 1))])
    },
  )
  test('a single tab forwards nothing, and everything as soon as there is another', async () => {
    const { lines, join } = open()
    const first = join(3)
    await turn()
    lines[0]?.say(OPENED)
    const before = first.words()
    lines[0]?.say(heard(board(4, 1)))
    lines[0]?.say({ type: 'hub.alive' })
    expect(first.words()).toBe(before)
    const second = join(4)
    await turn()
    lines[0]?.say(heard(board(5, 2)))
    await turn()
    expect(second.said).toEqual([OPENED, heard(board(5, 0)), heard(board(5, 2))])
  })
  test('a new leader finds sleeping tabs: they get what they missed when they wake', async () => {
    const { lines, join } = open()
    const [first, second, third] = [join(3), join(3), join(3)]
    await turn()
    lines[0]?.say(OPENED)
    lines[0]?.say(heard(board(4, 2)))
    await turn()
    third.sleep()
    first.leave()
    await turn()
    lines[1]?.say(OPENED)
    lines[1]?.say(heard(board(6, 1)))
    lines[1]?.say(heard(board(7, 1)))
    await turn()
    third.wake()
    await turn()
    lines[1]?.say(heard(board(8, 1)))
    await turn()
    expect(lines.map(({ has }) => has)).toEqual([3, 5])
    expect(third.said).toEqual([OPENED, heard(board(4, 2)), heard(board(6, 2)), heard(board(8, 1))])
    expect(second.said.at(-1)).toEqual(heard(board(8, 1)))
  })
  test('of a server without numbers read everything again then', async () => {
    const { lines, join } = open(false)
    const first = join()
    const second = join()
    await turn()
    lines[0]?.say(OPENED)
    await turn()
    first.leave()
    await turn()
    expect(second.said).toEqual([OPENED, { type: 'hub.dropped' }])
  })
  test('all learn that it was lost or refused', async () => {
    const { lines, join } = open()
    const [first, second] = [join(), join()]
    await turn()
    lines[0]?.say(OPENED)
    lines[0]?.say(heard(board(1, 0)))
    await turn()
    lines[0]?.say({ type: 'hub.refused', why: 'signed-out' })
    await turn()
    for (const { said } of [first, second])
      expect(said.at(-1)).toEqual({ type: 'hub.refused', why: 'signed-out' })
  })
  test('do not wait for a sleeping one', async () => {
    const { lines, join } = open()
    const first = join()
    await turn()
    first.sleep()
    join()
    await vi.advanceTimersByTimeAsync(1_999)
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(lines).toHaveLength(2)
  })
  test('wait for one that still connects', async () => {
    const { lines, join } = open()
    join()
    const second = join()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lines).toHaveLength(1)
    lines[0]?.say(OPENED)
    lines[0]?.say(heard(board(1, 0)))
    await turn()
    expect(second.said).toEqual([OPENED, heard(board(1, 0))])
  })
  test('of another account have another connection', async () => {
    const { lines, join } = open()
    join()
    join(null, 'line bob /hub/user?game=7')
    await turn()
    expect(lines).toHaveLength(2)
  })
  test('hang up with the last of them', async () => {
    const { lines, join } = open()
    const [first, second] = [join(), join()]
    await turn()
    second.leave()
    await turn()
    expect(lines.map(({ isUp }) => isUp)).toEqual([true])
    first.leave()
    await turn()
    expect(lines.map(({ isUp }) => isUp)).toEqual([false])
  })
})
