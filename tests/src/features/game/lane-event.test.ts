import { expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { lastEvent } from '#src/features/game/lane-event.ts'
import { aSnapshot, plainShape, START } from '../../../contract/board/snapshot.ts'
import { aNotice } from '../../../worlds/builders.ts'

const board = boardOf(
  aSnapshot(plainShape(2, 2), [
    { team: 0, challenge: 0, at: START + 1_000 },
    { team: 1, challenge: 1, at: START + 5_000 },
  ]),
)
const notice = (type: 'Normal' | 'NewHint' | 'FirstBlood', atMs: number) =>
  aNotice({ type, content: 'said', time: toIso(START + atMs) })

test('the lane shows the latest solve', () =>
  expect(lastEvent(board, [notice('Normal', 2_000)])).toMatchObject({
    kind: 'solve',
    mark: 1,
    row: { name: 'team 1' },
    challenge: { title: 'challenge 1' },
  }))
test('the lane shows a later notice or hint', () =>
  expect(lastEvent(board, [notice('NewHint', 9_000), notice('Normal', 8_000)])).toMatchObject({
    kind: 'notice',
    type: 'NewHint',
  }))
test('a blood is shown by the board alone', () =>
  expect(lastEvent(null, [notice('FirstBlood', 9_000), notice('Normal', 2_000)])).toMatchObject({
    kind: 'notice',
    type: 'Normal',
  }))
test('the lane is empty without events', () => expect(lastEvent(null, [])).toBeNull())
