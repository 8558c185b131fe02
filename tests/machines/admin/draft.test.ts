import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankForm } from '#contract/fields/field.ts'
import { line, texts } from '#contract/fields/kinds.ts'
import { editsOf } from '#machines/admin/edit-state.ts'

const table = { title: line({ most: 9 }), tags: texts({ most: 9, longest: 9 }) }
const { readDraft } = editsOf(table)
const blank = blankForm(table)
const draft = { fields: blank, typed: { title: 'Hello', tags: ['news'] }, version: '"3"', keptAt: 7 }

test('a draft is read as it was stored', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(readDraft({ ...draft, version: null })).toEqual({ ...draft, version: null })
})

test.each([
  ['nothing', null],
  ['a list', [draft]],
  ['no typed text', { ...draft, typed: undefined }],
  ['a field of another kind', { ...draft, typed: { title: 1, tags: [] } }],
  ['a list of something else than texts', { ...draft, typed: { title: '', tags: [1] } }],
  ['the fields of an older form', { ...draft, typed: { title: '' }, fields: { title: '' } }],
  ['a version that is none', { ...draft, version: 3 }],
  ['no time', { ...draft, keptAt: '7' }],
])('%s is no draft', (_, kept) => expect(readDraft(kept)).toBeNull())

test('no stored value makes the reader throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (kept) => void readDraft(kept)))
})
