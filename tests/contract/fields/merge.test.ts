import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differing, merge, type FormOf } from '#contract/fields/field.ts'
import { line, moment, texts, toggle } from '#contract/fields/kinds.ts'

const TABLE = {
  title: line({ most: 9 }),
  tags: texts({ most: 9, longest: 9 }),
  limit: moment(),
  isPinned: toggle(),
}
type Form = FormOf<typeof TABLE>

/** The values are few, so that the three sides often agree. */
const fields: fc.Arbitrary<Form> = fc.record({
  title: fc.constantFrom('', 'a', 'b'),
  tags: fc.subarray(['x', 'y']),
  limit: fc.constantFrom(0, 1, null),
  isPinned: fc.boolean(),
})
const law = (holds: (base: Form, mine: Form, theirs: Form) => void) =>
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      holds(base, mine, theirs)
    }),
  )

describe('merging', () => {
  test("a user without changes gets the other's", () => {
    law((base, _, theirs) =>
      expect(merge(TABLE, base, base, theirs)).toEqual({
        form: theirs,
        torn: [],
        taken: differing(TABLE, base, theirs),
      }),
    )
  })
  test('a field that no one else changed keeps the input', () => {
    law((base, mine) => expect(merge(TABLE, base, mine, base)).toEqual({ form: mine, torn: [], taken: [] }))
  })
  test('two users who typed the same have no conflict', () => {
    law((base, mine) => expect(merge(TABLE, base, mine, mine)).toEqual({ form: mine, torn: [], taken: [] }))
  })
  test('the torn fields are exactly those that both changed differently, from either side', () => {
    law((base, mine, theirs) => {
      const torn = differing(TABLE, base, mine).filter(
        (field) =>
          differing(TABLE, base, theirs).includes(field) && differing(TABLE, mine, theirs).includes(field),
      )
      expect(merge(TABLE, base, mine, theirs).torn).toEqual(torn)
      expect(merge(TABLE, base, theirs, mine).torn).toEqual(torn)
    })
  })
  test('the result has each of my changes, and only values of the three versions', () => {
    law((base, mine, theirs) => {
      const merged = merge(TABLE, base, mine, theirs).form
      expect(
        differing(TABLE, base, mine).filter((field) => differing(TABLE, mine, merged).includes(field)),
      ).toEqual([])
      expect(
        differing(TABLE, theirs, merged).filter((field) => differing(TABLE, mine, merged).includes(field)),
      ).toEqual([])
    })
  })
  test('a merged result has no further conflict', () => {
    law((base, mine, theirs) => {
      const { form: merged } = merge(TABLE, base, mine, theirs)
      expect(merge(TABLE, theirs, merged, theirs)).toEqual({ form: merged, torn: [], taken: [] })
    })
  })
})

test('a value that differs from theirs only by white space is theirs, and no conflict', () => {
  const rest = { tags: [], limit: null, isPinned: false }
  const [base, mine, theirs] = [
    { ...rest, title: 'a' },
    { ...rest, title: ' c' },
    { ...rest, title: 'c' },
  ]
  expect(merge(TABLE, base, mine, theirs)).toEqual({ form: theirs, torn: [], taken: ['title'] })
  expect(merge(TABLE, theirs, mine, theirs)).toEqual({ form: mine, torn: [], taken: [] })
})
