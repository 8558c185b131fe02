import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { MAX_CATEGORY_LABEL } from '#contract/models/category-names.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import type { Outcome } from '#contract/problem.ts'
import { categoryFlaws, ownCategoriesMachine } from '#machines/admin/own-categories.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '#tests/model.ts'

const input = { game: 1 }
const net: OwnCategory = { tag: 'Web', label: 'Net', colour: 'gray' }
const done: Outcome<null> = { ok: true, value: null }
const refusal = (title: string): Outcome<null> => ({ ok: false, problem: { kind: 'refused', title } })

function open(answer: Outcome<null>) {
  const sent: unknown[] = []
  const send = async (wish: unknown) => {
    sent.push(wish)
    return answer
  }
  return { sent, actor: createActor(fill(ownCategoriesMachine, { send }), { input }).start() }
}

test('every transition is taken', () => {
  const answers = [done, refusal('No')].map((answer) => answerOf('ownCategories.sending', answer))
  const model = modelOf(
    ownCategoriesMachine,
    [{ type: 'submit', form: [net] }, { type: 'edit' }, ...answers],
    { input },
  )
  expect(missedBy(model.getShortestPaths(), ownCategoriesMachine)).toEqual([])
})

test('they are sent in the order of the tags, and the form opens again', async () => {
  const { actor, sent } = open(done)
  actor.send({ type: 'submit', form: [net, { tag: 'Misc', label: ' Warm up ', colour: 'green' }] })
  expect(toFormView(actor.getSnapshot())).toEqual({ kind: 'busy' })
  const last = await waitFor(actor, (snapshot) => toFormView(snapshot).kind === 'open')
  expect(toFormView(last)).toEqual({ kind: 'open', problem: null, field: null })
  expect(sent).toEqual([{ game: 1, categories: [{ tag: 'Misc', label: 'Warm up', colour: 'green' }, net] }])
})

test.each([
  ['Two are called “Net”', 'Web'],
  ['「Net」と呼ぶことはできません', 'Web'],
  ['No', null],
] as const)('the refusal %s is about the category %s', async (title, field) => {
  const { actor } = open(refusal(title))
  actor.send({ type: 'submit', form: [net] })
  const last = await waitFor(actor, (snapshot) => toFormView(snapshot).kind === 'open')
  expect(toFormView(last)).toEqual({ kind: 'open', problem: { kind: 'refused', title }, field })
  actor.send({ type: 'edit' })
  expect(toFormView(actor.getSnapshot())).toEqual({ kind: 'open', problem: null, field: null })
})

test.each([
  ['', 'missing'],
  ['x'.repeat(MAX_CATEGORY_LABEL + 1), 'long'],
  ['pwn', 'taken'],
  ['x'.repeat(MAX_CATEGORY_LABEL), null],
  ['Web', null],
] as const)('the label %s has the flaw %s, and only valid labels are sent', (label, flaw) => {
  expect(categoryFlaws([{ ...net, label }])).toEqual({ Web: flaw })
  const { actor, sent } = open(done)
  actor.send({ type: 'submit', form: [{ ...net, label }] })
  expect(sent).toHaveLength(flaw === null ? 1 : 0)
})
