import { SEPARATOR } from './record-separator.ts'

// The JSON hub protocol, version 1, as far as this server uses it: only the server invokes methods. Clients
// send a greeting, pings and the end.

export type Greeting = { kind: 'greeting' } | { kind: 'unsupported'; asked: string }
export type ClientMessage =
  | { kind: 'invocation'; target: string; /** Null: the client expects no response. */ id: string | null }
  | { kind: 'ping' }
  | { kind: 'close' }
  /** Completions, cancellations and the like are valid, but mean nothing here. */
  | { kind: 'idle' }
  | { kind: 'malformed' }

type Fields = Record<string, unknown>

export function readGreeting(text: string): Greeting {
  const fields = readFields(text)
  if (fields?.['protocol'] === 'json' && fields['version'] === 1) return { kind: 'greeting' }
  return {
    kind: 'unsupported',
    asked: typeof fields?.['protocol'] === 'string' ? fields['protocol'].slice(0, 40) : '',
  }
}

export function readMessage(text: string): ClientMessage {
  const fields = readFields(text)
  switch (fields?.['type']) {
    case 1:
    case 4: {
      const { target, invocationId } = fields
      if (typeof target !== 'string' || (invocationId !== undefined && typeof invocationId !== 'string'))
        return { kind: 'malformed' }
      return { kind: 'invocation', target, id: invocationId ?? null }
    }
    case 6:
      return { kind: 'ping' }
    case 7:
      return { kind: 'close' }
    case 2:
    case 3:
    case 5:
    case 8:
    case 9:
      return { kind: 'idle' }
    default:
      return { kind: 'malformed' }
  }
}

export const GREETED = print({})
export const PING = print({ type: 6 })
export const refusedGreeting = (asked: string) =>
  print({ error: `The protocol '${asked}' is not supported.` })
export const invocation = (target: string, payload: unknown) =>
  print({ type: 1, target, arguments: [payload] })
export const unknownMethod = (invocationId: string, target: string) =>
  print({ type: 3, invocationId, error: `Unknown hub method '${target.slice(0, 100)}'` })

export interface Closing {
  error?: string
  /** Clients with automatic reconnect return only if this is set. */
  allowReconnect?: true
}
export const close = ({ error, allowReconnect }: Closing) =>
  print({ type: 7, ...(error === undefined ? {} : { error }), ...(allowReconnect ? { allowReconnect } : {}) })

function print(message: Fields): string {
  return JSON.stringify(message) + SEPARATOR
}

function readFields(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}
