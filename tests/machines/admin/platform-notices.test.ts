import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { platformNoticesMachine, type PlatformNoticeTask } from '#machines/admin/platform-notices.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const now: PlatformNoticeTask = { kind: 'send', content: 'Six.', at: null }
const later: PlatformNoticeTask = { ...now, at: 1 }
const shown: PlatformNoticeTask = { kind: 'withdraw', id: 4, content: 'Six.', isOut: true }
const planned: PlatformNoticeTask = { ...shown, isOut: false }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'No' } }
const model = modelOf(
  platformNoticesMachine,
  [
    { type: 'begin', task: now },
    { type: 'begin', task: later },
    answerOf('platformNotices.confirming', 'confirmed'),
    answerOf('platformNotices.confirming', 'cancelled'),
    answerOf('platformNotices.doing', done),
    answerOf('platformNotices.doing', refusal),
  ],
  { input: {} },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), platformNoticesMachine)).toEqual([])
})

async function carry(task: PlatformNoticeTask, decision: Decision = 'confirmed', answer = done) {
  const asked: Question[] = []
  const carried: PlatformNoticeTask[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(platformNoticesMachine, {
      async askFirst(question) {
        asked.push(question)
        return decision
      },
      async carryOut({ task: begun }) {
        carried.push(begun)
        return answer
      },
    }),
    { input: {} },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  actor.send({ type: 'begin', task })
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  return { asked, carried, said, view: toActView(actor.getSnapshot()) }
}

test.each([
  [now, [{ kind: 'publish-to-platform', notice: 'Six.' }], { kind: 'notice-published' }],
  [later, [], { kind: 'notice-planned' }],
  [shown, [{ kind: 'withdraw-platform-notice', notice: 'Six.' }], { kind: 'notice-deleted' }],
  [planned, [{ kind: 'cancel-notice', notice: 'Six.' }], { kind: 'notice-deleted' }],
])('%o asks if anyone notices it, runs, and is announced', async (task, questions, announcement) => {
  const { asked, carried, said } = await carry(task)
  expect({ asked, carried, said }).toEqual({ asked: questions, carried: [task], said: [announcement] })
})

test('an empty one is not sent, and neither is one that was not confirmed', async () => {
  expect(await carry({ kind: 'send', content: '  ', at: null })).toMatchObject({ asked: [], carried: [] })
  expect((await carry(now, 'cancelled')).carried).toEqual([])
})

test('the reason of a failure stays', async () => {
  const { said, view } = await carry(now, 'confirmed', refusal)
  expect([said, view.kind === 'idle' && view.problem]).toEqual([[], { kind: 'refused', title: 'No' }])
})
