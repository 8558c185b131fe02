import type { Schema } from '#contract/schema.ts'

export const isNumber = ({ type }: Schema) => type === 'integer' || type === 'number'
export const plainOf = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

/** What can never be a value of that kind, whatever else is taken leniently. */
export function wrongFor(schema: Schema): unknown[] {
  const { type, format, enum: names, items } = plainOf(schema)
  const isNullable = schema.anyOf !== undefined
  const nulls = isNullable || schema['x-default'] ? [] : [null]
  if (names) return [...nulls, 'No such name', names.length + 99, -1, 0.5, {}, [], true, 'x'.repeat(10_000)]
  if (type === 'boolean') return [...nulls, 'yes', 'x'.repeat(10_000), 7, {}, []]
  if (isNumber(plainOf(schema)))
    return [...nulls, 'many', 'x'.repeat(10_000), {}, [], true, '1e999', ...(format === 'double' ? ['NaN'] : [0.5, 2 ** 64])]
  if (type === 'array') return [...nulls, 'x', 7, {}, ...wrongFor(items ?? {}).map((wrong) => [wrong])]
  if (format === 'date-time') return [...nulls, 'soon', '2026-02-30T00:00:00Z', 7, {}, [], 'x'.repeat(10_000)]
  if (type === 'string') return [...nulls, 7, true, {}, [], 'NUL\0', 'x'.repeat(500_001)]
  return [...nulls, 'x', 7, []]
}

export const LONG = 'x'.repeat(10_000)
/** What may be as long as an essay; all others are names. */
export const LONG_TEXTS = new Set(['content', 'summary', 'wpNote', 'hints'])
export const isName = (schema: Schema): boolean => {
  const { type, format, enum: names, items } = plainOf(schema)
  return type === 'array' ? isName(items ?? {}) : type === 'string' && !names && format === undefined
}

const ODD_NUMBERS = ['x', '2147483648', '-2147483649', '1.5', '1e3', '%00', '-', '%20', '9'.repeat(1_000), '..%2F..%2Fetc%2Fpasswd', "1'--"]
// Of another length it is not the address of this call at all.
const ODD_HASHES = ['g'.repeat(64), 'A'.repeat(64), '%00'.repeat(64), `${'..%2F'.repeat(20)}etcp`]
const ODD_KEYS = ['x', '%00', '..%2F..%2Fetc%2Fpasswd', "1'--", '%F0%9F%92%BE', '0'.repeat(1_000)]
export const oddFor = (of: Schema) => (isNumber(of) ? ODD_NUMBERS : of['x-key'] === 'sha256' ? ODD_HASHES : ODD_KEYS)
