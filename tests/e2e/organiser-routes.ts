import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MONITOR_TABS } from '#src/features/monitor/monitor-tab.ts'

const ROUTES = fileURLToPath(new URL('../../src/app/routes.tsx', import.meta.url))

/** The patterns of all screens that ask for more than an account, read from the route table. */
export function organiserRoutes(): string[] {
  return readFileSync(ROUTES, 'utf8')
    .split(/\bscreen\(\s*(?=')/)
    .slice(1)
    .filter((screen) => /\.\w+Page,\s*'(?:Admin|Monitor)',?\s*\)/.test(screen))
    .flatMap((screen) => /^'([^']+)'/.exec(screen)?.[1] ?? [])
    .flatMap((path) => (path.endsWith('/*') ? MONITOR_TABS.map((tab) => path.replace('*', tab)) : [path]))
}
