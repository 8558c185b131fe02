import { describe, expect, test } from 'vitest'
import type { ConnectionView } from '#machines/live/connection.machine.ts'
import { toLineView } from '#machines/live/line-view.ts'

const LIVE: ConnectionView = { kind: 'live' }
const SIGNED_OUT: ConnectionView = { kind: 'refused', why: 'signed-out' }

describe('without numbered streams', () => {
  test('a connection shows the oldest read of the data that is read again', () => {
    expect(toLineView(LIVE, { isCounted: false, isVisitor: false, readAts: [9_000, 4_000] })).toEqual({
      kind: 'reread',
      readAt: 4_000,
    })
  })
  test('it is live if nothing is read again', () => {
    expect(toLineView(LIVE, { isCounted: false, isVisitor: false, readAts: [] })).toEqual(LIVE)
  })
  test('a visitor, who has no connection, sees the same', () => {
    const facts = { isCounted: false, isVisitor: true }
    expect(toLineView(SIGNED_OUT, { ...facts, readAts: [4_000] })).toEqual({ kind: 'reread', readAt: 4_000 })
    expect(toLineView(SIGNED_OUT, { ...facts, readAts: [] })).toEqual({ kind: 'idle' })
  })
})

test.each<[ConnectionView, boolean, boolean]>([
  [LIVE, true, false],
  [SIGNED_OUT, false, false],
  [{ kind: 'refused', why: 'forbidden' }, false, true],
  [{ kind: 'offline' }, false, false],
  [{ kind: 'resyncing' }, false, false],
  [{ kind: 'reconnecting', nextTryAt: 5 }, false, false],
])('%j stays as it is (numbered: %s, visitor: %s)', (view, isCounted, isVisitor) => {
  expect(toLineView(view, { isCounted, isVisitor, readAts: [4_000] })).toEqual(view)
})
