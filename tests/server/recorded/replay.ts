import type { Learned } from './compare.ts'
import type { TestServer } from '../a-server.ts'

export interface Replayed {
  status: number
  type: string
  body: unknown
  bytes: number
}
export interface Replay {
  server: TestServer
  /** Sends a request as the named account. Null: signed out. */
  ask(
    caller: string | null,
    request: { method: string; path: string; payload?: string | Buffer; type?: string },
  ): Promise<Replayed>
  /** Sends a request like `ask`, and fails if the server refuses it. */
  does(caller: string, question: string, body?: unknown): Promise<unknown>
  /** Waits until all flags are judged. */
  judged(): Promise<void>
  advance(ms: number): void
  passwords: Map<string, string>
  /** The account signs in again at its next request. */
  forget(name: string): void
  learned: Learned
  /** Our answers so far. */
  answers: readonly Replayed[]
}
