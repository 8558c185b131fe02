import type { Answer } from '#contract/call.ts'
import type { Schema } from '#contract/schema.ts'
import { beneathNull, takesNull } from './null-rule.ts'

/** The body of an answer. Only what the contract names is written, so that a row with a secret in it does no harm; nulls are always written. */
export function writeAnswer(answer: Extract<Answer, { kind: 'json' }>, value: unknown): string {
  return JSON.stringify(shaped(answer.schema, value, ''))
}

function shaped(given: Schema, value: unknown, field: string): unknown {
  if (value === null || value === undefined) {
    if (takesNull(given)) return null
    throw new TypeError(`the answer lacks ${field || 'a value'}`)
  }
  const schema = beneathNull(given)
  if (schema.type === 'array' && Array.isArray(value)) return value.map((item: unknown, at) => shaped(schema.items ?? {}, item, `${field}[${at}]`))
  if (schema.type !== 'object' || typeof value !== 'object') return value
  const fields = new Map<string, unknown>(Object.entries(value))
  if (schema.properties) return shapedFields(schema.properties, fields, field)
  const { additionalProperties } = schema
  if (!additionalProperties) return value
  return Object.fromEntries([...fields].map(([name, item]) => [name, shaped(additionalProperties, item, `${field}.${name}`)]))
}

function shapedFields(properties: Readonly<Record<string, Schema>>, fields: ReadonlyMap<string, unknown>, within: string): unknown {
  const kept = Object.entries(properties).filter(([name, schema]) => !schema['~optional'] || fields.get(name) !== undefined)
  return Object.fromEntries(kept.map(([name, schema]) => [name, shaped(schema, fields.get(name), `${within}.${name}`)]))
}
