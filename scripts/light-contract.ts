import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { Call } from '../contract/call.ts'

const calls = fileURLToPath(new URL('../contract/calls/', import.meta.url))

/**
 * Gives the client each call without its schemas: the types are checked against the full contract, the bundle
 * carries a few dozen bytes a call in place of its models (see docs/decisions).
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id
      if (!path.startsWith(calls) || this.environment.config.consumer === 'server') return null
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(path, {
        configFile: false,
        logLevel: 'error',
      })
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return Object.entries(module)
        .filter((entry): entry is [string, Call] => isCall(entry[1]))
        .map(([name, call]) => `export const ${name} = ${JSON.stringify(lighten(call))}`)
        .join('\n')
    },
  }
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'rules' in value
  )
}

/** The parts of a call that `request` reads. */
function lighten({ method, path, rules: { body, answer, extension, takesTime } }: Call) {
  return {
    method,
    path,
    rules: {
      ...(body
        ? { body: body.kind === 'form' ? { kind: body.kind, part: body.part } : { kind: body.kind } }
        : {}),
      ...(answer ? { answer: { kind: answer.kind } } : {}),
      ...(extension ? { extension } : {}),
      ...(takesTime ? { takesTime } : {}),
    },
  }
}
