import type { Schema } from '#contract/schema.ts'

export const isNumber = ({ type }: Schema) => type === 'integer' || type === 'number'
export const plainOf = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

/** Values that never fit the type, even with lenient parsing. */
export function wrongFor(schema: Schema): unknown[] {
  const { type, format, enum: names, items } = plainOf(schema)
  const isNullable = schema.anyOf !== undefined
  const nulls = isNullable || schema['x-default'] ? [] : [null]
  if (names) return [...nulls, 'No such name', names.length + 99, -1, 0.5, {}, [], true, 'x'.repeat(10_000)]
  if (type === 'boolean') return [...nulls, 'yes', 'x'.repeat(10_000), 7, {}, []]
  if (isNumber(plainOf(schema)))
    return [
      ...nulls,
      'many',
      'x'.repeat(10_000),
      {},
      [],
      true,
      '1e999',
      ...(format === 'double' ? ['NaN'] : [0.5, 2 ** 64]),
    ]
  if (type === 'array') return [...nulls, 'x', 7, {}, ...wrongFor(items ?? {}).map((wrong) => [wrong])]
  if (format === 'date-time') return [...nulls, 'soon', '2026-02-30T00:00:00Z', 7, {}, [], 'x'.repeat(10_000)]
  if (type === 'string') return [...nulls, 7, true, {}, [], 'NUL\0', 'x'.repeat(500_001)]
  return [...nulls, 'x', 7, []]
}

export const LONG = 'x'.repeat(10_000)
/** Fields with long texts. All others are names. */
export const LONG_TEXTS = new Set(['content', 'summary', 'wpNote', 'hints'])
export const isName = (schema: Schema): boolean => {
  const { type, format, enum: names, items } = plainOf(schema)
  return type === 'array' ? isName(items ?? {}) : type === 'string' && !names && format === undefined
}
