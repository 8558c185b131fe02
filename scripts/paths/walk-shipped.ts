import { rmSync } from 'node:fs'
import { provideBrowser } from '../provide-browser.ts'
import { run } from '../run.ts'
import type { Plan } from './plan.ts'
import { readRun, variableOf, type BrowserRun } from './walk-in-browser.ts'

const LIMIT_MS = 30 * 60_000

/**
 * Walks paths of a journey on the shipped client, as a server sends it with its headers: one of our own, or
 * the one of an address. The journey's steps answer the API. Only journeys with a `*.steps.ts` can.
 */
export async function walkShipped(
  plan: Pick<Plan, 'paths'>,
  journey: string,
  server: string | null,
  isHeaded: boolean,
): Promise<BrowserRun> {
  await provideBrowser()
  const built = server === null ? await run(process.execPath, ['scripts/build.mjs']) : null
  if (built !== null && built.code !== 0) return { walked: [], output: built.output, ms: 0 }
  const found = `.cache/path-runs/${journey}.json`
  rmSync(found, { force: true })
  const startedAt = performance.now()
  const { output } = await run('playwright', playwrightArgs('tests/e2e/paths.config.ts', isHeaded), {
    env: { VITE_PATHS: variableOf(plan, journey), PATHS_SERVER: server ?? '' },
    limitMs: LIMIT_MS,
  })
  return { walked: readRun(found), output, ms: Math.round(performance.now() - startedAt) }
}

export const playwrightArgs = (config: string, isHeaded: boolean): string[] => [
  'test',
  '--config',
  config,
  ...(isHeaded ? ['--headed'] : []),
]
