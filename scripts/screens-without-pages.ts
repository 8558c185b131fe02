import type { Plugin } from 'vite'

const PAGE = /^\s*page: '[^']*',\n/gm

/**
 * Leaves the names of modules out of the list of screens. Only the build reads them, and they would be part
 * of the first load.
 */
export function screensWithoutPages(): Plugin {
  return {
    name: 'screens-without-pages',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/app/screens.ts') ? { code: code.replaceAll(PAGE, ''), map: null } : null,
  }
}
