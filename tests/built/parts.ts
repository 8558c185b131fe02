import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const FOLDER = `${ROOT}.cache/built`
/** The path at which the journeys find the build. */
export const BASE = '/built/'

/** Packages with a state that the tests share with the client. */
const SHARED: readonly string[] = ['react', 'react-dom', 'react-router-dom', '@testing-library/react']
const PRODUCT = /^#(src|machines)\//

export const isPart = (name: string): boolean => PRODUCT.test(name) || SHARED.includes(name)

/** All that the journeys import from the client. */
export function partNames(): string[] {
  const folders = ['tests', 'tests/journeys', 'tests/worlds'].map((folder) => ROOT + folder)
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((file) =>
      file.isFile() && /\.tsx?$/.test(file.name) ? readFileSync(`${folder}/${file.name}`, 'utf8') : [],
    ),
  )
  const names = files.flatMap((code) => [...code.matchAll(/'(#[^'*]+)'/g)].map(([, name = '']) => name))
  return [...new Set([...names, ...SHARED])].filter(isPart).sort()
}

/** A path may not contain a number sign. */
export const keyOf = (name: string): string => name.replace('#', '')

/** The product's file, or the name of the package. */
export const placeOf = (name: string): string => name.replace('#', ROOT)
