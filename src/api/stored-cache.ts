import type { CachedRead, Reads } from './reads.ts'

const KEY = 'gzctf-cache'
/** More would take too long to pack while the page closes, and would leave no room for other stores. */
const LONGEST = 1_000_000

interface Codec {
  pack: (text: string) => string
  unpack: (packed: string) => string | null
}
export interface StoredCache {
  load(): Promise<void>
  save(): void
  /** Removes all entries when the session of their user has ended. Later reads may be stored again. */
  forget(): void
  /** Disarms the writer first, because the unload that follows would store everything again. */
  clear(): void
}

/**
 * Loads the codec before the first paint only if there is something to unpack. Otherwise `loadLater` loads
 * it.
 */
export function openStoredCache(
  storage: Storage,
  reads: Reads,
  loadCodec: () => Promise<Codec>,
  loadLater = loadCodec,
): StoredCache {
  let codec: Codec | null = null
  let isArmed = true
  return {
    async load() {
      const packed = attempt(() => storage.getItem(KEY))
      if (!packed) {
        // Loaded in the background. A page that closes before has nothing worth storing.
        void loadLater().then((come) => void (codec = come), ignore)
        return
      }
      codec = await loadCodec().catch(() => null)
      const stored = read(codec?.unpack(packed) ?? null)
      if (stored && isArmed) reads.restore(stored.owner, stored.kept)
    },
    save() {
      if (!isArmed || !codec) return
      const text = JSON.stringify([['owner', reads.owner()], ...fitting(reads.kept())])
      const { pack } = codec
      attempt(() => storage.setItem(KEY, pack(text)))
    },
    forget: () => void attempt(() => storage.removeItem(KEY)),
    clear() {
      isArmed = false
      attempt(() => storage.removeItem(KEY))
    },
  }
}

/** A list of key and value pairs. The first one names the account of the others. */
function read(text: string | null): { owner: string | null; kept: CachedRead[] } | null {
  const list = text === null ? null : attempt((): unknown => JSON.parse(text))
  if (!Array.isArray(list)) return null
  const [first, ...rest] = list.filter(isPair)
  if (first?.[0] !== 'owner') return null
  return { owner: typeof first[1] === 'string' ? first[1] : null, kept: rest }
}

function isPair(pair: unknown): pair is [string, unknown] {
  return Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string'
}

/** Latest responses first, until the store is full. */
function fitting(kept: readonly CachedRead[]): CachedRead[] {
  let length = 0
  return kept
    .toReversed()
    .filter((each) => (length += JSON.stringify(each).length) <= LONGEST)
    .toReversed()
}

/** The storage may be full, forbidden or missing. The page works without it. */
function attempt<Value>(step: () => Value): Value | null {
  try {
    return step()
  } catch {
    return null
  }
}

function ignore() {}
