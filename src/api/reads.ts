import { initCache } from 'swr/_internal'
import type { AnswerOf, Call, SentOf } from '#contract/call.ts'
import { openRequestStarts } from './request-starts.ts'
import { callUrl } from './call-url.ts'

/**
 * Never stored: organisers' reads contain flags, submissions and personal data, a team's attempts contain its
 * flags, and anyone with an invite code can join.
 */
const NEVER = [
  /^\/api\/(?:edit|admin)\//i,
  /^\/api\/game\/[^/]+\/(?:participations|submissions|answers|cheatinfo|pairs|events|containers|overview)\b/i,
  /^\/api\/game\/[^/]+\/(?:scoreboardsheet|submissionsheet)\b/i,
  /\/(?:invite|sessions|attempts)$/i,
]

/** A response with its address, as the browser stores it. */
export type CachedRead = readonly [address: string, value: unknown]
type Entries = Map<string, { data?: unknown }>

/** Reports each new response at its address, whichever code stored it. */
class FollowedEntries extends Map<string, { data?: unknown }> {
  readonly #ears = new Map<string, Set<(value: unknown) => void>>()
  override set(address: string, entry: { data?: unknown }): this {
    const before = this.get(address)?.data
    super.set(address, entry)
    if (entry.data !== undefined && entry.data !== before)
      this.#ears.get(address)?.forEach((hear) => hear(entry.data))
    return this
  }
  follow(address: string, hear: (value: unknown) => void): () => void {
    const ears = this.#ears.get(address) ?? new Set()
    this.#ears.set(address, ears.add(hear))
    return () => void ears.delete(hear)
  }
}

/** Responses that are the same for everyone. All others belong to an account. */
const PUBLIC = new Set(['/api/config', '/api/posts', '/api/posts/latest', '/api/game'])

/** Reads data again that screens show. */
export interface Rereads {
  refresh<C extends Call>(call: C, sent: SentOf<C>): void
  /** Resolves when screens show the new response. */
  reread<C extends Call>(call: C, sent: SentOf<C>): Promise<void>
  /**
   * Reads all visible responses of a call again: pages of a list, search results, and those of each game.
   * Resolves when screens show them.
   */
  rereadPages(call: Call): Promise<void>
  /** Reads everything visible below a path again, such as each team of a board. */
  refreshBelow(path: `/api/${string}/`): void
}

/** The cached responses. One account never sees those of another. */
export interface Reads extends Rereads {
  readonly entries: Entries
  /**
   * Restores the responses of an earlier visit: public ones immediately, the others only when the session
   * turns out to be their user's.
   */
  restore(owner: string | null, kept: readonly CachedRead[]): void
  /** Null: a visitor. */
  belongTo(owner: string | null): void
  owner(): string | null
  kept(): readonly CachedRead[]
  /** Stores the response to a write, or to a process, so that screens show it too. */
  adopt<C extends Call>(call: C, sent: SentOf<C>, value: AnswerOf<C>): void
  /** Must be called when a request for this address begins. Returns the function to call if it fails. */
  begin(address: string): () => void
  /** Only responses that may lack a change of that age. */
  before(ageMs: number): Rereads
  /** Reports the current response, if there is one, and each later one. */
  follow<C extends Call>(call: C, sent: SentOf<C>, tell: (value: AnswerOf<C>) => void): () => void
}

export function openReads(): Reads {
  const entries = new FollowedEntries()
  const [, mutate, , , unload] = initCache(entries) ?? []
  if (!mutate || !unload) throw new Error('A new cache cannot be there already.')
  const starts = openRequestStarts()
  const reread = async (address: string, isDue: (address: string) => boolean) => {
    if (isDue(address)) await mutate(address)
  }
  const rereads = (isDue: (address: string) => boolean): Rereads => ({
    refresh: (call, sent) => void reread(callUrl(call, sent), isDue),
    reread: (call, sent) => reread(callUrl(call, sent), isDue),
    async rereadPages({ path }) {
      const form = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      const pages = [...entries.keys()].filter((address) => form.test(address.split('?', 1)[0] ?? ''))
      await Promise.all(pages.map((address) => reread(address, isDue)))
    },
    refreshBelow(path) {
      for (const address of entries.keys()) if (address.startsWith(path)) void reread(address, isDue)
    },
  })
  let drawer: { owner: string | null; kept: readonly CachedRead[] } | null = null
  /** Undefined: the session is not known yet. */
  let owner: string | null | undefined
  const keep = (kept: readonly CachedRead[]) => {
    for (const [address, value] of kept) if (!entries.has(address)) entries.set(address, { data: value })
  }
  return {
    entries,
    restore(keptFor, kept) {
      keep(kept.filter(([address]) => PUBLIC.has(address)))
      const own = kept.filter(([address]) => !PUBLIC.has(address))
      if (owner === undefined) drawer = { owner: keptFor, kept: own }
      else if (owner === keptFor) keep(own)
    },
    belongTo(next) {
      if (owner === undefined && drawer?.owner === next) keep(drawer.kept)
      else if (owner !== undefined && owner !== next) unload()
      drawer = null
      owner = next
    },
    owner: () => owner ?? null,
    kept: () =>
      [...entries].flatMap(([address, { data }]) =>
        data === undefined || !isStored(address) || (owner === undefined && !PUBLIC.has(address))
          ? []
          : [[address, data] as const],
      ),
    adopt(call, sent, value) {
      const address = callUrl(call, sent)
      starts.adopted(address)
      void mutate(address, value, { revalidate: false })
    },
    ...rereads(() => true),
    begin: starts.begin,
    before(ageMs) {
      const since = starts.now() - ageMs
      return rereads((address) => starts.mayLack(address, since))
    },
    follow<C extends Call>(call: C, sent: SentOf<C>, tell: (value: AnswerOf<C>) => void) {
      const address = callUrl(call, sent)
      const hear = (value: unknown) => tell(value as AnswerOf<C>)
      const end = entries.follow(address, hear)
      const known = entries.get(address)?.data
      if (known !== undefined) hear(known)
      return end
    },
  }
}

/** Whether the browser may store the response between two visits. */
export function isStored(address: string): boolean {
  const path = address.split('?', 1)[0] ?? address
  return !NEVER.some((pattern) => pattern.test(path))
}
