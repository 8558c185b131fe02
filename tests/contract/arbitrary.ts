import fc from 'fast-check'
import { toIso } from '#contract/models/time.ts'
import type { Schema } from '#contract/schema.ts'

const KEYS = {
  guid: fc.uuid(),
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
  'post-id': fc.stringMatching(/^[0-9a-f]{8}$/),
}
const SHAPES = {
  email: fc.emailAddress(),
  phone: fc.stringMatching(/^\+?[0-9]{3,12}$/),
  guid: fc.uuid(),
}
const INT32 = 2 ** 31

/** Generates any value that a schema allows on the wire, so that properties hold for all of them. */
export function arbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'integer':
      return schema.format === 'int64'
        ? fc.maxSafeInteger()
        : fc.integer({ min: schema.minimum ?? -INT32, max: schema.maximum ?? INT32 - 1 })
    case 'number':
      return fc
        .double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
        .map((number) => number + 0)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return objects(schema)
    default:
      throw new Error('The schema has no type.')
  }
}

function texts(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'date-time') return fc.integer({ min: 0, max: Date.UTC(9999, 0) }).map(toIso)
  if (schema['x-key']) return KEYS[schema['x-key']]
  if (schema['x-shape']) return SHAPES[schema['x-shape']]
  const { minLength = 0, maxLength = minLength + 20 } = schema
  const any = fc.string({ minLength, maxLength })
  return schema['x-required'] ? any.filter((text) => text.trim() !== '') : any
}

function objects({
  properties,
  propertyNames,
  additionalProperties,
  required,
}: Schema): fc.Arbitrary<unknown> {
  if (!properties)
    return fc.dictionary(
      propertyNames?.enum ? fc.constantFrom(...propertyNames.enum) : fc.string(),
      arbitrary(additionalProperties ?? {}),
      {
        noNullPrototype: true,
      },
    )
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, arbitrary(field)]),
  )
  return fc.record(fields, { requiredKeys: [...(required ?? [])], noNullPrototype: true })
}
