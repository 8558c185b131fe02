import { writeFileSync } from 'node:fs'
import { SCREENS, type ScreenEntry } from '#src/app/screens.ts'
import { FIRST_PAGES, FIRST_SCREENS } from './first-load.ts'
import { closureOf, type Manifest } from './manifest.ts'

/** An address, as the server reads it: the pattern of a route, and the files of its screen. */
interface Ahead {
  path: string
  files: readonly string[]
}
/** Modules that a screen loads on demand for its facts. The screen waits for them, too. */
const WITH: Readonly<Record<string, readonly string[]>> = {
  'src/pages/scoreboard.tsx': ['src/wiring/live-machines.ts'],
}
type Screen = Pick<ScreenEntry, 'path' | 'page'>
const FRAME = 'index.html'

/**
 * So that the browser asks for the files of a screen with the frame, and not only when that has run:
 * `ahead.json`, from the list of screens and the finished build.
 */
export function writeAhead(folder: string, manifest: Manifest): void {
  writeFileSync(`${folder}/ahead.json`, JSON.stringify(aheadOf(SCREENS, manifest)))
}

export function aheadOf(screens: readonly Screen[], manifest: Manifest): Ahead[] {
  const frame = [...closureOf(manifest, FRAME)]
  const first = Object.keys(manifest).find((key) => manifest[key]?.name === FIRST_SCREENS) ?? ''
  return screens.map(({ path, page }) => {
    const files = new Set(
      [FIRST_PAGES.has(page) ? first : page, ...(WITH[page] ?? [])].flatMap((key) => [
        ...closureOf(manifest, key),
      ]),
    )
    // The frame first: a browser that loads six at a time would else have it wait for the small ones.
    return { path, files: [...new Set([...frame, ...files])] }
  })
}
