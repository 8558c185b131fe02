import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { InviteCode } from '#contract/rules/invite-code.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { teamJoiningMachine } from '#machines/team/team-joining.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const invite: InviteCode = { name: 'a:b', id: 12, token: '0123456789abcdef0123456789abcdef' }
const done: Outcome<number> = { ok: true, value: 12 }
const refusal: Outcome<number> = {
  ok: false,
  problem: { kind: 'refused', title: 'This invite code is no longer valid' },
}
const model = modelOf(
  teamJoiningMachine,
  [
    { type: 'submit', form: invite },
    { type: 'edit' },
    answerOf('teamJoining.sending', done),
    answerOf('teamJoining.sending', refusal),
  ],
  { input: {} },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), teamJoiningMachine)).toEqual([])
})

function open(answers: Outcome<number>[]) {
  const sent: InviteCode[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(teamJoiningMachine, {
      send: async (wish) => {
        sent.push(wish)
        return answers[sent.length - 1] ?? refusal
      },
    }),
    { input: {} },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  return {
    actor,
    sent,
    said,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toFormView(actor.getSnapshot()),
  }
}

describe('joining a team', () => {
  test('sends no request automatically', async () => {
    const { sent, settled, view } = open([done])
    await settled()
    expect(sent).toEqual([])
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
  test('sends one code for two presses, and names the joined team', async () => {
    const { actor, sent, said, settled, view } = open([done])
    actor.send({ type: 'submit', form: invite })
    actor.send({ type: 'submit', form: { ...invite, id: 13 } })
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect(sent).toEqual([invite])
    expect(view()).toEqual({ kind: 'done', value: 12 })
    expect(said).toEqual([{ kind: 'team-joined', team: 'a:b' }])
  })
  test('a refusal stays until the input changes or the user tries again', async () => {
    const { actor, said, settled, view } = open([refusal, { ok: true, value: 13 }])
    actor.send({ type: 'submit', form: invite })
    await settled()
    expect(view()).toMatchObject({ kind: 'open', problem: { kind: 'refused' } })
    expect(said).toEqual([])
    actor.send({ type: 'submit', form: { ...invite, id: 13 } })
    await settled()
    expect(view()).toEqual({ kind: 'done', value: 13 })
  })
})
