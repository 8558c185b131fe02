export interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null } | null
}

/** Modules in one file, with the parts of the app that load it. */
interface Chunk {
  ids: string[]
  bytes: number
  users: Set<number>
  needs: Set<Chunk>
}

/**
 * The cost of a request in bytes: its headers in both directions, and the compression lost by starting a new
 * file.
 */
const REQUEST_BYTES = 1_500
/** Bytes that a part may load without use because of one joined file. */
const UNUSED_BYTES = 5_500
/**
 * Parts that are loaded once in the life of a platform, or by few organisers before a game. They do not
 * decide which modules are joined.
 */
const SELDOM = /\/(?:take-over|rehearsal-bar)\b/
/** The share of a module's text that is left after minifying and compressing. */
const LEFT_OF_TEXT = 0.13

/**
 * Decides which shared modules are in one file. With one file for each set of users, a screen would load
 * twenty files of a few hundred bytes. Files are joined as long as the saved requests weigh more than the
 * bytes that are loaded without use. `taken`: whether a module is in another file already.
 */
export function joinedParts(
  entry: string,
  graph: Modules,
  taken: (id: string) => boolean,
): ReadonlyMap<string, number> {
  const chunks = chunksOf(entry, graph, taken)
  for (let pair = bestOf(chunks); pair !== null; pair = bestOf(chunks)) {
    const [into, from] = pair
    into.ids.push(...from.ids)
    into.bytes += from.bytes
    into.users = new Set([...into.users, ...from.users])
    into.needs = new Set([...into.needs, ...from.needs])
    chunks.delete(from)
    for (const each of chunks) if (each.needs.delete(from)) each.needs.add(into)
    into.needs.delete(into)
    for (const needed of reached([into], ({ needs }) => needs))
      for (const user of into.users) needed.users.add(user)
  }
  return new Map([...chunks].flatMap(({ ids }, nth) => ids.map((id) => [id, nth] as const)))
}

/** The numbers of the parts that load each module before they run. */
export function usersOf(
  entry: string,
  graph: Modules,
  taken: (id: string) => boolean,
): ReadonlyMap<string, ReadonlySet<number>> {
  const users = new Map<string, Set<number>>()
  for (const [nth, part] of partsOf(entry, graph).entries()) {
    for (const id of reached([part], (each) => (taken(each) ? [] : graph.getModuleInfo(each)?.importedIds))) {
      if (!taken(id)) users.set(id, (users.get(id) ?? new Set()).add(nth))
    }
  }
  return users
}

function chunksOf(entry: string, graph: Modules, taken: (id: string) => boolean): Set<Chunk> {
  const byUsers = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const [id, used] of usersOf(entry, graph, taken)) {
    if (used.size < 2) continue
    const key = [...used].join()
    const chunk = byUsers.get(key) ?? { ids: [], bytes: 0, users: new Set(used), needs: new Set() }
    byUsers.set(key, chunk)
    chunk.ids.push(id)
    chunk.bytes += (graph.getModuleInfo(id)?.code?.length ?? 0) * LEFT_OF_TEXT
    chunkOf.set(id, chunk)
  }
  for (const [id, chunk] of chunkOf) {
    for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) {
      const other = chunkOf.get(needed)
      if (other && other !== chunk) chunk.needs.add(other)
    }
  }
  return new Set(byUsers.values())
}

/** The modules that are imported dynamically. */
function partsOf(entry: string, graph: Modules): string[] {
  const all = reached([entry], (id) => {
    const info = graph.getModuleInfo(id)
    return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : []
  })
  const parts = new Set([...all].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  return [...parts].filter((id) => !SELDOM.test(id))
}

/**
 * The pair whose join saves most. A join never makes a cycle: a user of a file also uses what that file
 * imports. So a file between two others is joined with one of them first, because that costs less.
 */
function bestOf(chunks: ReadonlySet<Chunk>): [Chunk, Chunk] | null {
  let best: { gain: number; pair: [Chunk, Chunk] } | null = null
  const list = [...chunks]
  for (const [nth, one] of list.entries()) {
    for (const other of list.slice(nth + 1)) {
      const least: number = best?.gain ?? 0
      // The limit is cheap and rules out most pairs.
      const gain: number = mostGainOf(one, other) > least ? gainOf(one, other) : 0
      if (gain > least) best = { gain, pair: [one, other] }
    }
  }
  return best?.pair ?? null
}

/** A join costs at least the bytes that one side loads for the other. */
function mostGainOf(one: Chunk, other: Chunk): number {
  const both = sharedUsers(one, other)
  if (both === 0) return 0
  return both * REQUEST_BYTES - (one.users.size - both) * other.bytes - (other.users.size - both) * one.bytes
}

function gainOf(one: Chunk, other: Chunk): number {
  const unused = [...unusedBy(one, other), ...unusedBy(other, one)]
  return unused.some((bytes) => bytes > UNUSED_BYTES)
    ? 0
    : unused.reduce((gain, bytes) => gain - bytes, sharedUsers(one, other) * REQUEST_BYTES)
}

function sharedUsers(one: Chunk, other: Chunk): number {
  const [few, many] = one.users.size < other.users.size ? [one.users, other.users] : [other.users, one.users]
  let both = 0
  for (const user of few) if (many.has(user)) both += 1
  return both
}

/**
 * The bytes that each user of only one of the two would load without use, including the other's dependencies.
 */
function unusedBy(one: Chunk, other: Chunk): number[] {
  const needed = [...reached([other], ({ needs }) => needs)]
  return [...one.users]
    .filter((user) => !other.users.has(user))
    .map((user) => needed.reduce((sum, { users, bytes }) => (users.has(user) ? sum : sum + bytes), 0))
}

function reached<Item>(from: readonly Item[], next: (item: Item) => Iterable<Item> | undefined): Set<Item> {
  const found = new Set(from)
  for (const item of found) for (const each of next(item) ?? []) found.add(each)
  return found
}
