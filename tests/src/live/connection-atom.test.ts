import { createStore } from 'jotai'
import { describe, expect, test, vi } from 'vitest'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Outcome } from '#contract/problem.ts'
import type { ConnectionCommand } from '#machines/live/connection.machine.ts'
import { connectionAtom } from '#src/live/use-connection.ts'
import { noticesAtom, teamAtom } from '#src/live/feed-atoms.ts'
import { aNotice } from '../../worlds/builders.ts'
import { aSource } from './source.world.ts'

test('a connection whose file does not load is offline, and opens on a retry', async () => {
  const { source } = aSource({})
  const line = connectionAtom(
    { ...source, machines: vi.fn(source.machines).mockRejectedValueOnce(new Error('no such file')) },
    7,
  )
  const store = createStore()
  const leave = store.sub(line, () => {})
  await vi.waitFor(() => expect(store.get(line).view).toEqual({ kind: 'offline' }))
  store.get(line).retry()
  await vi.waitFor(() => expect(store.get(line).view).toEqual({ kind: 'connecting' }))
  leave()
  expect(store.get(line).view).toEqual({ kind: 'idle' })
})

describe('the connection', () => {
  /** Records all dialled connections with their arguments. */
  function open(
    standing: Parameters<typeof aSource>[1],
    readNotices?: () => Promise<Outcome<readonly GameNotice[]>>,
  ) {
    const lines: {
      hub: string
      account: string | null
      has: unknown
      isUp: boolean
      say: (said: ConnectionCommand) => void
    }[] = []
    const notice = aNotice({ id: 1 })
    const world = aSource(
      {
        readNotices: readNotices ?? (async () => ({ ok: true, value: [notice] })),
        holdLine({ place, positions }, say) {
          const line = {
            hub: place.hub,
            account: place.account,
            has: Object.fromEntries(positions()),
            isUp: true,
            say,
          }
          lines.push(line)
          return () => void (line.isUp = false)
        },
      },
      standing,
    )
    return { lines, notice, store: createStore(), ...world }
  }
  test('is shared by all feeds, catches up before it is live, and reconnects with their positions', async () => {
    const { lines, notice, source, store } = open({ kind: 'account', id: 'ada' })
    const [pill, notices] = [connectionAtom(source, 7), noticesAtom(source, 7)]
    store.sub(pill, () => {})
    store.sub(notices, () => {})
    await vi.waitFor(() => expect(store.get(notices).live.state).toBe('fresh'))
    expect(lines).toMatchObject([{ hub: 'user', has: { board: null, notices: null, team: null } }])
    lines[0]?.say({ type: 'hub.opened', isCounted: true })
    expect(store.get(pill).view).toEqual({ kind: 'resyncing' })
    lines[0]?.say({
      type: 'hub.heard',
      parts: [
        { stream: 'notices', from: 5, items: [] },
        { stream: 'board', from: 9, items: [] },
      ],
    })
    await vi.waitFor(() => expect(store.get(pill).view).toEqual({ kind: 'live' }))
    const second = { ...notice, id: 2, content: 'more' }
    lines[0]?.say({
      type: 'hub.heard',
      parts: [{ stream: 'notices', from: 5, items: [{ kind: 'added', notice: second }] }],
    })
    expect(store.get(notices).live).toMatchObject({ state: 'fresh', value: [{ id: 2 }, { id: 1 }] })
    lines[0]?.say({ type: 'hub.dropped' })
    expect(store.get(notices).live).toMatchObject({ state: 'stale', value: [{ id: 2 }, { id: 1 }] })
    store.get(pill).retry()
    expect(lines[1]).toMatchObject({ has: { board: 8, notices: 5, team: null } })
    expect(lines[0]?.isUp).toBe(false)
  })
  test('after it is lost, keeps its value with the time until which it was current', async () => {
    let clock = 1_000
    const { lines, notice, source, store } = open({ kind: 'account', id: 'ada' })
    const notices = noticesAtom({ ...source, facts: { ...source.facts, now: () => clock } }, 7)
    const leave = store.sub(notices, () => {})
    const greet = (nth: number) => {
      lines[nth]?.say({ type: 'hub.opened', isCounted: true })
      lines[nth]?.say({ type: 'hub.heard', parts: [{ stream: 'notices', from: 5, items: [] }] })
    }
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    greet(0)
    await vi.waitFor(() =>
      expect(store.get(notices)).toMatchObject({ live: { state: 'fresh' }, staleAt: null }),
    )
    clock = 2_000
    lines[0]?.say({ type: 'hub.dropped' })
    clock = 3_000
    lines[0]?.say({ type: 'hub.dropped' })
    expect(store.get(notices)).toMatchObject({ live: { state: 'stale' }, staleAt: 2_000 })
    store.get(notices).retry()
    await vi.waitFor(() =>
      expect(store.get(notices)).toMatchObject({ live: { state: 'fresh' }, staleAt: null }),
    )
    clock = 4_000
    leave()
    clock = 5_000
    // A returning subscriber gets the last value and the time at which the connection was closed.
    const told: unknown[] = []
    const end = store.sub(notices, () => told.push(store.get(notices)))
    await vi.waitFor(() =>
      expect(store.get(notices)).toMatchObject({ live: { state: 'fresh' }, staleAt: null }),
    )
    expect(told[0]).toMatchObject({ live: { state: 'stale', value: [notice] }, staleAt: 4_000 })
    end()
  })
  test("is another one for another user, who does not get the first one's data", async () => {
    const { lines, source, store, becomes } = open({ kind: 'account', id: 'ada' })
    const team = teamAtom(source, 7)
    store.sub(team, () => {})
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    lines[0]?.say({ type: 'hub.opened', isCounted: true })
    lines[0]?.say({ type: 'hub.heard', parts: [{ stream: 'team', from: 1, items: [] }] })
    lines[0]?.say({
      type: 'hub.heard',
      parts: [
        {
          stream: 'team',
          from: 1,
          items: [{ kind: 'answer', submitId: 4, challengeId: 1, status: 'Accepted', user: 'ada', time: '' }],
        },
      ],
    })
    await vi.waitFor(() =>
      expect(store.get(team).live).toMatchObject({ value: { answers: new Map([[4, 'Accepted']]) } }),
    )
    becomes({ kind: 'account', id: 'bob' })
    await vi.waitFor(() =>
      expect(lines).toMatchObject([
        { account: 'ada', isUp: false },
        { account: 'bob', isUp: true, has: { team: null } },
      ]),
    )
    await vi.waitFor(() => expect(store.get(team).live).toMatchObject({ value: { answers: new Map() } }))
  })
  test('of a server without numbers shows when the data was last read, also after a failed read', async () => {
    vi.useFakeTimers({ now: 50_000 })
    let isDown = false
    const { lines, source, store } = open({ kind: 'account', id: 'ada' }, async () =>
      isDown ? { ok: false, problem: { kind: 'unreachable' } } : { ok: true, value: [aNotice({ id: 1 })] },
    )
    const [pill, notices] = [connectionAtom(source, 7), noticesAtom(source, 7)]
    store.sub(pill, () => {})
    store.sub(notices, () => {})
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    lines[0]?.say({ type: 'hub.opened', isCounted: false })
    await vi.advanceTimersByTimeAsync(0)
    const readAt = Date.now()
    expect(store.get(pill).view).toEqual({ kind: 'reread', readAt })
    isDown = true
    await vi.advanceTimersByTimeAsync(11_000)
    expect(store.get(pill).view).toEqual({ kind: 'reread', readAt })
    isDown = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(store.get(pill).view).toEqual({ kind: 'reread', readAt: readAt + 15_000 })
    vi.useRealTimers()
  })
  test('of a game connects visitors to the public hub, and is closed after the last reader', async () => {
    const { lines, source, store, becomes } = open({ kind: 'booting' })
    const leave = store.sub(noticesAtom(source, 7), () => {})
    await new Promise((settle) => setTimeout(settle))
    expect(lines).toEqual([])
    becomes({ kind: 'nobody' })
    await vi.waitFor(() =>
      expect(lines).toMatchObject([{ hub: 'board', account: null, has: { board: null, notices: null } }]),
    )
    leave()
    expect(lines[0]?.isUp).toBe(false)
  })
})
