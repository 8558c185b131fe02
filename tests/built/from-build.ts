import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { BASE, FOLDER, isPart, keyOf, placeOf, ROOT } from './parts.ts'

const BUILT = '\0built:'
/** The test page already has the style sheets of the build, so imports of sheets load nothing. */
const NO_SHEET = '\0no-sheet'
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Gives the journeys the built client instead of its source, because they must prove what ships. */
export function fromBuild(): Plugin {
  const names = new Map<string, string>()
  return {
    name: 'from-build',
    enforce: 'pre',
    resolveId(name, importer) {
      if (!importer?.startsWith(`${ROOT}tests/`) || !isPart(name)) return null
      if (name.endsWith('.css')) return NO_SHEET
      const id = BUILT + keyOf(name)
      names.set(id, name)
      return id
    },
    async load(id) {
      if (id.startsWith(`${ROOT}src/`)) throw new Error(`A journey imports the source ${id}.`)
      if (id === NO_SHEET) return ''
      const name = names.get(id)
      if (name === undefined) return null
      const exported = await exportsOf(name)
      return `await import(/* @vite-ignore */ location.origin + '${BASE}static/parts.js')
        const part = await globalThis.builtParts['${keyOf(name)}']()
        export const { ${exported.filter((each) => each !== 'default').join(', ')} } = part
        ${exported.includes('default') ? 'export default part.default' : ''}`
    },
    configureServer({ middlewares, config }) {
      middlewares.use(BASE, (request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://build')
        const type = TYPES[pathname.split('.').at(-1) ?? '']
        const file = FOLDER + pathname
        if (type === undefined || !existsSync(file)) return next()
        response.writeHead(200, { ...config.server.headers, 'content-type': type }).end(readFileSync(file))
      })
    },
  }
}

async function exportsOf(name: string): Promise<string[]> {
  const file = placeOf(name)
  if (file === name) {
    const found: unknown = await import(name)
    return Object.keys(typeof found === 'object' && found !== null ? found : {}).filter((each) =>
      /^\w+$/.test(each),
    )
  }
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const found = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? [])))
  // Overloads make one function appear several times, so names are made unique.
  return [...new Set(found)]
}
