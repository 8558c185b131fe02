import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { gameVisibilityMachine } from '#machines/admin/game-visibility.machine.ts'
import { effectsOfGame } from '#machines/app/asked-effects.ts'
import type { Question } from '#machines/app/confirm-question.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cutOff: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const resting = { title: 'Autumn Open', during: 'resting' } as const
const running = { title: 'Autumn Open', during: 'running' } as const
const model = modelOf(
  gameVisibilityMachine,
  [
    { type: 'begin', task: { hidden: true, ...resting } },
    { type: 'begin', task: { hidden: true, ...running } },
    answerOf('gameVisibility.confirming', 'confirmed'),
    answerOf('gameVisibility.confirming', 'cancelled'),
    answerOf('gameVisibility.doing', done),
    answerOf('gameVisibility.doing', cutOff),
  ],
  { input: { game: 3 } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), gameVisibilityMachine)).toEqual([])
})

test.each([
  ['hidden', true, done, { kind: 'game-hidden', game: 'Autumn Open' }],
  ['shown', false, done, { kind: 'game-shown', game: 'Autumn Open' }],
  ['not switched', true, cutOff, { kind: 'failed', problem: { kind: 'unreachable' } }],
] as const)('a game is %s once, and the change is announced', async (_, hidden, answer, announcement) => {
  const asked: unknown[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(gameVisibilityMachine, {
      askFirst: async () => 'cancelled',
      async carryOut({ game, task }) {
        asked.push({ game, hidden: task.hidden })
        return answer
      },
    }),
    { input: { game: 3 } },
  )
  actor.on('announce', (told) => said.push(told.announcement))
  actor.start()
  actor.send({ type: 'begin', task: { hidden, ...resting } })
  actor.send({ type: 'begin', task: { hidden: !hidden, ...resting } })
  expect(toActView(actor.getSnapshot())).toMatchObject({ kind: 'busy', task: { hidden } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(toActView(actor.getSnapshot())).toMatchObject({ kind: 'idle' })
  expect(asked).toEqual([{ game: 3, hidden }])
  expect(said).toEqual([announcement])
})

test.each([
  [true, 'confirmed', 'hide-game', 1],
  [false, 'confirmed', 'show-game', 1],
  [true, 'cancelled', 'hide-game', 0],
] as const)(
  'a running game asks about hidden=%s, and the change runs only if "%s"',
  async (hidden, decision, kind, times) => {
    const asked: Question[] = []
    let carried = 0
    const actor = createActor(
      fill(gameVisibilityMachine, {
        async askFirst(question) {
          asked.push(question)
          return decision
        },
        async carryOut() {
          carried += 1
          return done
        },
      }),
      { input: { game: 3 } },
    ).start()
    actor.send({ type: 'begin', task: { hidden, ...running } })
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    expect({ asked, carried }).toEqual({
      asked: [{ kind, game: 'Autumn Open', effects: effectsOfGame(3) }],
      carried: times,
    })
  },
)
