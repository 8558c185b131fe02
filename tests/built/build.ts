import { parseSync } from 'oxc-parser'
import { build, type Plugin } from 'vite'
import { BASE, FOLDER, keyOf, partNames, placeOf, ROOT } from './parts.ts'

/**
 * Builds the client as it ships, with a second entry that gives its parts to the journeys. The entry loads
 * them on demand, so that the files are divided as in the shipped build. It runs in a process of its own,
 * because the React of Vitest's process is the one for development.
 */
const ENTRY = 'virtual:parts'

const withParts: Plugin = {
  name: 'with-parts',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load(id) {
    if (id !== `\0${ENTRY}`) return null
    const parts = partNames().map((name) => `'${keyOf(name)}': () => import('${placeOf(name)}'),`)
    return `globalThis.builtParts = {${parts.join('\n')}}`
  },
}

/**
 * Journeys start the app themselves, so the build leaves out its own start. That start would otherwise be in
 * a file that all others import.
 */
const withoutStart: Plugin = {
  name: 'without-start',
  enforce: 'pre',
  transform(code, id) {
    if (id !== `${ROOT}src/main.tsx`) return null
    const start = Math.max(...parseSync(id, code).module.staticImports.map(({ end }) => end))
    const lines = `${code.slice(0, start)}\nif (document.getElementById('root')) {${code.slice(start)}}`
    return { code: lines, map: null }
  },
}

/** Reports to Vitest which files are still loading, so that a step can wait for them. */
const awaited: Plugin = {
  name: 'awaited',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return null
    const preload = `export const __vitePreload = (...given) =>
      globalThis.__vitest_browser_runner__.wrapDynamicImport(() => preload(...given))`
    return { code: `${code.replace('export const __vitePreload', 'const preload')}\n${preload}`, map: null }
  },
}

const withAct: Plugin = {
  name: 'with-act',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-dom/test-utils' ? `${ROOT}tests/built/act.ts` : null),
  // React shows a placeholder for at least 300 ms. Each screen of each test would wait for that, so the build
  // sets it to 0.
  transform: (code, id) =>
    id.endsWith('/react-dom-client.production.js')
      ? {
          code: code.replaceAll('globalMostRecentFallbackTime + 300', 'globalMostRecentFallbackTime'),
          map: null,
        }
      : null,
}

const NOTED = '\0noted-xstate'

/** Takes note of the states and arrows that the machines reach, for the table of what journeys walk. */
const withNotes: Plugin = {
  name: 'with-notes',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'xstate' && importer !== NOTED ? NOTED : null),
  load: (id) =>
    id === NOTED
      ? `import { createActor as create } from 'xstate'
         import { noteWalk } from '${ROOT}tests/built/note-walk.ts'
         export * from 'xstate'
         export const createActor = (logic, options) => create(logic, { ...options, inspect: noteWalk })`
      : null,
}

try {
  await build({
    configFile: `${ROOT}vite.config.ts`,
    root: ROOT,
    mode: 'production',
    logLevel: 'error',
    base: BASE,
    plugins: [withParts, withoutStart, awaited, withAct, withNotes],
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      rolldownOptions: {
        input: { index: `${ROOT}index.html`, parts: ENTRY },
        output: { entryFileNames: 'static/[name].js' },
      },
    },
  })
} catch (error) {
  process.stderr.write(`${String(error)}\n`)
  // Exits explicitly: a plugin of the build handles uncaught errors, and Node would exit with 0.
  process.exit(1)
}
// A plugin keeps the process alive, so it must be ended.
process.exit(0)
