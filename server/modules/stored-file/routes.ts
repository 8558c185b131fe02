import * as calls from '#contract/calls/stored-files.ts'
import { serve } from '#server/modules/serve.ts'
import type { StoredFiles } from '#contract/models/stored-file.ts'
import { toIso } from '#contract/models/time.ts'
import type { StoredFileSort } from '#contract/rules/stored-file.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { FilePlaceRow } from '#server/store/stored-files.ts'
import type { Services } from '#server/modules/services.ts'

export const storedFileRoutes = [
  serve(calls.listStoredFiles, ({ query }, services) => listStoredFiles(query, services)),
]

/** Further uses are only counted, because a list of every avatar's owners would be endless. */
const MAX_USAGES = 5

interface Wanted {
  hint: string
  sort: StoredFileSort
  count: number
  skip: number
}

async function listStoredFiles(
  { hint, sort, count, skip }: Wanted,
  { store }: Pick<Services, 'store'>,
): Promise<StoredFiles> {
  const files = store.storedFiles
  const [rows, total] = await Promise.all([
    files.list(hint, sort, { count: Math.min(count, MAX_PAGE_SIZE), skip }),
    files.total(hint),
  ])
  const places = byFile(
    await files.places(
      rows.map(({ hash }) => hash),
      MAX_USAGES,
    ),
  )
  const data = rows.map(({ storedAt, ...file }) => ({
    ...file,
    storedAt: toIso(storedAt),
    places: (places.get(file.hash) ?? []).map(({ kind, name, gameId, challengeId }) => ({
      kind,
      name,
      gameId,
      challengeId,
    })),
  }))
  return { data, length: data.length, total: total.count, totalSize: total.size }
}

function byFile(rows: readonly FilePlaceRow[]): Map<string, FilePlaceRow[]> {
  const files = new Map<string, FilePlaceRow[]>()
  for (const row of rows) {
    const places = files.get(row.hash)
    if (places) places.push(row)
    else files.set(row.hash, [row])
  }
  return files
}
