import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '#server/base/start-error.ts'

/** The built client: beside the built server, or in `dist` when the server runs from its source. */
const CANDIDATES = ['../client/', '../../dist/client/']

const hasPage = (folder: string) => existsSync(path.join(folder, 'index.html'))

/** The client that the operator chose, or our own; null where that is not built. */
export function findClientDir(chosen: string | null): string | null {
  if (chosen === null)
    return CANDIDATES.map((folder) => fileURLToPath(new URL(folder, import.meta.url))).find(hasPage) ?? null
  if (hasPage(chosen)) return chosen
  throw new StartError(
    `there is no index.html in ${chosen}`,
    'let CLIENT_DIR name the folder of a built client, or leave it out',
  )
}
