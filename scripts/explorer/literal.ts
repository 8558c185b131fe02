import type { Plain } from './messages.ts'

/** Writes a value as TypeScript. `clock` is the expression for the clock of the machine. */
export function literalOf(value: Plain, clock: string): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  switch (value.kind) {
    case 'list':
      return `[${value.items.map((item) => literalOf(item, clock)).join(', ')}]`
    case 'record':
      return value.fields.length === 0
        ? '{}'
        : `{ ${value.fields.map(([name, field]) => fieldOf(name, literalOf(field, clock))).join(', ')} }`
    case 'reader':
      return `() => ${returned(value.value, clock)}`
    case 'clock':
      return clock
    case 'function':
      return `() => notRecorded(${quoted(`what ${value.name} returns`)})`
    case 'lost':
      return `notRecorded(${quoted(value.what)})`
  }
}

/** An object after an arrow needs brackets. */
function returned(value: Plain, clock: string): string {
  const text = literalOf(value, clock)
  return text.startsWith('{') ? `(${text})` : text
}

export const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const fieldOf = (name: string, value: string) => (name === value ? name : `${keyOf(name)}: ${value}`)
const keyOf = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

/** A short form for people. */
export function shortOf(value: Plain, longest = 90): string {
  const text = said(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

function said(value: Plain): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? quoted(value) : String(value)
  switch (value.kind) {
    case 'list':
      return `[${value.items.map(said).join(', ')}]`
    case 'record':
      return `{ ${value.fields.map(([name, field]) => `${name}: ${said(field)}`).join(', ')} }`
    case 'reader':
    case 'function':
      return `${value.name}()`
    case 'clock':
      return 'the clock'
    case 'lost':
      return value.what
  }
}
