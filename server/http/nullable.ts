import type { Schema } from '#contract/schema.ts'

/** Removes `nullable`, because null is handled before. */
export const nonNullSchema = (schema: Schema): Schema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
export const allowsNull = (schema: Schema): boolean =>
  schema.type === 'null' || (schema.anyOf?.some(({ type }) => type === 'null') ?? false)
