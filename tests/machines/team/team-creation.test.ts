import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Outcome } from '#contract/problem.ts'
import type { TeamTexts } from '#contract/rules/team.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { teamCreationMachine } from '#machines/team/team-creation.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'
import { aTeam } from '../../worlds/builders.ts'

const refusal: Outcome<TeamInfoModel> = {
  ok: false,
  problem: { kind: 'refused', title: 'You are a captain already' },
}
const made: Outcome<TeamInfoModel> = { ok: true, value: aTeam({ id: 7, name: 'red' }) }
const model = modelOf(
  teamCreationMachine,
  [
    { type: 'submit', form: { name: 'red', bio: '' } },
    { type: 'edit' },
    answerOf('teamCreation.sending', made),
    answerOf('teamCreation.sending', refusal),
  ],
  { input: {} },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), teamCreationMachine)).toEqual([])
})

function open(answer: Outcome<TeamInfoModel>) {
  const sent: TeamTexts[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(teamCreationMachine, {
      send: async (texts) => {
        sent.push(texts)
        return answer
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

describe('creating a team', () => {
  test.each([
    ['  ', ''],
    ['x'.repeat(33), ''],
    ['red', 'y'.repeat(32)],
  ])('%j with %j is not sent', (name, bio) => {
    const { actor, sent, view } = open(made)
    actor.send({ type: 'submit', form: { name, bio } })
    expect(sent).toEqual([])
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
  test('sends one request, trimmed, and opens the team', async () => {
    const { actor, sent, said, settled, view } = open(made)
    actor.send({ type: 'submit', form: { name: ' red ', bio: ' first ' } })
    actor.send({ type: 'submit', form: { name: 'blue', bio: '' } })
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect(sent).toEqual([{ name: 'red', bio: 'first' }])
    expect(view()).toMatchObject({ kind: 'done', value: { id: 7 } })
    expect(said).toEqual([{ kind: 'team-created', team: 'red' }])
  })
  test("shows the server's message until the input changes", async () => {
    const { actor, said, settled, view } = open(refusal)
    actor.send({ type: 'submit', form: { name: 'red', bio: '' } })
    await settled()
    expect(view()).toMatchObject({ kind: 'open', problem: { title: 'You are a captain already' } })
    actor.send({ type: 'edit' })
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
    expect(said).toEqual([])
  })
})
