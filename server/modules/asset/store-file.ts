import type { LocalFile } from '#contract/models/file.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Files, Incoming } from '#server/files/file-storage.ts'
import type { Store, Tables } from '#server/store/store.ts'

type Released = 'lowered' | 'removed' | 'missing'

/**
 * Writes the audit entry in the transaction of the removal, before the bytes are deleted, so that no removal
 * goes unrecorded.
 */
type Note<Told extends unknown[] = []> = (tables: Tables, ...told: Told) => Promise<void>

/**
 * Storing and releasing the same bytes run one after another. Otherwise one could remove bytes that the other
 * has just linked.
 */
const turnOf = (hash: string) => `file:${hash}`

/**
 * Stores the bytes even if the hash is known, because they may have been lost. `loose`: nothing links to them
 * yet.
 */
export async function storeFile(
  incoming: Incoming,
  name: string,
  { store, clock }: { store: Store; clock: Clock },
  loose?: 'loose',
): Promise<LocalFile> {
  const { hash, size } = incoming
  await store.exclusively(turnOf(hash), async ({ files }) => {
    await incoming.keep()
    await files.add({ hash, name, size, storedAt: clock.now() }, loose)
  })
  return { hash, name }
}

/**
 * `lowered`: other links remain. `missing`: the hash is unknown, or its bytes were lost and the row is
 * removed now. `first`: releases an unlinked upload before a link.
 */
export async function releaseFile(
  hash: string,
  { store, files }: { store: Store; files: Files },
  first?: 'loose',
  note?: Note,
): Promise<Released> {
  return store.exclusively(turnOf(hash), async (tables) => {
    const rows = tables.files
    const refs = await rows.release(hash, first)
    if (refs === null) return 'missing'
    if (refs === 0) await rows.delete(hash)
    await note?.(tables)
    return refs > 0 ? 'lowered' : files.remove(hash)
  })
}

/**
 * Removes a file without links that was uploaded before `before`. Returns its size. Null: it is linked or
 * newer.
 */
export async function removeUnused(
  hash: string,
  before: number,
  { store, files }: { store: Store; files: Files },
  note?: Note<[size: number]>,
): Promise<number | null> {
  return store.exclusively(turnOf(hash), async (tables) => {
    const size = await tables.unusedFiles.delete(hash, before)
    if (size === null) return null
    await note?.(tables, size)
    await files.remove(hash)
    return size
  })
}

/** Removes a file that lost its last link, unless a new link exists by now. */
export async function removeUnlinked(
  hash: string,
  { store, files }: { store: Store; files: Files },
): Promise<Released> {
  return store.exclusively(turnOf(hash), async ({ files: rows }) => {
    const refs = await rows.refsLocked(hash)
    if (refs === null) return 'missing'
    if (refs > 0) return 'lowered'
    await rows.delete(hash)
    return files.remove(hash)
  })
}
