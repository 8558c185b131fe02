import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { Answer, Call } from '../contract/call.ts'
import type { Schema } from '../contract/schema.ts'
import { bareSchema } from './bare-schema.ts'

const calls = fileURLToPath(new URL('../contract/calls/', import.meta.url))
const streamItems = fileURLToPath(new URL('../contract/stream-items.ts', import.meta.url))
const IMPORT = /^import \{([^{}]*)\} from '(#contract\/calls\/[\w-]+\.ts)'/gm

/**
 * Reduces each call to what the client reads: the address, the kind of body, and the schema of a response.
 * Each call is a module of its own, so that it loads with the screens that use it. The compiler checks types
 * against the full contract (see docs/decisions).
 */
export function lightContract(): Plugin {
  let loading: ReturnType<typeof load> | null = null
  return {
    name: 'light-contract',
    enforce: 'pre',
    // Before the first style sheet, whose extraction keeps the thread busy for longer than a runner waits.
    buildStart: async () => void (await (loading ??= load())),
    watchChange: () => void (loading = null),
    transform(code) {
      if (this.environment.config.consumer === 'server' || !code.includes('#contract/calls/')) return null
      return {
        code: code.replaceAll(IMPORT, (_, names: string, file: string) => apart(names, file)),
        map: null,
      }
    },
    async load(id) {
      const [path = id, query] = id.split('?')
      if (this.environment.config.consumer === 'server') return null
      if (!path.startsWith(calls) && path !== streamItems) return null
      const name = new URLSearchParams(query).get('call')
      const { module: files, dependencies } = await (loading ??= load())
      for (const dependency of dependencies) this.addWatchFile(dependency)
      const light = path === streamItems ? bareItems : lighten
      return Object.entries(files[path] ?? {})
        .filter(([each]) => name === null || each === name)
        .map(([each, value]) => [each, light(value)] as const)
        .filter(([, value]) => value !== null)
        .map(([each, value]) => `export const ${each} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

const ALL = '\0all-of-the-contract'

/** Loads all files at once, because each import starts a runner, which takes long. */
function load() {
  const paths = [...readdirSync(calls).map((file) => calls + file), streamItems]
  const all: Plugin = {
    name: 'all-of-the-contract',
    resolveId: (id) => (id === ALL ? id : null),
    load: (id) =>
      id === ALL
        ? paths
            .map((path, at) => `import * as file${at} from '${path}'; export { file${at} as '${path}' }`)
            .join('\n')
        : null,
  }
  return runnerImport<Record<string, Record<string, unknown>>>(ALL, {
    configFile: false,
    logLevel: 'error',
    // The contract has no styles, and the program that makes them takes a second to load.
    css: { postcss: {} },
    plugins: [all],
  })
}

/** Keeps the number of lines, so that source maps stay correct. */
function apart(names: string, file: string): string {
  const imports = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${file}?call=${name.split(' as ')[0]}'`)
  return imports.join('; ') + '\n'.repeat(names.split('\n').length - 1)
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'rules' in value
  )
}

/** Keeps the parts of a call that `request` reads. */
function lighten(call: unknown) {
  if (!isCall(call)) return null
  const { method, path } = call
  const { body, answer, extension, takesTime } = call.rules
  return {
    method,
    path,
    rules: {
      ...(body
        ? { body: body.kind === 'form' ? { kind: body.kind, part: body.part } : { kind: body.kind } }
        : {}),
      ...(answer ? { answer: lightAnswer(answer) } : {}),
      ...(extension ? { extension } : {}),
      ...(takesTime ? { takesTime } : {}),
    },
  }
}

function lightAnswer(answer: Answer) {
  return answer.kind === 'json'
    ? { kind: answer.kind, schema: bareSchema(answer.schema) }
    : { kind: answer.kind }
}

/** A schema, or schemas by name. */
function bareItems(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null
  return isSchema(value)
    ? bareSchema(value)
    : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, bareItems(each)]))
}
const isSchema = (value: object): value is Schema => 'properties' in value && 'required' in value
