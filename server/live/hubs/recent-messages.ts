import { RETOLD_TARGETS, type LineRecap } from '#contract/streams.ts'
import type { Clock } from '#server/base/clock.ts'
import { SEPARATOR } from '#server/live/protocol/record-separator.ts'

/** Long enough, because a client opens its connection some seconds after it began to read. */
export const SPAN_MS = 60_000
/** An organiser's batch may change hundreds of things in that time. */
export const MAX_MESSAGES = 500
/** Small, because anyone may open connections without an account. */
export const MAX_TOLD = 50

interface Kept {
  audience: string
  target: string
  argument: unknown
  at: number
}

/**
 * The last messages without a number. A new connection gets them, because its client may have missed them
 * after its reads. The clock never jumps.
 */
export class RecentMessages {
  readonly #now: Clock['now']
  /** In the order of their time. A message that is sent again moves to the end. */
  readonly #kept = new Map<string, Kept>()
  /** No earlier message is known. Infinity while messages of other processes do not arrive. */
  #knownSince: number

  constructor(now: Clock['now']) {
    this.#now = now
    this.#knownSince = now()
  }

  /** `audience`: the group, the user, or everyone. */
  note(audience: string, text: string): void {
    const retold = readRetold(text)
    if (retold === null) return
    const key = `${audience} ${text}`
    this.#kept.delete(key)
    this.#kept.set(key, { ...retold, audience, at: this.#now() })
    this.#forget()
  }

  /** Must be called when the connection to other processes starts or fails. */
  hearing(isHearing: boolean): void {
    this.#knownSince = isHearing ? this.#now() : Number.POSITIVE_INFINITY
  }

  recap(audiences: readonly string[]): LineRecap {
    this.#forget()
    const now = this.#now()
    const heard = [...this.#kept.values()].filter(({ audience }) => audiences.includes(audience))
    const left = heard.at(-MAX_TOLD - 1)
    const knownSince = Math.max(this.#knownSince, left?.at ?? this.#knownSince)
    return {
      spanMs: Math.floor(Math.max(0, Math.min(SPAN_MS, now - knownSince))),
      told: heard
        .slice(-MAX_TOLD)
        .map(({ target, argument, at }) => ({ target, argument, ageMs: Math.floor(now - at) })),
    }
  }

  get size(): number {
    return this.#kept.size
  }

  #forget(): void {
    const oldest = this.#now() - SPAN_MS
    for (const [key, { at }] of this.#kept) {
      const isTooMany = this.#kept.size > MAX_MESSAGES
      if (at >= oldest && !isTooMany) return
      if (isTooMany) this.#knownSince = Math.max(this.#knownSince, at)
      this.#kept.delete(key)
    }
  }
}

/** Reads a message as `invocation` prints it. Null: a recap cannot repeat this message. */
function readRetold(text: string): Pick<Kept, 'target' | 'argument'> | null {
  const target = RETOLD_TARGETS.find((each) => text.startsWith(`{"type":1,"target":"${each}",`))
  if (target === undefined) return null
  const message: unknown = JSON.parse(text.slice(0, -SEPARATOR.length))
  if (typeof message !== 'object' || message === null || !('arguments' in message)) return null
  const { arguments: given } = message
  return Array.isArray(given) ? { target, argument: given[0] satisfies unknown } : null
}
