import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The built client: beside the built server, or in `dist` when the server runs from its source. */
const CANDIDATES = ['../client/', '../../dist/client/']

export function findClientDir(): string | null {
  const folders = CANDIDATES.map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  return folders.find((folder) => existsSync(`${folder}index.html`)) ?? null
}
