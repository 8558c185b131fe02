import { describe, expect, test } from 'vitest'
import { readTabMessage } from '#src/live/read-tab-message.ts'
import type { TabMessage } from '#src/live/share-connection.ts'
import { aNotice } from '../../worlds/builders.ts'

const GARBAGE: readonly unknown[] = [undefined, null, true, 0.5, -1, 'x', [], {}, [[]], [null], { kind: {} }]
const heard = (event: unknown) => ({ kind: 'heard', heard: event })

const MESSAGES: readonly TabMessage[] = [
  { kind: 'call' },
  { kind: 'patience' },
  {
    kind: 'join',
    tab: 'one',
    has: [
      ['board', 7],
      ['notices', null],
      ['of-tomorrow', 0],
    ],
  },
  {
    kind: 'welcome',
    tab: 'two',
    heard: [
      { type: 'hub.opened' },
      {
        type: 'hub.recap',
        recap: {
          spanMs: 40.5,
          told: [
            { heard: { type: 'hub.game', game: 7 }, ageMs: 0.25 },
            { heard: { type: 'hub.edited', edit: { game: 7, part: 'names' } }, ageMs: 3 },
            { heard: { type: 'hub.list', list: 'posts' }, ageMs: 4 },
          ],
        },
      },
      { type: 'hub.heard', parts: [{ stream: 'board', from: 4, items: [{ kind: 'change' }] }] },
    ],
  },
  { kind: 'heard', heard: { type: 'hub.alive' } },
  { kind: 'heard', heard: { type: 'hub.renamed' } },
  { kind: 'heard', heard: { type: 'hub.dropped' } },
  { kind: 'heard', heard: { type: 'hub.refused', why: 'forbidden' } },
  {
    kind: 'heard',
    heard: {
      type: 'hub.heard',
      parts: [{ stream: 'notices', from: null, items: [{ kind: 'added', notice: aNotice() }] }],
    },
  },
  { kind: 'heard', heard: { type: 'hub.heard', parts: [{ stream: 'team', from: 3, items: null }] } },
]

describe('a message between tabs', () => {
  test.each(MESSAGES)('of this version is read: %j', (message) =>
    expect(readTabMessage(structuredClone(message))).toEqual(message),
  )
  test.each(MESSAGES)(
    'without one of its parts is not, and with a wrong part never throws: %j',
    (message) => {
      for (const key of Object.keys(message)) {
        const rest = Object.fromEntries(Object.entries(message).filter(([name]) => name !== key))
        expect([key, readTabMessage(rest)]).toEqual([key, null])
        for (const wrong of GARBAGE) {
          const read = readTabMessage({ ...message, [key]: wrong })
          // A tab may have any name, positions may be none, and a welcome may tell nothing.
          const isRight = wrong === 'x' ? key === 'tab' : Array.isArray(wrong) && wrong.length === 0
          if (!isRight) expect([key, wrong, read]).toEqual([key, wrong, null])
        }
      }
    },
  )
  test.each(GARBAGE)('that is no message is ignored: %j', (wrong) => expect(readTabMessage(wrong)).toBeNull())
  test('of a newer version is ignored: a kind, an event, a reason, a stream', () => {
    for (const unknown of [
      { kind: 'of-tomorrow' },
      heard({ type: 'hub.of-tomorrow' }),
      heard({ type: 'hub.refused', why: 'of-tomorrow' }),
      heard({ type: 'hub.heard', parts: [{ stream: 'of-tomorrow', from: 1, items: [] }] }),
      heard({ type: 'hub.heard', parts: [{ stream: 'board', from: 0, items: [] }] }),
      heard({ type: 'hub.list', list: 'of-tomorrow' }),
      heard({ type: 'hub.recap', recap: { spanMs: 1, told: [{ heard: { type: 'hub.game' }, ageMs: 1 }] } }),
    ])
      expect([unknown, readTabMessage(unknown)]).toEqual([unknown, null])
  })
  test('with a wrong item leads to a snapshot, as from the server', () => {
    const wrong = heard({
      type: 'hub.heard',
      parts: [{ stream: 'board', from: 5, items: [{ kind: 'solve' }] }],
    })
    expect(readTabMessage(wrong)).toEqual({
      kind: 'heard',
      heard: { type: 'hub.heard', parts: [{ stream: 'board', from: 6, items: null }] },
    })
    const platform = heard({ type: 'hub.platform', platform: { title: 7 } })
    expect(readTabMessage(platform)).toEqual({ kind: 'heard', heard: { type: 'hub.alive' } })
  })
})
