import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Walked } from './coverage.ts'

/** The folder into which the tests of the journeys write where the machines came. */
export const WALKS = '.cache/walked'
const END = '.json'

export function readWalks(folder = WALKS): Walked[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(END))
    .toSorted()
    .map((file) => {
      const names: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
      if (!Array.isArray(names)) throw new Error(`${folder}/${file} is no list.`)
      return { journey: file.slice(0, -END.length), reached: new Set(names.map(String)) }
    })
}
