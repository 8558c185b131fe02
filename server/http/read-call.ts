import type { Call, ReceivedOf } from '#contract/call.ts'
import type { Read, Schema } from '#contract/schema.ts'
import { parseJson } from './parse-json.ts'
import { byLowerName, readFields, readInput } from './lenient-input.ts'
import type { Source } from './lenient-scalars.ts'
import type { ReadResult } from './read-result.ts'
import { refuse } from './refusal.ts'

/** A request as it arrived, with texts only. */
export interface RawInput {
  params: object
  query: object
  body: string
}

/** Throws a refusal for the first error. */
export function readCall<C extends Call>(call: C, raw: RawInput): ReceivedOf<C> {
  const { params = {}, query = {}, body } = call.rules
  const received = {
    params: orRefuse(readFields(params, byLowerName(raw.params), 'text')),
    query: orRefuse(readFields(query, sentQuery(raw.query, query), 'text')),
    body:
      body?.kind === 'json'
        ? readBody(
            body.schema,
            body.optional && raw.body === '' ? '{}' : raw.body,
            call.rules.extension === undefined ? 'json' : 'strict',
          )
        : null,
  }
  // The cast is safe, because the schemas of the call have just read all three values.
  return received as ReceivedOf<C>
}

/** Reads JSON text that is not a request body, such as a file's content. */
export function readJson<S extends Schema>(schema: S, text: string): Read<S> {
  // The cast is safe, because the schema has just read the value.
  return readBody(schema, text, 'json') as Read<S>
}

function readBody(schema: Schema, text: string, source: Source): unknown {
  const parsed = parseJson(text)
  if (!parsed.ok) throw refuse(400, parsed.title)
  return orRefuse(readInput(schema, parsed.value, '', source))
}

/**
 * An empty value counts as missing. Only the first of repeated values counts, unless the call expects a list.
 */
function sentQuery(query: object, fields: Readonly<Record<string, Schema>>): ReadonlyMap<string, unknown> {
  const lists = new Set(
    Object.entries(fields).flatMap(([name, schema]) => ('items' in schema ? [name.toLowerCase()] : [])),
  )
  return new Map(
    [...byLowerName(query)]
      .map(([name, value]): [string, unknown] => [
        name,
        Array.isArray(value) && !lists.has(name) ? value[0] : value,
      ])
      .filter(([, value]) => value !== ''),
  )
}

function orRefuse(reading: ReadResult): unknown {
  if (reading.ok) return reading.value
  const { title, field, limit } = reading.complaint
  if (field === '') throw refuse(400, 'validationFailed')
  // Names an unknown field as it was sent, because a label would belong to another field.
  if (title === 'fieldUnknown') throw refuse(400, title, { name: field })
  throw refuse(400, title, { field, ...(limit === undefined ? {} : { limit }) })
}
