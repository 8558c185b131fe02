import type { Challenge, Solution } from 'altcha-lib'

export interface Payload {
  challenge: Challenge & { signature: string }
  solution: Solution
}

/** Decodes a browser's response: Base64 of the JSON of the challenge and its solution. */
export function readPayload(token: string): Payload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    return isPayload(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Checks only what the library assumes before it verifies the signature. A challenge with a valid signature
 * was created here.
 */
function isPayload(value: unknown): value is Payload {
  if (!isObject(value)) return false
  const { challenge, solution } = value
  return (
    isObject(challenge) &&
    typeof challenge['signature'] === 'string' &&
    isObject(challenge['parameters']) &&
    isObject(solution)
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
