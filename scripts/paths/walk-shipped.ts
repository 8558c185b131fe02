import { rmSync } from 'node:fs'
import { provideBrowser } from '../provide-browser.ts'
import { run } from '../run.ts'
import type { Plan } from './plan.ts'
import { readRun, variableOf, type BrowserRun } from './walk-in-browser.ts'

const LIMIT_MS = 30 * 60_000

/**
 * Walks paths of a journey on the shipped client, as a server of our own sends it with its headers. The journey's
 * steps answer the API. Only journeys with a `*.steps.ts` can.
 */
export const walkShipped = (plan: Pick<Plan, 'paths'>, journey: string, isHeaded: boolean) =>
  walkWithPlaywright(plan, journey, 'tests/e2e/paths.config.ts', isHeaded)

/** Builds what is missing. `env` is for the tests of the configuration. */
export async function walkWithPlaywright(
  plan: Pick<Plan, 'paths'>,
  journey: string,
  config: string,
  isHeaded: boolean,
  env: Readonly<Record<string, string>> = {},
): Promise<BrowserRun> {
  await provideBrowser()
  const built = await run(process.execPath, ['scripts/build.mjs'])
  if (built.code !== 0) return { walked: [], output: built.output, ms: 0 }
  const found = `.cache/path-runs/${journey}.json`
  rmSync(found, { force: true })
  const startedAt = performance.now()
  const { output } = await run('playwright', playwrightArgs(config, isHeaded), {
    env: { ...env, VITE_PATHS: variableOf(plan, journey) },
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
