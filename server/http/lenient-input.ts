import { EPOCH } from '#contract/models/time.ts'
import type { Schema } from '#contract/schema.ts'
import { readBool, readInstant, readName, readNumber, readText, type Source } from './lenient-scalars.ts'
import { readError, readOk, type ReadResult } from './read-result.ts'
import { nonNullSchema, allowsNull } from './nullable.ts'

/**
 * Reads input as leniently as a base server: names in any case, unknown ones ignored, numbers also as
 * strings, enums by name or number, defaults for missing fields. The result has only fields of the schema. A
 * `strict` source must have all required names and no unknown ones.
 */
export function readInput(schema: Schema, value: unknown, field: string, source: Source): ReadResult {
  return read(schema, value, field, source)
}

/** The value of a field that was not sent. `undefined`: the field is left out. */
function readAbsent(schema: Schema, field: string, source: Source): ReadResult {
  // Copies objects, because a handler could change them. Most defaults are plain values.
  if ('default' in schema)
    return readOk(typeof schema.default === 'object' ? structuredClone(schema.default) : schema.default)
  if (schema['~optional']) return readOk(undefined)
  if (schema['x-required'] || source === 'strict') return readError('fieldRequired', field)
  return readOk(allowsNull(schema) ? null : zeroOf(schema))
}

export function readFields(
  fields: Readonly<Record<string, Schema>>,
  sent: ReadonlyMap<string, unknown>,
  source: Source,
  within = '',
): ReadResult {
  const value: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const key = name.toLowerCase()
    const field = within + name
    const reading = sent.has(key)
      ? read(schema, sent.get(key), field, source)
      : readAbsent(schema, field, source)
    if (!reading.ok) return reading
    if (reading.value !== undefined) value[name] = reading.value
  }
  return readOk(value)
}

/** Keyed by lower-case name. If a name was sent in two spellings, the later one wins. */
export const byLowerName = (sent: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(sent).map(([name, value]): [string, unknown] => [name.toLowerCase(), value]))

function read(given: Schema, value: unknown, field: string, source: Source): ReadResult {
  const schema = nonNullSchema(given)
  if (value === null) {
    if (allowsNull(given)) return readOk(null)
    return readError(schema['x-required'] ? 'fieldRequired' : 'fieldNull', field)
  }
  if (schema.enum) return readName(schema, value, field)
  switch (schema.type) {
    case 'string':
      return schema.format === 'date-time' ? readInstant(value, field) : readText(schema, value, field)
    case 'integer':
    case 'number':
      return readNumber(schema, value, field)
    case 'boolean':
      return readBool(value, field, source)
    case 'array':
      return readList(schema.items ?? {}, value, field, source)
    case 'object':
      return readObject(schema, value, field, source)
    default:
      return readOk(value)
  }
}

function readList(items: Schema, value: unknown, field: string, source: Source): ReadResult {
  const sent: unknown = source === 'text' && !Array.isArray(value) ? [value] : value
  if (!Array.isArray(sent)) return readError('fieldMalformed', field)
  const values: unknown[] = []
  for (const [at, item] of sent.entries()) {
    const reading = read(items, item, `${field}[${at}]`, source)
    if (!reading.ok) return reading
    values.push(reading.value)
  }
  return readOk(values)
}

function readObject(schema: Schema, value: unknown, field: string, source: Source): ReadResult {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return readError('fieldMalformed', field)
  const within = field === '' ? '' : `${field}.`
  if (schema.properties) {
    const unknown = source === 'strict' ? unknownName(value, schema.properties) : undefined
    return unknown === undefined
      ? readFields(schema.properties, byLowerName(value), source, within)
      : readError('fieldUnknown', `${within}${unknown.slice(0, MAX_TOLD)}`)
  }
  const values: [string, unknown][] = []
  for (const [name, item] of Object.entries(value)) {
    const reading = schema.additionalProperties
      ? read(schema.additionalProperties, item, `${field}.${name}`, source)
      : readOk(item)
    if (!reading.ok) return reading
    values.push([name, reading.value])
  }
  return readOk(Object.fromEntries(values))
}

function unknownName(value: object, fields: Readonly<Record<string, Schema>>): string | undefined {
  const known = new Set(Object.keys(fields).map((name) => name.toLowerCase()))
  return Object.keys(value).find((name) => !known.has(name.toLowerCase()))
}
const MAX_TOLD = 50

function zeroOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[-(schema['x-first'] ?? 0)] ?? schema.enum[0]
  switch (schema.type) {
    case 'string':
      return schema.format === 'date-time' ? EPOCH : ''
    case 'integer':
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return []
    default:
      return null
  }
}
