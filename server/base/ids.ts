import { randomBytes, randomUUID } from 'node:crypto'

/** The only source of randomness in the server, so that a test can repeat itself. */
export interface Ids {
  /** Lower case, 36 characters. */
  guid(): string
  bytes(count: number): Buffer
}

export const randomIds: Ids = {
  guid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
}
