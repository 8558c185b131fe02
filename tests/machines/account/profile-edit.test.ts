import fc from 'fast-check'
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import {
  changesOf,
  PROFILE_FIELDS,
  profileEditMachine,
  profileFlaws,
  type ProfileField,
  type ProfileFlaws,
  type ProfileTexts,
} from '#machines/account/profile-edit.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const saved: ProfileTexts = { userName: 'ada', realName: '', stdNumber: '', phone: '+44 20 7946', bio: '' }
const typed = (texts: Partial<ProfileTexts>) => ({ saved, typed: { ...saved, ...texts } })
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'Taken' } }
const model = modelOf(
  profileEditMachine,
  [
    { type: 'submit', form: typed({}) },
    { type: 'submit', form: typed({ userName: 'grace' }) },
    { type: 'submit', form: typed({ userName: 'g' }) },
    { type: 'edit', field: 'userName' },
    { type: 'edit' },
    answerOf('profileEdit.sending', { ok: true, value: null }),
    answerOf('profileEdit.sending', refusal),
  ],
  { input: {} },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), profileEditMachine)).toEqual([])
})

function open(answer: Outcome<null> = { ok: true, value: null }) {
  const sent: object[] = []
  const told: string[] = []
  const actor = createActor(
    fill(profileEditMachine, {
      send: async (changes) => {
        sent.push(changes)
        return answer
      },
    }),
    { input: {} },
  ).start()
  actor.on('announce', ({ announcement }) => told.push(announcement.kind))
  return {
    actor,
    sent,
    told,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toFormView(actor.getSnapshot()),
  }
}

test.each<[ProfileField, string, ProfileFlaws[ProfileField]]>([
  ['userName', ' ', 'missing'],
  ['userName', '选手!', 'letters'],
  ['userName', 'al', 'short'],
  ['userName', 'a'.repeat(16), 'long'],
  ['realName', 'a'.repeat(33), 'long'],
  ['stdNumber', '1'.repeat(25), 'long'],
  ['bio', 'a'.repeat(56), 'long'],
  ['phone', 'call me', 'misshapen'],
  ['phone', ' ', 'fixed'],
])('%s %j is not sent', (field, text, flaw) => {
  const { actor, sent, view } = open()
  expect(profileFlaws(typed({ [field]: text }))).toEqual({
    userName: null,
    realName: null,
    stdNumber: null,
    phone: null,
    bio: null,
    [field]: flaw,
  })
  actor.send({ type: 'submit', form: typed({ [field]: text }) })
  expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  expect(sent).toEqual([])
})

test.each<[ProfileField, string]>([
  ['userName', 'a'.repeat(15)],
  ['realName', 'a'.repeat(32)],
  ['stdNumber', '1'.repeat(24)],
  ['bio', 'a'.repeat(55)],
  ['phone', '(020) 7946-0958 ext. 3'],
])('%s %j is sent without any other field', async (field, text) => {
  const { actor, sent, told, settled } = open()
  actor.send({ type: 'submit', form: typed({ [field]: text }) })
  actor.send({ type: 'submit', form: typed({ [field]: text }) })
  await settled()
  expect({ sent, told }).toEqual({ sent: [{ [field]: text }], told: ['profile-saved'] })
})

test('only changed fields are sent, and nothing without a change', () => {
  const text = fc.constantFrom('', 'ada', 'Ada', '1815', '+44 20 7946', 'x')
  const texts = fc.record({ userName: text, realName: text, stdNumber: text, phone: text, bio: text })
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const changes = changesOf({ saved: before, typed: after })
      expect(changes).toEqual(PROFILE_FIELDS.filter((field) => before[field] !== after[field]))
    }),
  )
})

describe('saving', () => {
  test('sends no request without a change', async () => {
    const { actor, sent, settled } = open()
    actor.send({ type: 'submit', form: typed({ userName: ' ada ' }) })
    await settled()
    expect(sent).toEqual([])
  })
  test('accepts stored values from before the rules', async () => {
    const { actor, sent, settled } = open()
    const old = { ...saved, userName: '阿达', bio: 'a'.repeat(60) }
    actor.send({ type: 'submit', form: { saved: old, typed: { ...old, realName: 'Ada' } } })
    await settled()
    expect(sent).toEqual([{ realName: 'Ada' }])
  })
  test.each<[Partial<ProfileTexts>, ProfileField | null]>([
    [{ userName: 'grace' }, 'userName'],
    [{ userName: 'grace', bio: 'Hello' }, 'userName'],
    [{ phone: '+1 2' }, 'phone'],
    [{ userName: 'grace', phone: '+1 2' }, null],
    [{ bio: 'Hello' }, 'bio'],
    [{ bio: 'Hello', realName: 'Ada' }, null],
  ])('%j that is refused shows the problem at %s', async (texts, at) => {
    const { actor, settled, view } = open(refusal)
    actor.send({ type: 'submit', form: typed(texts) })
    await settled()
    expect(view()).toMatchObject({ kind: 'open', field: at, problem: { title: 'Taken' } })
  })
  test('shows a refusal of the user name there, whatever else was changed', async () => {
    const { actor, settled, view } = open({
      ok: false,
      problem: { kind: 'refused', title: 'The username is taken' },
    })
    actor.send({ type: 'submit', form: typed({ userName: 'grace', phone: '+1 2' }) })
    await settled()
    expect(view()).toMatchObject({ field: 'userName' })
  })
  test('after a lost connection shows the problem below the form', async () => {
    const { actor, settled, view } = open({ ok: false, problem: { kind: 'unreachable' } })
    actor.send({ type: 'submit', form: typed({ userName: 'grace' }) })
    await settled()
    expect(view()).toMatchObject({ field: null, problem: { kind: 'unreachable' } })
  })
  test('shows a refusal until its field is edited', async () => {
    const { actor, settled, view } = open(refusal)
    actor.send({ type: 'submit', form: typed({ userName: 'grace' }) })
    await settled()
    actor.send({ type: 'edit', field: 'bio' })
    expect(view()).toMatchObject({ field: 'userName', problem: { title: 'Taken' } })
    actor.send({ type: 'edit', field: 'userName' })
    expect(view()).toMatchObject({ field: null, problem: null })
  })
})
