import type { LocalFile } from '#contract/models/file.ts'
import type { Clock } from '#server/clock.ts'
import type { Files, Incoming } from '#server/files.ts'
import { filesOn } from '#server/store/files.ts'
import type { Store } from '#server/store/store.ts'

/** Keeping and releasing the same bytes take turns: else one could remove what the other has just counted on. */
const turnOf = (hash: string) => `file:${hash}`

/** The bytes are put in place even where the hash is known: they may have been lost. */
export async function keepFile(incoming: Incoming, name: string, { store, clock }: { store: Store; clock: Clock }): Promise<LocalFile> {
  const { hash, size } = incoming
  await store.exclusively(turnOf(hash), async ({ sql }) => {
    await incoming.keep()
    await filesOn(sql).add({ hash, name, size, storedAt: clock.now() })
  })
  return { hash, name }
}

/** `lowered`: others still count on it. `missing`: it is unknown, or its bytes were gone; either way nothing is left of it. */
export async function releaseFile(hash: string, { store, files }: { store: Store; files: Files }): Promise<'lowered' | 'removed' | 'missing'> {
  return store.exclusively(turnOf(hash), async ({ sql }) => {
    const rows = filesOn(sql)
    const refs = await rows.release(hash)
    if (refs === null) return 'missing'
    if (refs > 0) return 'lowered'
    await rows.delete(hash)
    return files.remove(hash)
  })
}
