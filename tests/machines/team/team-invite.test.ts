import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { teamInviteEffects, teamInviteMachine, toTeamInviteView } from '#machines/team/team-invite.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const team = { id: 3, name: 'red' }
const refusal: Outcome<string> = { ok: false, problem: { kind: 'unreachable' } }
const codeOf = (value: string): Outcome<string> => ({ ok: true, value })
const model = modelOf(
  teamInviteMachine,
  [
    { type: 'renew' },
    { type: 'retry' },
    answerOf('teamInvite.confirming', 'confirmed'),
    answerOf('teamInvite.confirming', 'cancelled'),
    ...['loading', 'renewing'].flatMap((state) => [
      answerOf(`teamInvite.${state}`, codeOf('red:3:aa')),
      answerOf(`teamInvite.${state}`, refusal),
    ]),
  ],
  { input: { team } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), teamInviteMachine)).toEqual([])
})

function open(
  loaded: Outcome<string>[],
  decision: Decision = 'confirmed',
  renewed: Outcome<string> = codeOf('red:3:bb'),
) {
  const asked: Question[] = []
  const said: Announcement[] = []
  let loads = 0
  let renewals = 0
  const actor = createActor(
    teamInviteMachine.provide({
      actors: {
        loadCode: teamInviteEffects.loadCode.by(async () => loaded[loads++] ?? refusal),
        askFirst: teamInviteEffects.askFirst.by(async (question) => {
          asked.push(question)
          return decision
        }),
        renewCode: teamInviteEffects.renewCode.by(async () => {
          renewals += 1
          return renewed
        }),
      },
    }),
    { input: { team } },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    asked,
    said,
    settled,
    renewals: () => renewals,
    view: () => toTeamInviteView(actor.getSnapshot()),
  }
}

describe('the invite code', () => {
  test('is requested immediately, and again after a failure', async () => {
    const { actor, settled, view } = open([refusal, codeOf('red:3:aa')])
    expect(view()).toEqual({ kind: 'loading' })
    await settled()
    expect(view()).toEqual({ kind: 'failed', problem: { kind: 'unreachable' } })
    actor.send({ type: 'retry' })
    expect(view()).toEqual({ kind: 'loading' })
    await settled()
    expect(view()).toEqual({ kind: 'shown', code: 'red:3:aa' })
  })
  test('is renewed after a question that names the team', async () => {
    const { actor, asked, said, settled, view } = open([codeOf('red:3:aa')])
    await settled()
    actor.send({ type: 'renew' })
    await settled()
    expect(asked).toEqual([{ kind: 'renew-invite', team: 'red' }])
    expect(view()).toEqual({ kind: 'shown', code: 'red:3:bb' })
    expect(said).toEqual([{ kind: 'invite-renewed' }])
  })
  test('stays after a cancel', async () => {
    const { actor, settled, renewals, view } = open([codeOf('red:3:aa')], 'cancelled')
    await settled()
    actor.send({ type: 'renew' })
    await settled()
    expect(renewals()).toBe(0)
    expect(view()).toEqual({ kind: 'shown', code: 'red:3:aa' })
  })
  test('is hidden while the result of a renewal is unknown', async () => {
    const { actor, said, settled, view } = open(
      [codeOf('red:3:aa'), codeOf('red:3:cc')],
      'confirmed',
      refusal,
    )
    await settled()
    actor.send({ type: 'renew' })
    await settled()
    expect(view()).toEqual({ kind: 'failed', problem: { kind: 'unreachable' } })
    expect(said).toEqual([])
    actor.send({ type: 'retry' })
    await settled()
    expect(view()).toMatchObject({ code: 'red:3:cc' })
  })
})
