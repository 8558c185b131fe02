import { runnerImport, type Plugin } from 'vite'
import { ROOT } from './parts.ts'

const FILE = `${ROOT}tests/contract/known-calls.ts`

/** Gives the journeys the calls of the base wire as data, because a page cannot read the whole contract. */
export function knownCalls(): Plugin {
  return {
    name: 'known-calls',
    enforce: 'pre',
    async load(id) {
      if (id !== FILE) return null
      const { module } = await runnerImport<{ KNOWN_CALLS: unknown }>(FILE, {
        configFile: false,
        logLevel: 'error',
        css: { postcss: {} },
      })
      return `export const KNOWN_CALLS = ${JSON.stringify(module.KNOWN_CALLS)}`
    },
  }
}
