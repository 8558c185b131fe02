import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Live } from '#machines/live/feed.machine.ts'
import { openCountingServer } from './connection.world.ts'
import type { Hall } from './tab.page.ts'

const COMES = { timeout: 15_000 }
/** Time for a connection to be dialled, opened and greeted, doubled for a busy machine. */
const STANDS_MS = 400

const frames = new Map<string, HTMLIFrameElement>()
const shown = new Map<string, Live<readonly GameNotice[]>[]>()
/** Every dialled connection, with its page and the last notice that the page had. */
let lines: { page: string; has: number | null; hangUp: () => void }[] = []
let server = openCountingServer()

beforeEach(() => {
  server = openCountingServer()
  lines = []
  shown.clear()
  const hall: Hall = {
    readNotices: (isLate) => server.readNotices(isLate),
    connect(page, positions, told) {
      const hangUp = server.connect(positions, told)
      lines.push({ page, has: positions.get('notices') ?? null, hangUp })
      return hangUp
    },
    showed: (page, live) => shown.get(page)?.push(live),
  }
  Object.assign(window, { hall })
})
afterEach(() => [...frames.keys()].forEach(close))

/** Opens a page in a frame, because only a real page has its own locks and channels. */
function open(page: string) {
  const frame = document.createElement('iframe')
  frame.name = page
  frame.src = '/tests/src/live/tab.page.html'
  shown.set(page, [])
  frames.set(page, frame)
  document.body.append(frame)
}
/** Removes the page without a farewell, as in a crash. Its connections break as sockets do. */
function close(page: string) {
  frames.get(page)?.remove()
  frames.delete(page)
  for (const line of lines) if (line.page === page) line.hangUp()
}
const contents = (page: string) => {
  const live = shown.get(page)?.at(-1)
  return live && live.state === 'fresh' ? live.value.map(({ content }) => content) : null
}
const stands = () => new Promise((resolve) => setTimeout(resolve, STANDS_MS))
const added = () => {
  server.notes('add')
  return server.notices().map(({ content }) => content)
}

test(
  'two pages share a connection, and when its page closes the other takes over: no gap, no repetition',
  { timeout: 60_000 },
  async () => {
    open('one')
    await expect.poll(() => contents('one'), COMES).toEqual([])
    open('two')
    await expect.poll(() => contents('two'), COMES).toEqual([])
    await stands()
    const first = added()
    for (const page of ['one', 'two']) await expect.poll(() => contents(page), COMES).toEqual(first)
    expect(lines).toMatchObject([{ page: 'one' }])

    const before = shown.get('two')?.length ?? 0
    close('one')
    // No page receives this notice: the connection is closed, and the next is not dialled yet.
    const second = added()
    await expect.poll(() => contents('two'), COMES).toEqual(second)
    expect(lines).toMatchObject([{ page: 'one' }, { page: 'two', has: 1 }])
    const third = added()
    await expect.poll(() => contents('two'), COMES).toEqual(third)
    const since = shown.get('two')?.slice(before) ?? []
    expect(since.map(({ state }) => state)).toEqual(since.map(() => 'fresh'))
    for (const live of since) {
      const ids = live.state === 'waiting' ? [] : live.value.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }

    // A new page must follow the page that has the connection now.
    open('three')
    await expect.poll(() => contents('three'), COMES).toEqual(third)
    await stands()
    const last = added()
    for (const page of ['two', 'three']) await expect.poll(() => contents(page), COMES).toEqual(last)
    expect(lines).toHaveLength(2)
  },
)

test('messages that a tab of another version sends change nothing', { timeout: 60_000 }, async () => {
  const faults: unknown[] = []
  open('one')
  await expect.poll(() => contents('one'), COMES).toEqual([])
  const other = new BroadcastChannel('line ada')
  frames.get('one')?.contentWindow?.addEventListener('error', ({ message }) => void faults.push(message))
  for (const message of [
    null,
    'call',
    { kind: 'join' },
    { kind: 'join', tab: 7, has: [7] },
    { kind: 'heard' },
  ])
    other.postMessage(message)
  other.close()
  await stands()
  const told = added()
  await expect.poll(() => contents('one'), COMES).toEqual(told)
  expect([faults, lines.length]).toEqual([[], 1])
})
