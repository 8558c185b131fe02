import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '../contract/rules/language.ts'
import { FIRST_SCREENS } from './first-load.ts'
import { closureOf, pagesOf, sheetsOf, type Manifest } from './manifest.ts'

/**
 * Compressed, in kB of 1000 bytes. Includes the message for a screen whose file cannot load, because without
 * a network that message could not be fetched either.
 */
const FIRST_LOAD_KB = 160
const ROUTE_KB = 60
/**
 * Larger, because it includes confirm dialogs, and what each act of organisers says before it begins. The editor
 * of a challenge has all its sections. Few users open these screens, and rarely over a slow connection.
 */
const ORGANISER_KB = 76
/**
 * Larger, because it includes the header of a game: the live board, its rules and the position of the own
 * team. The list of challenges also includes the open challenge, so that a press shows it immediately.
 */
const GAME_KB = 84
const GAME_PAGES = new Set(['game', 'challenges', 'scoreboard', 'room-board', 'projector'])
const isOrganisers = (page: string) => page.startsWith('admin-') || page.startsWith('room')
/** Small, because every screen waits for this sheet. */
const STYLE_KB = 19
/** Counted, because no screen appears before the texts of one language have loaded. */
const CATALOGUES = LANGUAGES.map((language) => `src/text/${language}.ts`)
/** Only files that bundle a model of the contract contain this text, because `model` itself reads it. */
const SCHEMA_TRACE = '~optional'

/** The channel of the explorer of running machines, which is for development only. */
const EXPLORER_TRACE = 'vexil-machines'

const CLIENT = 'dist/client/'
const manifest = JSON.parse(readFileSync('dist/client-manifest.json', 'utf8')) as Manifest
const entry = closureOf(manifest, 'index.html')
const firstSheets = sheetsOf(manifest, 'index.html')
const firstScreens = Object.keys(manifest).find((key) => manifest[key]?.name === FIRST_SCREENS)
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
const lines: { what: string; kb: number; limit: number }[] = []
const faults: string[] = []

if (firstScreens === undefined)
  faults.push(`there is no chunk ${FIRST_SCREENS}: the first load was not measured`)
else {
  lines.push({
    what: 'first load of / and /games',
    kb: sizeOf([...entry, 'theme.js']) + Math.max(...CATALOGUES.map((words) => added(firstScreens, words))),
    limit: FIRST_LOAD_KB,
  })
}
for (const [page, key] of pagesOf(manifest))
  lines.push({ what: `screen ${page}`, kb: added(key), limit: limitOf(page) })
lines.push({ what: 'first style sheet', kb: sizeOf([...firstSheets]), limit: STYLE_KB })
for (const file of files) {
  if (!file.endsWith('.js')) continue
  const script = readFileSync(CLIENT + file, 'utf8')
  if (script.includes(SCHEMA_TRACE)) faults.push(`${file} carries schemas of the contract`)
  if (script.includes(EXPLORER_TRACE)) faults.push(`${file} carries the explorer of running machines`)
}

for (const { what, kb, limit } of lines)
  console.log(
    `${kb > limit ? 'OVER' : '    '}  ${what.padEnd(28)} ${kb.toFixed(1).padStart(7)} of ${limit} kB`,
  )
for (const fault of faults) console.log(`OVER  ${fault}`)
process.exitCode = lines.some(({ kb, limit }) => kb > limit) || faults.length > 0 ? 1 : 0

/** The files that chunks load in addition to the frame, each once. */
function added(...keys: readonly string[]) {
  const scripts = new Set(keys.flatMap((key) => [...closureOf(manifest, key)]))
  const sheets = new Set(keys.flatMap((key) => [...sheetsOf(manifest, key)]))
  return sizeOf([
    ...[...scripts].filter((file) => !entry.has(file)),
    ...[...sheets].filter((file) => !firstSheets.has(file)),
  ])
}

function limitOf(page: string) {
  // The board of a room is the scoreboard, so it has the same bound.
  if (GAME_PAGES.has(page)) return GAME_KB
  return isOrganisers(page) ? ORGANISER_KB : ROUTE_KB
}

function sizeOf(names: readonly string[]) {
  return (
    names.reduce((sum, name) => sum + gzipSync(readFileSync(CLIENT + name), { level: 9 }).length, 0) / 1000
  )
}
