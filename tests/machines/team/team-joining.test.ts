import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { InviteCode } from '#contract/rules/invite-code.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import {
  teamJoiningEffects,
  teamJoiningMachine,
  toTeamJoiningView,
} from '#machines/team/team-joining.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const invite: InviteCode = { name: 'a:b', id: 12, token: '0123456789abcdef0123456789abcdef' }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = {
  ok: false,
  problem: { kind: 'refused', title: 'This invite code is no longer valid' },
}
const model = modelOf(teamJoiningMachine, [
  { type: 'join', invite },
  { type: 'edit' },
  answerOf('teamJoining.joining', done),
  answerOf('teamJoining.joining', refusal),
])

test('every arrow is walked', () => {
  expect(missedBy(model.getShortestPaths(), teamJoiningMachine)).toEqual([])
})

function open(answers: Outcome<null>[]) {
  const sent: InviteCode[] = []
  const said: Announcement[] = []
  const actor = createActor(
    teamJoiningMachine.provide({
      actors: {
        acceptInvite: teamJoiningEffects.acceptInvite.by(async (wish) => {
          sent.push(wish)
          return answers[sent.length - 1] ?? refusal
        }),
      },
    }),
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  return {
    actor,
    sent,
    said,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toTeamJoiningView(actor.getSnapshot()),
  }
}

describe('joining a team', () => {
  test('asks nothing of the server by itself', async () => {
    const { sent, settled, view } = open([done])
    await settled()
    expect(sent).toEqual([])
    expect(view()).toEqual({ kind: 'open', problem: null })
  })
  test('sends one code for two presses and names the team that it led to', async () => {
    const { actor, sent, said, settled, view } = open([done])
    actor.send({ type: 'join', invite })
    actor.send({ type: 'join', invite: { ...invite, id: 13 } })
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect(sent).toEqual([invite])
    expect(view()).toEqual({ kind: 'joined', team: 12 })
    expect(said).toEqual([{ kind: 'team-joined', team: 'a:b' }])
  })
  test('a refusal stands until something is changed or tried again', async () => {
    const { actor, said, settled, view } = open([refusal, done])
    actor.send({ type: 'join', invite })
    await settled()
    expect(view()).toMatchObject({ kind: 'open', problem: { kind: 'refused' } })
    expect(said).toEqual([])
    actor.send({ type: 'join', invite: { ...invite, id: 13 } })
    await settled()
    expect(view()).toEqual({ kind: 'joined', team: 13 })
  })
})
