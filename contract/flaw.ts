import type { Schema } from './schema.ts'

/**
 * Checks a server's response, or an item of a hub message, against its schema. Returns where it first
 * differs, such as `.teams[3].name`, or null if it fits. `''`: the value as a whole.
 *
 * The rules are those of the base wire's servers, which send more than the schema names and null for what
 * they leave out. Lengths and ranges are rules for input. Stored values may be older than them.
 */
export function flawIn(schema: Schema, value: unknown): string | null {
  if (schema.anyOf) return schema.anyOf.some((each) => flawIn(each, value) === null) ? null : ''
  if (schema.enum && !schema['x-open'])
    return typeof value === 'string' && schema.enum.includes(value) ? null : ''
  switch (schema.type) {
    case 'string':
      if (typeof value !== 'string') return ''
      // `Intl` throws on an invalid date.
      return schema.format === 'date-time' && Number.isNaN(Date.parse(value)) ? '' : null
    case 'integer':
      return Number.isInteger(value) ? null : ''
    case 'number':
      return Number.isFinite(value) ? null : ''
    case 'boolean':
      return typeof value === 'boolean' ? null : ''
    case 'null':
      return value === null ? null : ''
    case 'array':
      return Array.isArray(value) ? flawInList(schema.items ?? {}, value) : ''
    case 'object':
      return isRecord(value) ? flawInRecord(schema, value) : ''
    default:
      return null
  }
}

function flawInList(items: Schema, values: readonly unknown[]): string | null {
  for (let at = 0; at < values.length; at += 1) {
    const flaw = flawIn(items, values[at])
    if (flaw !== null) return `[${at}]${flaw}`
  }
  return null
}

function flawInRecord(schema: Schema, value: Readonly<Record<string, unknown>>): string | null {
  const { properties, required = [], propertyNames, additionalProperties } = schema
  const fields = properties ?? value
  for (const name in fields) {
    const field = properties ? properties[name] : additionalProperties
    const item = value[name]
    const isLeftOut = properties && (item === undefined || item === null) && !required.includes(name)
    if (isLeftOut) continue
    const flaw = propertyNames && flawIn(propertyNames, name) !== null ? '' : flawIn(field ?? {}, item)
    if (flaw !== null) return `.${name}${flaw}`
  }
  return null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
