import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '#server/base/start-error.ts'

/** The built client is next to the built server, or in `dist` if the server runs from source. */
const CANDIDATES = ['../client/', '../../dist/client/']

const hasPage = (folder: string) => existsSync(path.join(folder, 'index.html'))

/** The client that the operator chose, or ours. Null: ours was not built. */
export function findClientDir(chosen: string | null): string | null {
  if (chosen === null)
    return CANDIDATES.map((folder) => fileURLToPath(new URL(folder, import.meta.url))).find(hasPage) ?? null
  if (hasPage(chosen)) return chosen
  throw new StartError(
    `there is no index.html in ${chosen}`,
    'let CLIENT_DIR name the folder of a built client, or leave it out',
  )
}
