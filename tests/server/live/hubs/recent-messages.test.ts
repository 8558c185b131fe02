import { expect, test } from 'vitest'
import { MAX_MESSAGES, MAX_TOLD, RecentMessages, SPAN_MS } from '#server/live/hubs/recent-messages.ts'
import { invocation } from '#server/live/protocol/messages.ts'

const list = (name: string) => invocation('ReceivedList', name)
const told = (argument: unknown, ageMs: number) => ({ target: 'ReceivedList', argument, ageMs })

function open() {
  let now = 1_000_000
  const recent = new RecentMessages(() => now)
  return { recent, wait: (ms: number) => void (now += ms) }
}

test('a recap has each message once, with the time since the last, and only those of its client', () => {
  const { recent, wait } = open()
  wait(SPAN_MS)
  recent.note('admin/streams', list('games'))
  wait(1_000)
  recent.note('admin/streams', list('users'))
  recent.note('user ada', list('own-teams'))
  wait(500)
  recent.note('admin/streams', list('games'))
  wait(20)
  expect(recent.recap(['', 'admin/streams'])).toEqual({
    spanMs: SPAN_MS,
    told: [told('users', 520), told('games', 20)],
  })
  expect(recent.recap(['', 'user ada']).told).toEqual([told('own-teams', 520)])
  expect(recent.recap(['', 'user eve']).told).toEqual([])
})

test('a new process knows only messages since its start', () => {
  const { recent, wait } = open()
  wait(300)
  expect(recent.recap([''])).toEqual({ spanMs: 300, told: [] })
})

test('messages with numbers, and old ones, are not stored', () => {
  const { recent, wait } = open()
  recent.note('', invocation('ReceivedStreams', []))
  recent.note('', invocation('ReceivedPlatform', { title: 'A' }))
  expect(recent.size).toBe(0)
  recent.note('', invocation('ReceivedGame', 7))
  wait(SPAN_MS + 1)
  expect(recent.recap(['']).told).toEqual([])
  expect(recent.size).toBe(0)
})

test('beyond the limit the oldest messages are dropped, and the recap covers less time', () => {
  const { recent, wait } = open()
  wait(SPAN_MS)
  for (let game = 0; game < MAX_MESSAGES + 10; game += 1) {
    recent.note('', invocation('ReceivedGame', game))
    wait(10)
  }
  expect(recent.size).toBe(MAX_MESSAGES)
  // The oldest forgotten message is just outside of the recap.
  expect(recent.recap(['nobody'])).toEqual({ spanMs: MAX_MESSAGES * 10 + 10, told: [] })
})

test('a recap has only the last of many messages, and states how far back they reach', () => {
  const { recent, wait } = open()
  wait(SPAN_MS)
  recent.note('user ada', list('own-teams'))
  for (let game = 0; game < MAX_TOLD + 10; game += 1) {
    wait(10)
    recent.note('', invocation('ReceivedGame', game))
  }
  const recap = recent.recap([''])
  expect(recap.told.map(({ argument }) => argument)).toEqual(
    Array.from({ length: MAX_TOLD }, (_, at) => at + 10),
  )
  expect(recap.spanMs).toBe(MAX_TOLD * 10)
  expect(recent.recap(['user ada'])).toMatchObject({ spanMs: SPAN_MS, told: [{ argument: 'own-teams' }] })
})

test('a process without a connection to the others states no time at all', () => {
  const { recent, wait } = open()
  wait(SPAN_MS)
  recent.hearing(false)
  wait(5_000)
  expect(recent.recap(['']).spanMs).toBe(0)
  recent.hearing(true)
  wait(700)
  expect(recent.recap(['']).spanMs).toBe(700)
})
