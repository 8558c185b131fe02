import { expect, test } from 'vitest'
import type { TakeOverState } from '#contract/models/take-over.ts'
import type { Outcome } from '#contract/problem.ts'
import { sourceFlaws, takeOverMachine } from '#machines/admin/take-over.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'
import { STATES } from '../../worlds/take-over-states.ts'

const form = { from: 'postgres://db/gzctf', folder: '/srv/files' }
const no = (problem: Extract<Outcome<null>, { ok: false }>['problem']) => ({ ok: false, problem }) as const
const reads: Outcome<TakeOverState>[] = [
  ...Object.values(STATES).map((value) => ({ ok: true, value }) as const),
  no({ kind: 'unreachable' }),
  no({ kind: 'forbidden', title: null }),
]
const sends: Outcome<null>[] = [
  { ok: true, value: null },
  no({ kind: 'unreachable' }),
  no({ kind: 'signed-out', title: null }),
  no({ kind: 'conflict', title: 'no' }),
]

test('every transition is taken', () => {
  const model = modelOf(
    takeOverMachine,
    [
      { type: 'try', form },
      { type: 'take', form },
      { type: 'edit' },
      { type: 'retry' },
      { type: 'xstate.after.untilNext.takeOver.waiting' },
      ...['takeOver.reading', 'takeOver.following'].flatMap((id) => reads.map((one) => answerOf(id, one))),
      ...sends.map((one) => answerOf('takeOver.sending', one)),
    ],
    { input: {} },
  )
  expect(missedBy(model.getShortestPaths(), takeOverMachine)).toEqual([])
})

test('fields without an address and a whole path have flaws', () => {
  expect(sourceFlaws(form)).toEqual({ from: null, folder: null })
  expect(sourceFlaws({ from: ' ', folder: '' })).toEqual({ from: 'missing', folder: 'missing' })
  expect(sourceFlaws({ from: 'http://db/gzctf', folder: 'files' })).toEqual({
    from: 'misshapen',
    folder: 'misshapen',
  })
})
