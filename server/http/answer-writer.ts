import type { Answer } from '#contract/call.ts'
import type { Schema } from '#contract/schema.ts'
import { nonNullSchema, allowsNull } from './nullable.ts'

/**
 * Writes only fields of the contract, so that a secret in a row cannot leak. An object whose schema lists no
 * fields passes whole. Null fields are written too, as on the base wire.
 */
export function writeResponse(answer: Extract<Answer, { kind: 'json' }>, value: unknown): string {
  return JSON.stringify(shaped(answer.schema, value, NOWHERE))
}

/**
 * Writes the fields that this part of a response has, without the braces, so that two parts can be joined.
 * The fields of all parts together are those of the contract.
 */
export function writePart(answer: Extract<Answer, { kind: 'json' }>, part: object): string {
  const { properties = {} } = nonNullSchema(answer.schema)
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => name in part))
  return JSON.stringify(shapedFields(own, part, NOWHERE)).slice(1, -1)
}

/**
 * The position of a value in the response. It becomes text only for an error, because a response may have a
 * hundred thousand values.
 */
interface Spot {
  within: Spot | null
  step: string | number
}
const NOWHERE: Spot = { within: null, step: '' }

function shaped(given: Schema, value: unknown, spot: Spot): unknown {
  if (value === null || value === undefined) {
    if (allowsNull(given)) return null
    throw new TypeError(`the answer lacks ${wordFor(spot) || 'a value'}`)
  }
  const schema = nonNullSchema(given)
  if (schema.type === 'array' && Array.isArray(value)) {
    const { items = {} } = schema
    return value.map((item: unknown, at) => shaped(items, item, { within: spot, step: at }))
  }
  if (schema.type !== 'object' || typeof value !== 'object') return value
  if (schema.properties) return shapedFields(schema.properties, value, spot)
  const { additionalProperties } = schema
  if (!additionalProperties) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      shaped(additionalProperties, item, { within: spot, step: name }),
    ]),
  )
}

function shapedFields(properties: Readonly<Record<string, Schema>>, fields: object, within: Spot): unknown {
  const kept: Record<string, unknown> = {}
  for (const name in properties) {
    const schema = properties[name]
    const value: unknown = Reflect.get(fields, name)
    if (schema === undefined || (schema['~optional'] && value === undefined)) continue
    kept[name] =
      isPlain(schema) && typeof value === schema.type ? value : shaped(schema, value, { within, step: name })
  }
  return kept
}

/** A fast path, because most values have one of these types. */
const isPlain = ({ type }: Schema) => type === 'string' || type === 'boolean'

function wordFor({ within, step }: Spot): string {
  if (within === null) return ''
  return typeof step === 'number' ? `${wordFor(within)}[${step}]` : `${wordFor(within)}.${step}`
}
