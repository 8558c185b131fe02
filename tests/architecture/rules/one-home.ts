import { Visitor } from 'oxc-parser'
import { importsOf } from '../imports.ts'
import type { Rule } from '../rule.ts'
import type { Source } from '../source.ts'

const SIGNALR = '@microsoft/signalr'
/** The only file of src that may use the global; null if any single file may. */
const HOMES: Readonly<Record<string, string | null>> = {
  fetch: 'src/api/request.ts',
  [SIGNALR]: 'src/live/hub.ts',
  setInterval: null,
}

export const oneHome: Rule = {
  name: 'fetch, SignalR and setInterval live in one file each of src',
  faults: (sources) => {
    const inClient = sources.filter(({ path }) => path.startsWith('src/'))
    return Object.entries(HOMES).flatMap(([what, home]) => {
      const users = inClient.filter((source) => used(source).has(what)).map(({ path }) => path)
      const strays = home === null ? users.slice(1) : users.filter((path) => path !== home)
      return strays.map((path) => `${path} must not use ${what}${home === null ? `: ${users[0]} does` : ''}`)
    })
  },
  bites: [
    { 'src/browser/a.ts': `export const load = () => fetch('/api')` },
    { 'src/browser/a.ts': `export const load = () => window.fetch('/api')` },
    { 'src/browser/a.ts': `export const line = () => import('@microsoft/signalr')` },
    {
      'src/browser/a.ts': 'setInterval(() => 0, 1)',
      'src/browser/b.ts': 'globalThis.setInterval(() => 0, 1)',
    },
  ],
  spares: [
    {
      'src/api/request.ts': `export const load = () => fetch('/api')`,
      'src/live/hub.ts': `import { HubConnectionBuilder } from '@microsoft/signalr'`,
      'src/browser/clock.ts': 'setInterval(() => 0, 1)',
      'server/a.ts': `fetch('/')`,
    },
  ],
}

function used(source: Source): Set<string> {
  const found = new Set<string>(importsOf(source).map(({ specifier }) => specifier))
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') found.add(callee.name)
      if (
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.property.type === 'Identifier'
      ) {
        if (['window', 'globalThis', 'self'].includes(callee.object.name)) found.add(callee.property.name)
      }
    },
  }).visit(source.program)
  return found
}
