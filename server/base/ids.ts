import { randomBytes, randomUUID } from 'node:crypto'

/** The source of randomness for code that gets it as a parameter, so that a test can repeat itself. */
export interface Ids {
  /** Lower case, 36 characters. */
  guid(): string
  bytes(count: number): Buffer
}

export const randomIds: Ids = {
  guid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
}
