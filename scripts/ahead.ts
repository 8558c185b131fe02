import { writeFileSync } from 'node:fs'
import { SCREENS, type ScreenEntry } from '#src/app/screens.ts'
import { FIRST_PAGES, FIRST_SCREENS } from './first-load.ts'
import { closureOf, type Manifest } from './manifest.ts'

/** One screen: its route as the server matches it, and its files. */
interface Ahead {
  path: string
  files: readonly string[]
}
/**
 * Modules that a screen imports dynamically for its data. Its first content waits for them, so they are
 * fetched ahead too.
 */
const WITH: Readonly<Record<string, readonly string[]>> = {
  'src/pages/scoreboard.tsx': ['src/wiring/live-machines.ts'],
}
type Screen = Pick<ScreenEntry, 'path' | 'page'>
const FRAME = 'index.html'

/**
 * Writes `ahead.json` from the list of screens and the finished build. With it a browser requests the files
 * of a screen together with the frame, and not only after the frame has run.
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
    // Lists the frame first, because a browser loads six files at a time and the frame would wait for the
    // small ones.
    return { path, files: [...new Set([...frame, ...files])] }
  })
}
