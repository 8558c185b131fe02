import { readFileSync, writeFileSync } from 'node:fs'
import { FIRST_PAGES, FIRST_SCREENS } from './first-load.ts'
import { closureOf, type Manifest } from './manifest.ts'

/** An address, as the server reads it: the pattern of a route, and the files of its screen. */
interface Ahead {
  path: string
  files: readonly string[]
}
const SCREEN =
  /screen\(\s*'([^']+)',\s*'[^']+',\s*async \(\) => \(await import\('#(src\/pages\/[\w-]+\.tsx)'\)/g
/** Modules that a screen loads on demand and waits for. */
const WITH: Readonly<Record<string, readonly string[]>> = {
  'src/pages/scoreboard.tsx': ['src/wiring/live-machines.ts'],
}
const FRAME = 'index.html'

/**
 * So that the browser asks for the files of a screen with the frame, and not only when that has run:
 * `ahead.json`, from the routes and the finished build.
 */
export function writeAhead(folder: string, manifest: Manifest): void {
  const routes = readFileSync('src/app/routes.tsx', 'utf8')
  writeFileSync(`${folder}/ahead.json`, JSON.stringify(aheadOf(routes, manifest)))
}

export function aheadOf(routes: string, manifest: Manifest): Ahead[] {
  const frame = [...closureOf(manifest, FRAME)]
  const first = Object.keys(manifest).find((key) => manifest[key]?.name === FIRST_SCREENS) ?? ''
  const screens = [...routes.matchAll(SCREEN)].map(([, path = '', page = '']) => {
    const files = new Set(
      [FIRST_PAGES.has(page) ? first : page, ...(WITH[page] ?? [])].flatMap((key) => [
        ...closureOf(manifest, key),
      ]),
    )
    // The frame first: a browser that loads six at a time would else have it wait for the small ones.
    return { path, files: [...new Set([...frame, ...files])] }
  })
  // Screens of development exist only in the routes.
  return screens.filter(({ files }) => files.length > frame.length)
}
