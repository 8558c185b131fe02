import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AuditField } from '#contract/models/audit-names.ts'
import { fieldChanges, type AuditedFields } from '#server/modules/audit/field-changes.ts'

const fact = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ minLength: 1 })),
)
const facts: fc.Arbitrary<AuditedFields> = fc.dictionary(
  fc.constantFrom<AuditField>('title', 'hints', 'count', 'flagTemplate'),
  fact,
)

test('equal values are no change', () => {
  fc.assert(
    fc.property(facts, (one) => {
      expect(fieldChanges(one, { ...one }, [])).toEqual([])
    }),
  )
})
test('each field once; short texts completely', () => {
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const changes = fieldChanges(before, after, [])
      expect(new Set(changes.map(({ field }) => field)).size).toBe(changes.length)
      for (const { field, after: is } of changes) {
        const value = Object.entries(after).find(([name]) => name === field)?.[1]
        if (typeof value === 'string') expect(is).toBe(value)
      }
    }),
  )
})
test('secret fields never have a value', () => {
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      for (const { field, isHidden, ...values } of fieldChanges(before, after, ['flagTemplate'])) {
        expect(isHidden).toBe(field === 'flagTemplate')
        if (isHidden) expect(values).toEqual({ before: null, after: null })
      }
    }),
  )
})
test('of long texts the differing part is stored, and little more', () => {
  const long = fc.string({ minLength: 500, maxLength: 4000 })
  fc.assert(
    fc.property(long, fc.string({ minLength: 1, maxLength: 50 }), long, (head, middle, tail) => {
      const [change] = fieldChanges(
        { content: `${head}<${tail}` },
        { content: `${head}<${middle}>${tail}` },
        [],
      )
      expect(change?.after).toContain(middle.slice(0, 20))
      expect(change?.after?.length ?? 0).toBeLessThanOrEqual(
        Math.max(1002, head.length + tail.length + middle.length + 2),
      )
    }),
  )
})
test('an entry of two long texts stays small', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 100_000 }), (length) => {
      const [change] = fieldChanges({ content: 'a'.repeat(length) }, { content: 'b'.repeat(length) }, [])
      expect([change?.before?.length, change?.after?.length]).toEqual([1001, 1001])
    }),
  )
})
