import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { membershipMachine, type TeamAction } from '#machines/team/membership.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { team: 3 }
const bob = { id: 'bob', name: 'Bob' }
const ACTS: TeamAction[] = [
  { kind: 'kick', member: bob },
  { kind: 'transfer', member: bob },
  { kind: 'leave' },
  { kind: 'delete' },
]
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'This team is locked' } }
const model = modelOf(
  membershipMachine,
  [
    ...ACTS.map((act) => ({ type: 'begin', task: { ...act, name: 'red' } })),
    answerOf('membership.confirming', 'confirmed'),
    answerOf('membership.confirming', 'cancelled'),
    answerOf('membership.doing', done),
    answerOf('membership.doing', refusal),
  ],
  { input },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), membershipMachine)).toEqual([])
})

function open(decision: Decision = 'confirmed', answer: Outcome<null> = done) {
  const asked: Question[] = []
  const sent: unknown[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(membershipMachine, {
      async askFirst(question) {
        asked.push(question)
        return decision
      },
      async carryOut(act) {
        sent.push(act)
        return answer
      },
    }),
    { input },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { actor, asked, sent, said, settled, view: () => toActView(actor.getSnapshot()) }
}

describe("changes of a team's members", () => {
  test.each<[TeamAction, Question, Announcement, 'idle' | 'done']>([
    [
      { kind: 'kick', member: bob },
      { kind: 'kick-member', member: 'Bob', team: 'red' },
      { kind: 'member-kicked', member: 'Bob', team: 'red' },
      'idle',
    ],
    [
      { kind: 'transfer', member: bob },
      { kind: 'transfer-captaincy', member: 'Bob', team: 'red' },
      { kind: 'captaincy-transferred', member: 'Bob', team: 'red' },
      'idle',
    ],
    [{ kind: 'leave' }, { kind: 'leave-team', team: 'red' }, { kind: 'team-left', team: 'red' }, 'done'],
    [{ kind: 'delete' }, { kind: 'delete-team', team: 'red' }, { kind: 'team-deleted', team: 'red' }, 'done'],
  ])('%j: asks first, runs once, and is announced', async (act, question, announcement, after) => {
    const { actor, asked, sent, said, settled, view } = open()
    actor.send({ type: 'begin', task: { ...act, name: 'red' } })
    actor.send({ type: 'begin', task: { kind: 'leave', name: 'blue' } })
    expect(sent).toEqual([])
    await settled()
    expect(asked).toEqual([question])
    expect(sent).toEqual([{ team: 3, task: { ...act, name: 'red' } }])
    expect(said).toEqual([announcement])
    expect(view().kind).toBe(after)
  })
  test.each(ACTS)('%j: nothing is sent after a cancel', async (act) => {
    const { actor, sent, said, settled, view } = open('cancelled')
    actor.send({ type: 'begin', task: { ...act, name: 'red' } })
    await settled()
    expect(sent).toEqual([])
    expect(said).toEqual([])
    expect(view()).toMatchObject({ kind: 'idle', problem: null })
  })
  test.each(ACTS)('%j: a refusal is shown until the next try', async (act) => {
    const { actor, said, settled, view } = open('confirmed', refusal)
    actor.send({ type: 'begin', task: { ...act, name: 'red' } })
    await settled()
    expect(view()).toMatchObject({ kind: 'idle', problem: { kind: 'refused', title: 'This team is locked' } })
    expect(said).toEqual([])
    actor.send({ type: 'begin', task: { ...act, name: 'red' } })
    expect(view()).toMatchObject({ kind: 'idle', problem: null })
  })
})
