import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import {
  rosterActionsEffects,
  rosterActionsMachine,
  toRosterActionsView,
  type RosterAction,
  type RosterActionResult,
  type DeletionEffects,
} from '#machines/admin/roster-actions.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const at: RosterQuery = {
  hint: 'a',
  skip: 50,
  sift: { of: 'users', kind: 'Admin', sort: 'Email', desc: true },
}
const ada = { id: '7', user: 'ada' }
const pandas = { id: 3, team: 'Red Pandas' }
const ofAda = {
  captainOf: [],
  teams: ['Owls'],
  games: ['Cup'],
  sessions: 1,
  submissions: 20,
  solves: 3,
  posts: 0,
  containers: 0,
}
const ofPandas = {
  members: ['ada'],
  leaves: [{ title: 'Cup', submissions: 20, solves: 3, writeups: 1 }],
  stays: ['Old cup'],
  containers: 2,
}
const done: RosterActionResult = { ok: true, value: null }
const secret: RosterActionResult = { ok: true, value: 'S3cret' }
const refusal: RosterActionResult = { ok: false, problem: { kind: 'refused', title: 'A captain' } }

test('every transition is taken', () => {
  const model = modelOf(rosterActionsMachine, [
    { type: 'act', act: { kind: 'activate', ...ada }, at },
    { type: 'act', act: { kind: 'deactivate', ...ada }, at },
    { type: 'act', act: { kind: 'delete-user', ...ada }, at },
    { type: 'dismiss' },
    answerOf('rosterActs.weighing', null),
    answerOf('rosterActs.weighing', ofAda),
    answerOf('rosterActs.confirming', 'confirmed'),
    answerOf('rosterActs.confirming', 'cancelled'),
    answerOf('rosterActs.acting', done),
    answerOf('rosterActs.acting', secret),
  ])
  expect(missedBy(model.getShortestPaths(), rosterActionsMachine)).toEqual([])
})

function open(decision: Decision, answer: RosterActionResult = done, weighed: DeletionEffects = null) {
  const weighs: RosterAction[] = []
  const asked: Question[] = []
  const carried: { act: RosterAction; at: RosterQuery }[] = []
  const said: Announcement[] = []
  const actor = createActor(
    rosterActionsMachine.provide({
      actors: {
        weighDeletion: rosterActionsEffects.weighDeletion.by(async (act) => {
          weighs.push(act)
          return weighed
        }),
        askFirst: rosterActionsEffects.askFirst.by(async (question) => {
          asked.push(question)
          return decision
        }),
        carryOut: rosterActionsEffects.carryOut.by(async (wish) => {
          carried.push(wish)
          return answer
        }),
      },
    }),
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const wish = async (act: RosterAction) => {
    actor.send({ type: 'act', act, at })
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    return toRosterActionsView(actor.getSnapshot())
  }
  return { actor, asked, carried, said, weighs, wish }
}

describe('an action with a cost for a user', () => {
  test.each<[RosterAction, Question]>([
    [
      { kind: 'deactivate', ...ada },
      { kind: 'deactivate', user: 'ada' },
    ],
    [
      { kind: 'reset-password', ...ada },
      { kind: 'reset-password', user: 'ada' },
    ],
    [
      { kind: 'delete-user', ...ada },
      { kind: 'delete-user', user: 'ada', goes: null },
    ],
    [
      { kind: 'lock-team', ...pandas },
      { kind: 'lock-team', team: 'Red Pandas' },
    ],
    [
      { kind: 'unlock-team', ...pandas },
      { kind: 'unlock-team', team: 'Red Pandas' },
    ],
    [
      { kind: 'delete-team', ...pandas },
      { kind: 'remove-team', team: 'Red Pandas', goes: null },
    ],
  ])('asks with the name, runs, and is announced', async (act, question) => {
    const { asked, carried, said, wish } = open('confirmed')
    expect(await wish(act)).toEqual({ kind: 'idle' })
    const name = 'user' in act ? act.user : 'Red Pandas'
    expect({ asked, carried, said }).toEqual({
      asked: [question],
      carried: [{ act, at }],
      said: [{ kind: 'roster-changed', what: act.kind, name }],
    })
  })
  test('reads the effects of a deletion first, and names them in the confirmation', async () => {
    const user = open('confirmed', done, ofAda)
    await user.wish({ kind: 'delete-user', ...ada })
    expect([user.asked, user.weighs.length]).toEqual([[{ kind: 'delete-user', user: 'ada', goes: ofAda }], 1])
    const team = open('confirmed', done, ofPandas)
    await team.wish({ kind: 'delete-team', ...pandas })
    expect([team.asked, team.carried.length]).toEqual([
      [{ kind: 'remove-team', team: 'Red Pandas', goes: ofPandas }],
      1,
    ])
    const other = open('confirmed')
    await other.wish({ kind: 'reset-password', ...ada })
    expect(other.weighs).toEqual([])
  })
  test('on a captain asks nothing, and lists the teams that prevent it', async () => {
    const { asked, carried, wish } = open('cancelled', done, { ...ofAda, captainOf: ['Red Pandas', 'Owls'] })
    await wish({ kind: 'delete-user', ...ada })
    expect({ asked, carried }).toEqual({
      asked: [{ kind: 'keep-captain', user: 'ada', teams: ['Red Pandas', 'Owls'] }],
      carried: [],
    })
  })
  test('is shown as busy at its row while its effects are read', () => {
    const { actor } = open('confirmed')
    actor.send({ type: 'act', act: { kind: 'delete-user', ...ada }, at })
    expect(toRosterActionsView(actor.getSnapshot())).toEqual({
      kind: 'busy',
      act: { kind: 'delete-user', ...ada },
    })
  })
  test('does nothing after a cancel', async () => {
    const { carried, said, wish } = open('cancelled')
    await wish({ kind: 'delete-user', ...ada })
    expect({ carried, said }).toEqual({ carried: [], said: [] })
  })
})
test.each<[RosterAction]>([
  [{ kind: 'activate', ...ada }],
  [{ kind: 'export-users' }],
  [{ kind: 'export-teams' }],
])('%o runs without a confirmation', async (act) => {
  const { asked, carried, wish } = open('cancelled')
  await wish(act)
  expect([asked, carried]).toEqual([[], [{ act, at }]])
})
test("a refusal is shown in the server's words", async () => {
  const { said, wish } = open('confirmed', refusal)
  expect(await wish({ kind: 'delete-user', ...ada })).toEqual({ kind: 'idle' })
  expect(said).toEqual([{ kind: 'failed', problem: { kind: 'refused', title: 'A captain' } }])
})
test('a new password is shown until it is dismissed, and is erased then', async () => {
  const { actor, said, wish } = open('confirmed', secret)
  expect(await wish({ kind: 'reset-password', ...ada })).toEqual({
    kind: 'shown',
    user: 'ada',
    password: 'S3cret',
  })
  expect(said).toEqual([])
  actor.send({ type: 'dismiss' })
  expect(toRosterActionsView(actor.getSnapshot())).toEqual({ kind: 'idle' })
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('S3cret')
})
test('runs one action at a time', () => {
  const { actor, weighs } = open('confirmed')
  actor.send({ type: 'act', act: { kind: 'delete-user', ...ada }, at })
  actor.send({ type: 'act', act: { kind: 'delete-team', ...pandas }, at })
  expect(weighs).toEqual([{ kind: 'delete-user', ...ada }])
})
