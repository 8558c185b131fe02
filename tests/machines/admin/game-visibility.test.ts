import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { gameVisibilityMachine } from '#machines/admin/game-visibility.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cutOff: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const model = modelOf(
  gameVisibilityMachine,
  [{ type: 'begin', task: { hidden: true, title: 'Autumn Open' } }, answerOf('gameVisibility.doing', done), answerOf('gameVisibility.doing', cutOff)],
  { input: { game: 3 } },
)

test('every arrow is walked', () => {
  expect(missedBy(model.getShortestPaths(), gameVisibilityMachine)).toEqual([])
})

test.each([
  ['hidden', true, done, { kind: 'game-hidden', game: 'Autumn Open' }],
  ['shown', false, done, { kind: 'game-shown', game: 'Autumn Open' }],
  ['not switched', true, cutOff, { kind: 'failed', problem: { kind: 'unreachable' } }],
] as const)('a game is %s once, and told so', async (_, hidden, answer, announcement) => {
  const asked: unknown[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(gameVisibilityMachine, {
      async carryOut({ game, task }) {
        asked.push({ game, hidden: task.hidden })
        return answer
      },
    }),
    { input: { game: 3 } },
  )
  actor.on('announce', (told) => said.push(told.announcement))
  actor.start()
  actor.send({ type: 'begin', task: { hidden, title: 'Autumn Open' } })
  actor.send({ type: 'begin', task: { hidden: !hidden, title: 'Autumn Open' } })
  expect(toActView(actor.getSnapshot())).toMatchObject({ kind: 'busy', task: { hidden } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(toActView(actor.getSnapshot())).toMatchObject({ kind: 'idle' })
  expect(asked).toEqual([{ game: 3, hidden }])
  expect(said).toEqual([announcement])
})
