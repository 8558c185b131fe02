import { spawn } from 'node:child_process'
import { provideBrowser } from '../../provide-browser.ts'
import { run } from '../../run.ts'
import { playwrightArgs } from '../walk-shipped.ts'

export interface Wandering {
  ms: number
  seed: number
  as: 'player' | 'organiser'
  isHeaded: boolean
}

/** Walks the whole product by lot. Returns whether no law was broken. What it finds is printed at once. */
export async function wander({ ms, seed, as, isHeaded }: Wandering): Promise<boolean> {
  await provideBrowser()
  const built = await run(process.execPath, ['scripts/build.mjs'])
  if (built.code !== 0) {
    console.error(built.output)
    return false
  }
  return new Promise((resolve) => {
    const walking = spawn(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', ...playwrightArgs('tests/e2e/wander.config.ts', isHeaded)],
      {
        stdio: 'inherit',
        env: { ...process.env, WANDER_MS: String(ms), WANDER_SEED: String(seed), WANDER_AS: as },
      },
    )
    walking.on('close', (code) => resolve(code === 0))
  })
}
