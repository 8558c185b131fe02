import { expect, test } from 'vitest'
import type { AddressedNotice } from '#contract/models/addressed-notice.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Read } from '#src/api/use-read.ts'
import { toNoticesView } from '#src/features/notices/notice-editor-view.ts'

const refresh = () => {}
const ready = <Value>(value: Value): Read<Value> => ({ state: 'ready', value, problem: null, refresh })
const published = ready<readonly GameNotice[]>([
  { id: 1, content: 'Doors open', type: 'Normal', time: '2026-11-20T09:00:00+00:00' },
])
const planned: AddressedNotice = {
  id: 2,
  content: 'Dinner',
  time: '2026-11-20T18:00:00+00:00',
  isOut: false,
  teams: null,
}

test('planned notices come first', () => {
  const view = toNoticesView(published, ready([planned]))
  expect(view.kind === 'listed' && view.notices.map(({ id, isOut }) => [id, isOut])).toEqual([
    [2, false],
    [1, true],
  ])
})

test('a list without the planned ones is not shown as if it were whole', () => {
  expect(toNoticesView(published, { state: 'waiting', isSlow: false })).toEqual({ kind: 'loading' })
  const problem = { kind: 'unreachable' } as const
  expect(toNoticesView(published, { state: 'failed', problem, refresh })).toEqual({
    kind: 'failed',
    problem,
    retry: refresh,
  })
})

test('a server without planned notices has the published ones', () => {
  expect(toNoticesView(published, null)).toMatchObject({ kind: 'listed', notices: [{ id: 1 }] })
})
