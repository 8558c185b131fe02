import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const FOLDER = `${ROOT}.cache/built`
/** The journeys load the build under this path, apart from Vitest's own files. */
export const BASE = '/built/'

/** These packages have a state that the tests share with the client, so both must use one copy. */
const SHARED: readonly string[] = ['react', 'react-dom', 'react-router-dom', '@testing-library/react']
const PRODUCT = /^#(src|machines|styled)\//

export const isPart = (name: string): boolean => PRODUCT.test(name) || SHARED.includes(name)

const isCode = (file: string) => /\.tsx?$/.test(file)
/**
 * The folders of the journeys, and of the screens that are tested in a browser. Their imports decide which
 * parts the build offers.
 */
const FOLDERS: readonly (readonly [string, (file: string) => boolean])[] = [
  ['tests', isCode],
  ['tests/journeys', isCode],
  ['tests/worlds', isCode],
  ['tests/src/ui', (file) => isCode(file) && !file.includes('.test.')],
  ['tests/src/pages', (file) => isCode(file) && !/(?<!\.browser)\.test\./.test(file)],
  ['tests/src/shell', (file) => isCode(file) && !/(?<!\.browser)\.test\./.test(file)],
]

/** Everything that these tests import from the client, because the build must offer exactly that. */
export function partNames(): string[] {
  const files = FOLDERS.flatMap(([folder, isRead]) =>
    readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((file) =>
      file.isFile() && isRead(file.name) ? readFileSync(`${ROOT}${folder}/${file.name}`, 'utf8') : [],
    ),
  )
  const names = files.flatMap((code) => [...code.matchAll(/'(#[^'*]+)'/g)].map(([, name = '']) => name))
  return [...new Set([...names, ...SHARED])].filter((name) => isPart(name) && !name.endsWith('.css')).sort()
}

/** An address ends at a number sign, so the name of a module has none. */
export const keyOf = (name: string): string => name.replace('#', '')

/** A mapped name becomes a file of the product. Every other name is a package. */
export const placeOf = (name: string): string =>
  name.replace('#styled/', '#src/styled-system/').replace('#', ROOT)
