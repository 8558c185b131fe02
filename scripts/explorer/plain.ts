import type { Plain } from './messages.ts'

/** Deeper values are rarely of use in a history, and may be endless. */
const DEEPEST = 8
const LONGEST_LIST = 200

/**
 * Copies a value for the channel. Functions that take nothing are called, because a test needs what they return;
 * inputs of machines only read.
 */
export function plainOf(value: unknown, name = '', depth = 0): Plain {
  if (value === null || value === undefined) return value
  if (typeof value === 'function') return functionOf(value, name, depth)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object') return { kind: 'lost', what: typeof value }
  if (depth >= DEEPEST) return { kind: 'lost', what: 'deeper values' }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    if (items.length > LONGEST_LIST) return { kind: 'lost', what: `a list of ${items.length}` }
    return { kind: 'list', items: items.map((item) => plainOf(item, '', depth + 1)) }
  }
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null)
    return { kind: 'lost', what: value.constructor.name || 'an object' }
  return {
    kind: 'record',
    fields: Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      plainOf(field, key, depth + 1),
    ]),
  }
}

function functionOf(value: Function, name: string, depth: number): Plain {
  if (name === 'now') return { kind: 'clock' }
  if (value.length > 0) return { kind: 'function', name }
  try {
    return { kind: 'reader', name, value: plainOf(Reflect.apply(value, null, []), '', depth + 1) }
  } catch {
    return { kind: 'function', name }
  }
}
