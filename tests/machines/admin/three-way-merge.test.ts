import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differingFields, haveSameFields, merge, type FormFields } from '#machines/admin/three-way-merge.ts'

/** Few values, so that the three sides often agree. */
const fields: fc.Arbitrary<FormFields> = fc.record({
  title: fc.constantFrom('', 'a', 'b'),
  tags: fc.subarray(['x', 'y']),
  limit: fc.constantFrom(0, 1, null),
  isPinned: fc.boolean(),
})
const law = (holds: (base: FormFields, mine: FormFields, theirs: FormFields) => void) =>
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      holds(base, mine, theirs)
    }),
  )

describe('merging', () => {
  test('who changed nothing gets what the other has', () => {
    law((base, _, theirs) =>
      expect(merge(base, base, theirs)).toEqual({
        fields: theirs,
        torn: [],
        taken: differingFields(base, theirs),
      }),
    )
  })
  test('what nobody else changed stays as it was typed', () => {
    law((base, mine) => expect(merge(base, mine, base)).toEqual({ fields: mine, torn: [], taken: [] }))
  })
  test('two who wrote the same have nothing to settle', () => {
    law((base, mine) => expect(merge(base, mine, mine)).toEqual({ fields: mine, torn: [], taken: [] }))
  })
  test('torn is exactly what both changed, to different things, from either side', () => {
    law((base, mine, theirs) => {
      const torn = differingFields(base, mine).filter(
        (field) =>
          differingFields(base, theirs).includes(field) && differingFields(mine, theirs).includes(field),
      )
      expect(merge(base, mine, theirs).torn).toEqual(torn)
      expect(merge(base, theirs, mine).torn).toEqual(torn)
    })
  })
  test('every change of mine is in what comes out, and nothing that is in none of the three', () => {
    law((base, mine, theirs) => {
      const merged = merge(base, mine, theirs).fields
      expect(
        differingFields(base, mine).filter((field) => differingFields(mine, merged).includes(field)),
      ).toEqual([])
      expect(
        differingFields(theirs, merged).filter((field) => differingFields(mine, merged).includes(field)),
      ).toEqual([])
    })
  })
  test('once merged, it is done', () => {
    law((base, mine, theirs) => {
      const { fields: merged } = merge(base, mine, theirs)
      expect(merge(theirs, merged, theirs)).toEqual({ fields: merged, torn: [], taken: [] })
    })
  })
})

test.each<[string, FormFields, FormFields, boolean]>([
  ['the same fields', { title: 'a', tags: [] }, { title: 'b', tags: ['x'] }, true],
  ['a null for something', { limit: null }, { limit: 3 }, true],
  ['a list for a text', { tags: [] }, { tags: 'x' }, false],
  ['a text for a number', { limit: '3' }, { limit: 3 }, false],
  ['a field less', { title: 'a' }, { title: 'a', tags: [] }, false],
  ['another field', { title: 'a' }, { name: 'a' }, false],
])('%s', (_, one, other, alike) => {
  expect([haveSameFields(one, other), haveSameFields(other, one)]).toEqual([alike, alike])
})

test('a value that differs from theirs by the white space around it is theirs, and no conflict', () => {
  const [base, mine, theirs] = [{ title: 'a' }, { title: ' c' }, { title: 'c' }]
  expect(merge(base, mine, theirs)).toEqual({ fields: theirs, torn: [], taken: ['title'] })
  expect(merge(theirs, mine, theirs)).toEqual({ fields: mine, torn: [], taken: [] })
})
