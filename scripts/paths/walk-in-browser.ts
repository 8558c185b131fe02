import { readFileSync, rmSync } from 'node:fs'
import type { WalkedPath } from '../../tests/journeys/path-run.ts'
import { generateStyles } from '../generate-styles.ts'
import { provideBrowser } from '../provide-browser.ts'
import { run } from '../run.ts'
import type { Plan } from './plan.ts'

const FOLDER = '.cache/path-runs'
const LIMIT_MS = 30 * 60_000

export interface BrowserRun {
  walked: readonly WalkedPath[]
  /** The text that the test runner printed. */
  output: string
  ms: number
}

/**
 * Walks paths of a journey in a browser, before the fake server of its world. `file` is the name of its file,
 * which may have several journeys. Installs the browser and builds the client if they are missing.
 */
export async function walkInBrowser(
  plan: Pick<Plan, 'paths'>,
  journey: string,
  file: string,
  isHeaded: boolean,
  /** The path of a tester's own file. */
  own: string | null = null,
): Promise<BrowserRun> {
  await provideBrowser()
  await generateStyles()
  const found = `${FOLDER}/${file}.json`
  rmSync(found, { force: true })
  const startedAt = performance.now()
  const { output } = await run('vitest', vitestArgs(file, isHeaded), {
    env: {
      ...(own === null ? {} : { VITE_OWN_JOURNEY: own }),
      VITE_PATHS: variableOf(plan, journey),
    },
    limitMs: LIMIT_MS,
  })
  return { walked: readRun(found), output, ms: Math.round(performance.now() - startedAt) }
}

export const vitestArgs = (file: string, isHeaded: boolean): string[] => [
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project=journeys',
  `tests/journeys/${file}.paths.test`,
  // The names of path tests. Other tests of the file are left out.
  '--testNamePattern',
  'is what',
  ...(isHeaded ? ['--browser.headless=false'] : []),
]

/** The environment variable from which the test runners read the paths. */
export const variableOf = ({ paths }: Pick<Plan, 'paths'>, journey: string): string =>
  JSON.stringify({ journey, paths: paths.map(({ steps }) => steps.map(({ event }) => event)) })

export function readRun(file: string): WalkedPath[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WalkedPath[]
  } catch {
    // Nothing was walked. The output says why.
    return []
  }
}
