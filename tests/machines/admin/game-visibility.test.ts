import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { gameVisibilityEffects, gameVisibilityMachine, toGameVisibilityView } from '#machines/admin/game-visibility.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cutOff: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const model = modelOf(
  gameVisibilityMachine,
  [{ type: 'switch', hidden: true, title: 'Autumn Open' }, answerOf('gameVisibility.switching', done), answerOf('gameVisibility.switching', cutOff)],
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
    gameVisibilityMachine.provide({
      actors: {
        setHidden: gameVisibilityEffects.setHidden.by(async (wish) => {
          asked.push(wish)
          return answer
        }),
      },
    }),
    { input: { game: 3 } },
  )
  actor.on('announce', (told) => said.push(told.announcement))
  actor.start()
  actor.send({ type: 'switch', hidden, title: 'Autumn Open' })
  actor.send({ type: 'switch', hidden: !hidden, title: 'Autumn Open' })
  expect(toGameVisibilityView(actor.getSnapshot())).toEqual({ kind: 'busy', hidden })
  await new Promise((resolve) => setTimeout(resolve))
  expect(toGameVisibilityView(actor.getSnapshot())).toEqual({ kind: 'idle' })
  expect(asked).toEqual([{ game: 3, hidden }])
  expect(said).toEqual([announcement])
})
