import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { teamChanges, teamEditMachine, type TeamForm } from '#machines/team/team-edit.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = {
  ok: false,
  problem: { kind: 'forbidden', title: 'Only the captain can do this' },
}
const saved = { name: 'old', bio: 'first' }
const submit = (typed: TeamForm['typed'], before = saved) =>
  ({ type: 'submit', form: { saved: before, typed } }) as const
const model = modelOf(
  teamEditMachine,
  [
    submit({ name: 'red', bio: '' }),
    submit(saved),
    { type: 'edit' },
    answerOf('teamEdit.sending', done),
    answerOf('teamEdit.sending', refusal),
  ],
  { input: { team: 3 } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), teamEditMachine)).toEqual([])
})

function open(answer: Outcome<null>) {
  const sent: unknown[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(teamEditMachine, {
      async send(update) {
        sent.push(update)
        return answer
      },
    }),
    { input: { team: 3 } },
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

describe('editing a team', () => {
  test('sends nothing with an error in a field', () => {
    const { actor, sent, view } = open(done)
    actor.send(submit({ name: '', bio: '' }))
    expect(sent).toEqual([])
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
  test('saves once, trimmed, and again after more input', async () => {
    const { actor, sent, said, settled, view } = open(done)
    actor.send(submit({ name: ' red ', bio: '' }))
    actor.send(submit({ name: 'blue', bio: '' }))
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
    actor.send(submit({ name: 'green', bio: 'b' }, { name: 'red', bio: '' }))
    await settled()
    expect(sent).toEqual([
      { team: 3, name: 'red', bio: '' },
      { team: 3, name: 'green', bio: 'b' },
    ])
    expect(said).toEqual([{ kind: 'team-saved' }, { kind: 'team-saved' }])
  })
  test('shows the problem until the input changes', async () => {
    const { actor, said, settled, view } = open(refusal)
    actor.send(submit({ name: 'red', bio: '' }))
    await settled()
    expect(view()).toMatchObject({ kind: 'open', problem: { kind: 'forbidden' } })
    actor.send({ type: 'edit' })
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
    expect(said).toEqual([])
  })
  test("leaves an unchanged name out, so that another user's new name stays", async () => {
    const { actor, sent, settled } = open(done)
    actor.send(submit({ ...saved, bio: ' last ' }))
    await settled()
    expect(sent).toEqual([{ team: 3, name: null, bio: 'last' }])
  })
  test.each([
    ['equal values', saved, saved],
    ['surrounding space', saved, { name: ' old ', bio: 'first ' }],
    ['stored surrounding space', { name: ' old ', bio: '' }, { name: ' old ', bio: '' }],
  ])('does not call %s a change', (_, before, typed) => {
    const { actor, sent, view } = open(done)
    expect(teamChanges({ saved: before, typed })).toEqual([])
    actor.send(submit(typed, before))
    expect([sent, view()]).toEqual([[], { kind: 'open', problem: null, field: null }])
  })
})
