import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isRouter, leanRouter } from './lean-router.ts'

const packages = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))

/** React Router's own entry leads to the build with the warnings for developers, whatever is being built. */
const PRODUCTION: Readonly<Record<string, string>> = {
  'react-router': packages('react-router/dist/production/index.mjs'),
  'react-router/dom': packages('react-router/dist/production/dom-export.mjs'),
  // React has had it of its own since 18; the stand-in for older ones would only be carried along.
  'use-sync-external-store/shim': packages('react/index.js'),
}
const ICONS = 'lucide-react'
const ASSERTIONS_IMPORT = /^import \{([^}]*)\} from 'devlop';?$/gm
const ICON_IMPORT = /^import \{([^}]*)\} from 'lucide-react'$/gm

/** Takes from the packages of the first load no more than what is used. */
export function leanPackages(): Plugin {
  let files: ReadonlyMap<string, string> | null = null
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => PRODUCTION[id] ?? null,
    transform(code, id) {
      if (isRouter(id, code)) return { code: leanRouter(code), map: null }
      if (id.includes('/node_modules/') && code.includes("from 'devlop'"))
        return { code: withoutAssertions(code), map: null }
      if (!id.includes('/src/') || !code.includes(`'${ICONS}'`)) return null
      files ??= iconFiles(readFileSync(packages(`${ICONS}/dist/esm/lucide-react.mjs`), 'utf8'))
      return { code: withOwnIcons(code, files), map: null }
    },
  }
}

/** Outside of development they do nothing, yet the module that says so would be one that two parts share. */
export function withoutAssertions(code: string): string {
  return code.replace(ASSERTIONS_IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => `const ${name.trim().split(' as ').pop()} = () => {}`)
      .join(';'),
  )
}

/**
 * Each icon from its own file: through the one list of all icons, every screen's would count as needed by
 * every other.
 */
export function withOwnIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(ICON_IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      // A type is nothing by then; asked of the list, it would bring all icons into the build.
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => importOf(name, files))
      .join(';'),
  )
}

/** Maps icon names to files, as read from the list of all icons. */
export function iconFiles(list: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}

function importOf(named: string, files: ReadonlyMap<string, string>): string {
  const [name = '', own = name] = named.split(' as ')
  const file = files.get(name)
  return file === undefined
    ? `import { ${named} } from '${ICONS}'`
    : `import ${own} from '${ICONS}/icons/${file}'`
}
