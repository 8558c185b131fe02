import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import {
  boardFreezeEffects,
  boardFreezeMachine,
  toBoardFreezeView,
  type NewFreeze,
} from '#machines/admin/board-freeze.machine.ts'
import { effectsOfGame } from '#machines/app/asked-effects.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision } from '#machines/app/confirm-question.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cutOff: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const title = 'Autumn Open'
const later = { freezeAt: 5, title, shows: false }
const lifted = { freezeAt: null, title, shows: true }
const model = modelOf(
  boardFreezeMachine,
  [
    { type: 'set', ...later },
    { type: 'set', ...lifted },
    { type: 'reveal', title: 'Autumn Open' },
    ...[done, cutOff].flatMap((answer) => [
      answerOf('freezing.setting', answer),
      answerOf('freezing.revealing', answer),
    ]),
    answerOf('freezing.confirming', 'confirmed' satisfies Decision),
    answerOf('freezing.confirming', 'cancelled' satisfies Decision),
  ],
  { input: { game: 3 } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), boardFreezeMachine)).toEqual([])
})

async function run(
  wish: ({ type: 'set' } & NewFreeze) | { type: 'reveal'; title: string },
  decision: Decision,
  answer: Outcome<null>,
) {
  const asked: unknown[] = []
  const said: Announcement[] = []
  const note = (what: unknown) => void asked.push(what)
  const actor = createActor(
    boardFreezeMachine.provide({
      actors: {
        askFirst: boardFreezeEffects.askFirst.by(async (question) => {
          note(question)
          return decision
        }),
        setFreeze: boardFreezeEffects.setFreeze.by(async ({ game, freezeAt }) => {
          note({ game, freezeAt })
          return answer
        }),
        revealBoard: boardFreezeEffects.revealBoard.by(async ({ game }) => {
          note({ game })
          return answer
        }),
      },
    }),
    { input: { game: 3 } },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  actor.send(wish)
  // A second press must send nothing.
  actor.send({ type: 'set', ...later, freezeAt: 99 })
  await new Promise((resolve) => setTimeout(resolve))
  return { asked, said, view: toBoardFreezeView(actor.getSnapshot()) }
}

test.each([
  [{ type: 'set', ...lifted }, 'setting'],
  [{ type: 'reveal', title }, 'revealing'],
] as const)('after a confirmation of $0.type the screen is busy', async (wish, doing) => {
  const actor = createActor(
    boardFreezeMachine.provide({
      actors: {
        askFirst: boardFreezeEffects.askFirst.by(async () => 'confirmed'),
        setFreeze: boardFreezeEffects.setFreeze.by(() => new Promise(() => {})),
        revealBoard: boardFreezeEffects.revealBoard.by(() => new Promise(() => {})),
      },
    }),
    { input: { game: 3 } },
  ).start()
  actor.send(wish)
  expect(toBoardFreezeView(actor.getSnapshot())).toEqual({ kind: 'resting', problem: null })
  await new Promise((resolve) => setTimeout(resolve))
  expect(toBoardFreezeView(actor.getSnapshot())).toEqual({ kind: 'busy', doing })
})
const rested = { kind: 'resting', problem: null }
const question = { kind: 'reveal-board', game: title, effects: effectsOfGame(3) }
const reveal = { type: 'reveal', title: 'Autumn Open' } as const

test('a freeze is set or cleared once, and announced', async () => {
  expect(await run({ type: 'set', ...later }, 'cancelled', done)).toEqual({
    asked: [{ game: 3, freezeAt: 5 }],
    said: [{ kind: 'freeze-set' }],
    view: rested,
  })
  expect((await run({ type: 'set', ...lifted, shows: false }, 'cancelled', done)).said).toEqual([
    { kind: 'freeze-taken' },
  ])
})

test('a freeze that hides solves is cleared or moved only after a confirmation', async () => {
  const asked = { kind: 'lift-freeze', game: title, effects: effectsOfGame(3) }
  expect(await run({ type: 'set', ...lifted }, 'cancelled', done)).toEqual({
    asked: [asked],
    said: [],
    view: rested,
  })
  expect(await run({ type: 'set', ...lifted }, 'confirmed', done)).toEqual({
    asked: [asked, { game: 3, freezeAt: null }],
    said: [{ kind: 'freeze-taken' }],
    view: rested,
  })
  expect((await run({ type: 'set', ...later, shows: true }, 'confirmed', done)).asked).toEqual([
    { ...asked, effects: effectsOfGame(3, 5) },
    { game: 3, freezeAt: 5 },
  ])
})

test('solves are revealed only after a confirmation that names the game', async () => {
  expect(await run(reveal, 'cancelled', done)).toEqual({ asked: [question], said: [], view: rested })
  expect(await run(reveal, 'confirmed', done)).toEqual({
    asked: [question, { game: 3 }],
    said: [{ kind: 'board-revealed', game: 'Autumn Open' }],
    view: rested,
  })
})

test('the reason of a failure stays until the next request', async () => {
  const { said, view } = await run(reveal, 'confirmed', cutOff)
  expect([said, view]).toEqual([[], { kind: 'resting', problem: { kind: 'unreachable' } }])
})
