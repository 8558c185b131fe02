import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { NetworkEvent } from '#machines/live/connection-events.ts'
import {
  connectionEffects,
  connectionMachine,
  toConnectionView,
  type ConnectionCommand,
} from '#machines/live/connection.machine.ts'
import type { HubAddress } from '#machines/live/hub-address.ts'
import { elapsed, missedBy, modelOf } from '../../model.ts'

const place: HubAddress = { hub: 'user', game: 7, account: 'ada' }
let moments = 0
const model = modelOf(
  connectionMachine,
  [
    { type: 'open' },
    { type: 'close' },
    { type: 'retry' },
    { type: 'redial' },
    { type: 'feeds.caughtUp' },
    { type: 'hub.opened', isCounted: true },
    { type: 'hub.alive' },
    { type: 'hub.renamed' },
    { type: 'hub.heard', parts: [] },
    { type: 'hub.dropped' },
    { type: 'hub.refused', why: 'forbidden' },
    { type: 'network.lost' },
    { type: 'network.found' },
    { type: 'page.woke' },
    elapsed('untilGivenUp', 'connection.held.connecting'),
    elapsed('untilTrusted', 'connection.held.open.live'),
    elapsed('untilResynced', 'connection.held.open.resyncing'),
    elapsed('untilNextTry', 'connection.reconnecting'),
  ],
  {
    // Each reading of the clock is later than the longest silence of a connection, so that every check finds
    // it dead.
    input: { place, positions: () => new Map(), now: () => 50_000 * moments++, random: () => 0.5 },
    contextOf: ({ tries, why }) => [Math.min(Number(tries), 2), why],
  },
)
const paths = model.getShortestPaths()

test('every transition is taken', () => {
  expect(missedBy(paths, connectionMachine)).toEqual([])
})

/** A connection whose events come from the test. */
function open(random: () => number = () => 1) {
  const clock = new SimulatedClock()
  const line: { open: number; opened: number; say: (heard: ConnectionCommand) => void } = {
    open: 0,
    opened: 0,
    say: () => {},
  }
  const network: { say: (heard: NetworkEvent) => void } = { say: () => {} }
  const actor = createActor(
    connectionMachine.provide({
      actors: {
        holdLine: connectionEffects.holdLine.by((_, say) => {
          line.open += 1
          line.opened += 1
          line.say = say
          return () => void (line.open -= 1)
        }),
        watchNetwork: connectionEffects.watchNetwork.by((_, say) => {
          network.say = say
          return () => {}
        }),
      },
    }),
    { clock, input: { place, positions: () => new Map(), now: () => clock.now(), random } },
  ).start()
  actor.send({ type: 'open' })
  return { actor, clock, line, network, view: () => toConnectionView(actor.getSnapshot()) }
}

