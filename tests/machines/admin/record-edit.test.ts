import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { recordEditMachine, type RecordChange, type RecordForm } from '#machines/admin/record-edit.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { adminTeamFlaws } from '#machines/admin/team-fields.ts'
import { userFlaws, type UserValues } from '#machines/admin/user-fields.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const at = { hint: '', skip: 0, sift: null }
const saved: UserValues = {
  userName: 'ada',
  email: 'ada@x.org',
  realName: 'A far too long name',
  stdNumber: '',
  phone: '123',
  bio: '',
  role: 'User',
}
const user = (typed: Partial<UserValues>): RecordForm => ({
  kind: 'user',
  id: '7',
  saved,
  typed: { ...saved, ...typed },
})
const team = (typed: { name?: string; bio?: string }): RecordForm => {
  const known = { name: 'Pandas', bio: 'Bamboo' }
  return { kind: 'team', id: 3, saved: known, typed: { ...known, ...typed } }
}
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'No' } }

test('every transition is taken', () => {
  const model = modelOf(
    recordEditMachine,
    [
      { type: 'submit', form: { ...user({}), at } },
      { type: 'submit', form: { ...user({ bio: 'x' }), at } },
      { type: 'edit' },
      answerOf('recordEdit.sending', done),
      answerOf('recordEdit.sending', refusal),
    ],
    { input: {} },
  )
  expect(missedBy(model.getShortestPaths(), recordEditMachine)).toEqual([])
})

function open(answer: Outcome<null> = done) {
  const sent: (RecordChange & { at: RosterQuery })[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(recordEditMachine, {
      send: async (change) => {
        sent.push(change)
        return answer
      },
    }),
    { input: {} },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  const submit = async (form: RecordForm) => {
    actor.send({ type: 'submit', form: { ...form, at } })
    actor.send({ type: 'submit', form: { ...form, at } })
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    return toFormView(actor.getSnapshot())
  }
  return { actor, sent, said, submit }
}

describe('a change', () => {
  test.each<[RecordForm, RecordChange]>([
    [
      user({ userName: ' grace ', role: 'Admin' }),
      { kind: 'user', id: '7', change: { userName: 'grace', role: 'Admin' } },
    ],
    [user({ bio: ' free ' }), { kind: 'user', id: '7', change: { bio: ' free ' } }],
    [team({ name: ' Owls ' }), { kind: 'team', id: 3, change: { name: 'Owls' } }],
  ])('sends the changed fields once, and is announced', async (form, change) => {
    const { sent, said, submit } = open()
    expect(await submit(form)).toEqual({ kind: 'open', problem: null, field: null })
    expect({ sent, said }).toEqual({ sent: [{ ...change, at }], said: [{ kind: 'record-saved' }] })
  })
  test('of nothing, or with a flaw, is not sent', async () => {
    const { sent, submit } = open()
    await submit(user({ userName: 'ada ' }))
    await submit(user({ userName: '' }))
    await submit(team({ bio: '' }))
    expect(sent).toEqual([])
  })
  test.each<[RecordForm, string | null]>([
    [user({ userName: 'grace' }), 'userName'],
    [user({ email: 'a@b.c', bio: 'x' }), 'email'],
    [user({ userName: 'grace', email: 'a@b.c' }), null],
    [user({ bio: 'x' }), null],
    [team({ name: 'Owls' }), 'name'],
    [team({ bio: 'x' }), null],
  ])('that is refused shows the problem at its field, if that is known', async (form, field) => {
    const { actor, said, submit } = open(refusal)
    expect(await submit(form)).toEqual({ kind: 'open', problem: { kind: 'refused', title: 'No' }, field })
    expect(said).toEqual([])
    actor.send({ type: 'edit' })
    expect(toFormView(actor.getSnapshot())).toEqual({ kind: 'open', problem: null, field: null })
  })
  test('that did not reach the server is shown at no field', async () => {
    const { submit } = open({ ok: false, problem: { kind: 'unreachable' } })
    expect(await submit(user({ userName: 'grace' }))).toMatchObject({ field: null })
  })
})

describe('flaws', () => {
  const flaws = (typed: Partial<UserValues>) =>
    Object.entries(userFlaws({ saved, typed: { ...saved, ...typed } })).filter(([, flaw]) => flaw !== null)
  test.each<[Partial<UserValues>, string, string]>([
    [{ userName: ' ' }, 'userName', 'missing'],
    [{ userName: '名字 名' }, 'userName', 'letters'],
    [{ email: 'ada' }, 'email', 'misshapen'],
    [{ phone: '' }, 'phone', 'fixed'],
    [{ phone: 'call' }, 'phone', 'misshapen'],
    [{ realName: 'x'.repeat(33) }, 'realName', 'long'],
    [{ stdNumber: '1'.repeat(25) }, 'stdNumber', 'long'],
    [{ bio: 'x'.repeat(51) }, 'bio', 'long'],
  ])('%j: %s is %s', (typed, field, flaw) => expect(flaws(typed)).toEqual([[field, flaw]]))
  test('accept stored values from before the rules', () => expect(flaws({ bio: 'x' })).toEqual([]))
  test('of a team are found in name and bio, except in stored values', () => {
    const of = (typed: { name: string; bio: string }) =>
      adminTeamFlaws({ saved: { name: 'Pandas', bio: 'Bamboo' }, typed })
    expect(of({ name: ' ', bio: 'x'.repeat(32) })).toEqual({ name: 'missing', bio: 'long' })
    expect(of({ name: 'x'.repeat(33), bio: '' })).toEqual({ name: 'long', bio: 'fixed' })
    expect(
      adminTeamFlaws({ saved: { name: 'Pandas', bio: '' }, typed: { name: 'Pandas', bio: '' } }),
    ).toEqual({ name: null, bio: null })
  })
})
