import { toIso } from '#contract/models/time.ts'
import { isClearText } from '#contract/rules/clear-text.ts'
import type { Schema, Shape } from '#contract/schema.ts'
import { isGuid, NIL_GUID } from '#server/base/guid.ts'
import { emailFlaw } from '#contract/rules/account.ts'
import { isPhone } from '#contract/rules/profile.ts'
import { readError, readOk, type ReadResult, type InputError } from './read-result.ts'

type Title = InputError['title']

const shapes: Readonly<Record<Shape, { fits: (text: string) => boolean; title: Title }>> = {
  email: { fits: (text) => emailFlaw(text) === null, title: 'fieldNotEmail' },
  phone: { fits: isPhone, title: 'fieldNotPhone' },
  guid: { fits: isGuid, title: 'fieldMalformed' },
}

/** Null: the text fits. */
export function formatError(text: string, shape: Shape): Title | null {
  return shapes[shape].fits(text) ? null : shapes[shape].title
}

/**
 * `text`: a query or a path, in which everything is a string. `strict`: the JSON of a call that no client of
 * the base wire uses. There, an unknown field is an error. A missing one is an error too, unless its schema
 * has a default or makes it optional.
 */
export type Source = 'json' | 'text' | 'strict'

export function readNumber(schema: Schema, value: unknown, field: string): ReadResult {
  const whole = schema.type === 'integer'
  const number = typeof value === 'string' && (whole ? INTEGER : NUMBER).test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return readError('fieldMalformed', field)
  if (whole && !(schema.format === 'int32' ? isInt32(number) : Number.isSafeInteger(number)))
    return readError('fieldMalformed', field)
  if (schema.minimum !== undefined && number < schema.minimum)
    return readError('fieldTooSmall', field, schema.minimum)
  if (schema.maximum !== undefined && number > schema.maximum)
    return readError('fieldTooBig', field, schema.maximum)
  // Turns minus zero into zero, because other languages on the wire do not know it.
  return readOk(number + 0)
}
const INTEGER = /^-?\d+$/
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i
const isInt32 = (number: number) => Number.isInteger(number) && number >= -(2 ** 31) && number < 2 ** 31

export function readBool(value: unknown, field: string, source: Source): ReadResult {
  if (typeof value === 'boolean') return readOk(value)
  const word = source === 'text' && typeof value === 'string' ? value.toLowerCase() : null
  return word === 'true' || word === 'false' ? readOk(word === 'true') : readError('fieldMalformed', field)
}

/** Accepts names in any case, or their numbers. */
export function readName(schema: Schema, value: unknown, field: string): ReadResult {
  const names = schema.enum ?? []
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && INTEGER.test(value)
        ? Number(value)
        : null
  const name =
    number === null
      ? typeof value === 'string' && names.find((known) => known.toLowerCase() === value.toLowerCase())
      : names[number - (schema['x-first'] ?? 0)]
  return name ? readOk(name) : readError('fieldMalformed', field)
}

export function readText(schema: Schema, value: unknown, field: string): ReadResult {
  if (typeof value !== 'string') return readError('fieldMalformed', field)
  // A text that is no GUID names nothing. The call then reports its object as missing.
  if (schema['x-key'] === 'guid') return readOk(isGuid(value) ? value : NIL_GUID)
  if (schema['x-required'] && value.trim() === '') return readError('fieldRequired', field)
  // The database can store neither a null character nor half of a surrogate pair.
  if (value.includes('\0') || HALF_A_CHARACTER.test(value)) return readError('fieldMalformed', field)
  if (schema.minLength !== undefined && value.length < schema.minLength)
    return readError('fieldTooShort', field, schema.minLength)
  if (schema.maxLength !== undefined && value.length > schema.maxLength)
    return readError('fieldTooLong', field, schema.maxLength)
  const clear = schema['x-clear']
  if (clear !== undefined && !isClearText(value, clear))
    return readError(clear === 'line' ? 'fieldNotOneLine' : 'fieldHidden', field)
  const wrong = schema['x-shape'] === undefined ? null : formatError(value, schema['x-shape'])
  return wrong === null ? readOk(value) : readError(wrong, field)
}

const HALF_A_CHARACTER = /\p{Surrogate}/u

/** Accepts any offset and converts to UTC. A time without an offset counts as UTC. */
export function readInstant(value: unknown, field: string): ReadResult {
  const parts = typeof value === 'string' ? INSTANT.exec(value) : null
  if (!parts) return readError('fieldMalformed', field)
  const [, day = '', minutes = '00:00', seconds = '00', fraction = '', offset = 'Z'] = parts
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const at = Date.parse(`${day}T${minutes}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${offset}`)
  const isRealDay = Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(day)
  return isRealDay && at >= FIRST && at <= LAST ? readOk(toIso(at)) : readError('fieldMalformed', field)
}
const DAY = /(\d{4}-\d\d-\d\d)/
const TIME = /([01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?::([0-5]\d)(?:\.(\d{1,16}))?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?/
const INSTANT = new RegExp(`^${DAY.source}(?:T${TIME.source})?$`)
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