describe('the connection', () => {
  test('is live when the hub reports it, and never has two connections', () => {
    const { actor, line, view } = open()
    expect(view()).toEqual({ kind: 'connecting' })
    line.say({ type: 'hub.opened', isCounted: true })
    expect(view()).toEqual({ kind: 'resyncing' })
    actor.send({ type: 'feeds.caughtUp' })
    expect(view()).toEqual({ kind: 'live' })
    expect(line.open).toBe(1)
  })
  test('waits longer after each failure, up to thirty seconds', () => {
    const { clock, line, view } = open()
    const waits: number[] = []
    for (let at = 0; at < 8; at += 1) {
      line.say({ type: 'hub.dropped' })
      const now = view()
      if (now.kind !== 'reconnecting') throw new Error(`It is ${now.kind}.`)
      expect(line.open).toBe(0)
      waits.push(now.nextTryAt - clock.now())
      clock.increment(now.nextTryAt - clock.now() - 1)
      expect(view().kind).toBe('reconnecting')
      clock.increment(1)
      expect(view()).toEqual({ kind: 'connecting' })
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })
  test('chooses a random moment of the whole wait', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
        const { clock, line, view } = open(() => random)
        line.say({ type: 'hub.dropped' })
        const now = view()
        expect(now.kind === 'reconnecting' && now.nextTryAt - clock.now()).toBe(Math.floor(random * 1_000))
      }),
    )
  })
  test('resets its delay only after five seconds', () => {
    const { actor, clock, line } = open()
    line.say({ type: 'hub.dropped' })
    clock.increment(1_000)
    line.say({ type: 'hub.opened', isCounted: true })
    line.say({ type: 'hub.dropped' })
    expect(actor.getSnapshot().context.waitMs).toBe(2_000)
    clock.increment(2_000)
    line.say({ type: 'hub.opened', isCounted: true })
    actor.send({ type: 'feeds.caughtUp' })
    clock.increment(5_000)
    line.say({ type: 'hub.dropped' })
    expect(actor.getSnapshot().context.waitMs).toBe(1_000)
  })
  test('reconnects if the first message does not arrive, with a growing delay', () => {
    const { clock, line, view } = open()
    line.say({ type: 'hub.opened', isCounted: true })
    clock.increment(14_999)
    expect(view()).toEqual({ kind: 'resyncing' })
    clock.increment(1)
    expect([view().kind, line.open]).toEqual(['reconnecting', 0])
    clock.increment(1_000)
    line.say({ type: 'hub.opened', isCounted: true })
    clock.increment(15_000)
    expect(view()).toMatchObject({ kind: 'reconnecting', nextTryAt: clock.now() + 2_000 })
  })
  test('does not reconnect to a base server that sends no first message', () => {
    const { clock, line, view } = open()
    line.say({ type: 'hub.opened', isCounted: false })
    clock.increment(60_000)
    expect([view().kind, line.opened]).toEqual(['resyncing', 1])
  })
  test('gives up on a hub that does not respond', () => {
    const { clock, line, view } = open()
    clock.increment(15_000)
    expect(view().kind).toBe('reconnecting')
    expect(line.open).toBe(0)
  })
  test.each<NetworkEvent['type']>(['network.found', 'page.woke'])('reconnects immediately on %s', (type) => {
    const { line, network, view } = open()
    line.say({ type: 'hub.dropped' })
    network.say({ type })
    expect(view()).toEqual({ kind: 'connecting' })
  })
  test('does not try while the device is offline', () => {
    const { clock, line, network, view } = open()
    line.say({ type: 'hub.opened', isCounted: true })
    network.say({ type: 'network.lost' })
    expect(view()).toEqual({ kind: 'offline' })
    clock.increment(3_600_000)
    expect(line.open).toBe(0)
    network.say({ type: 'network.found' })
    expect(view()).toEqual({ kind: 'connecting' })
  })
  test('stays closed after a refusal, until the user tries again', () => {
    const { actor, clock, line, network, view } = open()
    line.say({ type: 'hub.refused', why: 'signed-out' })
    clock.increment(3_600_000)
    network.say({ type: 'page.woke' })
    expect(view()).toEqual({ kind: 'refused', why: 'signed-out' })
    actor.send({ type: 'retry' })
    expect(view()).toEqual({ kind: 'connecting' })
  })
  test('hangs up when it is closed', () => {
    const { actor, line, view } = open()
    line.say({ type: 'hub.opened', isCounted: true })
    actor.send({ type: 'close' })
    expect(view()).toEqual({ kind: 'idle' })
    expect(line.open).toBe(0)
  })
  test.each<[boolean, number, ConnectionCommand]>([
    [true, 12_000, { type: 'hub.alive' }],
    [true, 12_000, { type: 'hub.renamed' }],
    [true, 12_000, { type: 'hub.heard', parts: [] }],
    [false, 40_000, { type: 'hub.alive' }],
  ])(
    'reconnects after a sleep of the page: counted %s, after %i ms without %j',
    (isCounted, silenceMs, sign) => {
      const { actor, clock, line, network, view } = open()
      line.say({ type: 'hub.opened', isCounted })
      actor.send({ type: 'feeds.caughtUp' })
      clock.increment(silenceMs)
      const before = line.opened
      network.say({ type: 'page.woke' })
      expect([view(), line.opened]).toEqual([{ kind: 'live' }, before])
      line.say(sign)
      clock.increment(silenceMs)
      network.say({ type: 'page.woke' })
      expect(line.opened).toBe(before)
      clock.increment(1)
      network.say({ type: 'page.woke' })
      expect([view(), line.open, line.opened]).toEqual([{ kind: 'connecting' }, 1, before + 1])
    },
  )
  test('reports that names have changed', () => {
    const { actor, line } = open()
    let renamed = 0
    actor.on('line.renamed', () => (renamed += 1))
    line.say({ type: 'hub.opened', isCounted: true })
    line.say({ type: 'hub.renamed' })
    expect(renamed).toBe(1)
  })
  test('passes messages on, and reconnects if a number is missing', () => {
    const { actor, line, view } = open()
    const heard: unknown[] = []
    actor.on('line.heard', ({ parts }) => heard.push(parts))
    line.say({ type: 'hub.opened', isCounted: true })
    line.say({ type: 'hub.heard', parts: [{ stream: 'board', from: 4, items: [{ kind: 'change' }] }] })
    expect(heard).toEqual([[{ stream: 'board', from: 4, items: [{ kind: 'change' }] }]])
    actor.send({ type: 'redial' })
    expect([view().kind, line.open]).toEqual(['reconnecting', 0])
  })
})
