import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inPackages = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))

export const PRODUCTION_ENTRIES: Readonly<Record<string, string>> = {
  // React Router's own entry leads to its development build.
  'react-router': inPackages('react-router/dist/production/index.mjs'),
  'react-router/dom': inPackages('react-router/dist/production/dom-export.mjs'),
  // React includes this hook since version 18, so the package is not needed.
  'use-sync-external-store/shim': inPackages('react/index.js'),
}

/**
 * Sets aliases in a build only, because tests and the development server need the warnings for developers.
 */
export function productionEntries(): Plugin {
  return {
    name: 'production-entries',
    apply: 'build',
    config: () => ({ resolve: { alias: Object.entries(PRODUCTION_ENTRIES).map(toAlias) } }),
  }
}

/** Matches the whole path, because inner paths of the packages keep their own files. */
const toAlias = ([id, replacement]: [string, string]) => ({ find: new RegExp(`^${id}$`), replacement })
