import type { Schema } from '#contract/schema.ts'

/** The alternative that is not null. Callers handle the value null themselves. */
export const nonNullSchema = (schema: Schema): Schema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
export const allowsNull = (schema: Schema): boolean =>
  schema.type === 'null' || (schema.anyOf?.some(({ type }) => type === 'null') ?? false)
