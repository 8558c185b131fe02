import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { postActionsMachine, type PostActionKind } from '#machines/admin/post-actions.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { post: 'p1' }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'No' } }
const act = (kind: PostActionKind) =>
  ({ type: 'begin', task: { kind, title: 'Rules', version: null } }) as const

test('every transition is taken', () => {
  const model = modelOf(
    postActionsMachine,
    [
      act('pin'),
      act('delete'),
      answerOf('postActs.confirming', 'confirmed'),
      answerOf('postActs.confirming', 'cancelled'),
      answerOf('postActs.doing', done),
      answerOf('postActs.doing', refusal),
    ],
    { input },
  )
  expect(missedBy(model.getShortestPaths(), postActionsMachine)).toEqual([])
})

/** The server returns these responses in turn. The user answers every dialog in the same way. */
function open(answers: Outcome<null>[], decision: Decision = 'confirmed') {
  const asked: Question[] = []
  const carried: unknown[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(postActionsMachine, {
      askFirst: async (question) => {
        asked.push(question)
        return decision
      },
      carryOut: async (wish) => {
        carried.push(wish)
        return answers.shift() ?? refusal
      },
    }),
    { input },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { actor, asked, carried, said, settled, view: () => toActView(actor.getSnapshot()).kind }
}
const wish = (kind: PostActionKind) => ({ post: 'p1', task: { kind, title: 'Rules', version: null } })

describe('actions on a post', () => {
  test('a pin runs once without a confirmation, and the next action begins after it', async () => {
    const { actor, asked, carried, said, settled, view } = open([done, done])
    actor.send(act('pin'))
    actor.send(act('unpin'))
    expect(view()).toBe('busy')
    await settled()
    expect(view()).toBe('idle')
    actor.send(act('unpin'))
    expect(view()).toBe('busy')
    await settled()
    expect({ asked, carried, view: view() }).toEqual({
      asked: [],
      carried: [wish('pin'), wish('unpin')],
      view: 'idle',
    })
    expect(said).toEqual([
      { kind: 'post-pinned', post: 'Rules' },
      { kind: 'post-unpinned', post: 'Rules' },
    ])
  })
  test.each<PostActionKind>(['pin', 'delete'])(
    'a refused %s shows the reason, and the next action begins after it',
    async (kind) => {
      const { actor, carried, said, settled, view } = open([refusal, done])
      actor.send(act(kind))
      await settled()
      expect(view()).toBe('idle')
      expect(said).toEqual([{ kind: 'failed', problem: { kind: 'refused', title: 'No' } }])
      actor.send(act('unpin'))
      await settled()
      expect({ carried, view: view() }).toEqual({
        carried: [wish(kind), wish('unpin')],
        view: 'idle',
      })
    },
  )
  test('a deletion asks once, with the title, and is the last action', async () => {
    const { actor, asked, carried, said, settled, view } = open([done])
    actor.send(act('delete'))
    actor.send(act('delete'))
    expect(view()).toBe('idle')
    expect(carried).toEqual([])
    await settled()
    expect({ asked, carried, said, view: view() }).toEqual({
      asked: [{ kind: 'delete-post', post: 'Rules' }],
      carried: [wish('delete')],
      said: [{ kind: 'post-deleted', post: 'Rules' }],
      view: 'done',
    })
  })
  test('a deletion that is not confirmed does nothing', async () => {
    const { actor, carried, said, settled, view } = open([done], 'cancelled')
    actor.send(act('delete'))
    await settled()
    expect({ carried, said, view: view() }).toEqual({ carried: [], said: [], view: 'idle' })
  })
})
