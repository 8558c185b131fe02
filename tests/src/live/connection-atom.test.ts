import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { connectionEffects, connectionMachine } from '#machines/live/connection.machine.ts'
import { connectionAtom } from '#src/live/connection-atom.ts'

test('a line whose file does not come is offline, and opens when asked again', async () => {
  const wired = connectionMachine.provide({
    actors: { holdLine: connectionEffects.holdLine.by(() => () => {}), watchNetwork: connectionEffects.watchNetwork.by(() => () => {}) },
  })
  const machine = vi.fn(async () => wired).mockRejectedValueOnce(new Error('no such file'))
  const line = connectionAtom({ machine, facts: { now: () => 0, random: () => 0 } }, 7)
  const store = createStore()
  const leave = store.sub(line, () => {})
  await vi.waitFor(() => expect(store.get(line).view).toEqual({ kind: 'offline' }))
  store.get(line).retry()
  await vi.waitFor(() => expect(store.get(line).view).toEqual({ kind: 'connecting' }))
  leave()
  expect(store.get(line).view).toEqual({ kind: 'idle' })
})
