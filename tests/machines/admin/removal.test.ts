import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { removalMachine, type Removable } from '#machines/admin/removal.machine.ts'
import { effectsOfGame } from '#machines/app/asked-effects.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const game: Removable = { kind: 'game', game: 3, title: 'Autumn Open' }
const notice: Removable = {
  kind: 'notice',
  game: 3,
  notice: 5,
  content: 'The finals start late.',
  isAddressed: false,
  isOut: true,
}
const planned: Removable = { ...notice, isAddressed: true, isOut: false }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'No' } }
const model = modelOf(
  removalMachine,
  [
    { type: 'begin', task: game },
    answerOf('removal.confirming', 'confirmed'),
    answerOf('removal.confirming', 'cancelled'),
    answerOf('removal.doing', done),
    answerOf('removal.doing', refusal),
  ],
  { input: {} },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), removalMachine)).toEqual([])
})

function open(decision: Decision, answer: Outcome<null> = done) {
  const asked: Question[] = []
  const carried: Removable[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(removalMachine, {
      async askFirst(question) {
        asked.push(question)
        return decision
      },
      async carryOut({ task: thing }) {
        carried.push(thing)
        return answer
      },
    }),
    { input: {} },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const remove = async (thing: Removable) => {
    actor.send({ type: 'begin', task: thing })
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    return toActView(actor.getSnapshot()).kind
  }
  return { actor, asked, carried, said, remove }
}

describe('removing', () => {
  test.each([
    [
      game,
      { kind: 'delete-game', game: 'Autumn Open', effects: effectsOfGame(3) },
      { kind: 'game-deleted', game: 'Autumn Open' },
    ],
    [
      notice,
      { kind: 'delete-notice', notice: 'The finals start late.', effects: effectsOfGame(notice.game) },
      { kind: 'notice-deleted' },
    ],
    [planned, { kind: 'cancel-notice', notice: 'The finals start late.' }, { kind: 'notice-deleted' }],
  ])('asks with the name, runs, and is announced', async (thing, question, announcement) => {
    const { asked, carried, said, remove } = open('confirmed')
    expect(await remove(thing)).toBe('done')
    expect({ asked, carried, said }).toEqual({ asked: [question], carried: [thing], said: [announcement] })
  })
  test('does nothing that was not confirmed', async () => {
    const { carried, said, remove } = open('cancelled')
    expect(await remove(game)).toBe('idle')
    expect({ carried, said }).toEqual({ carried: [], said: [] })
  })
  test("shows the server's message, and can be tried again", async () => {
    const { carried, said, remove } = open('confirmed', refusal)
    expect(await remove(notice)).toBe('idle')
    expect(said).toEqual([{ kind: 'failed', problem: { kind: 'refused', title: 'No' } }])
    await remove(notice)
    expect(carried).toHaveLength(2)
  })
  test('continues with the next object', async () => {
    const { carried, remove } = open('confirmed')
    await remove(notice)
    expect(await remove({ ...notice, notice: 6 })).toBe('done')
    expect(carried.map((thing) => (thing.kind === 'notice' ? thing.notice : 0))).toEqual([5, 6])
  })
  test('asks about one object at a time', () => {
    const { actor, asked } = open('confirmed')
    actor.send({ type: 'begin', task: game })
    actor.send({ type: 'begin', task: notice })
    expect(asked).toEqual([{ kind: 'delete-game', game: 'Autumn Open', effects: effectsOfGame(3) }])
  })
})
