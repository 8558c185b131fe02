import { existsSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readOwnJourney } from '../../tests/journeys/own-journey.ts'
import type { Subject } from './subjects.ts'

export type OwnFileReading = { ok: true; subject: Subject } | { ok: false; faults: readonly string[] }

/** Names of journeys and machines have no ending. */
export const isFile = (name: string): boolean => /\.tsx?$/.test(name)

/** Reads the journey of a tester from its file, which is anywhere in the repository but in the product. */
export async function readOwnFile(path: string): Promise<OwnFileReading> {
  const file = resolve(path)
  const [folder = ''] = relative('.', file).split(/[\\/]/)
  if (!existsSync(file)) return wrong('there is no such file')
  if (folder === '..') return wrong('it must be in the repository, because it takes its parts from there')
  if (['src', 'machines', 'contract', 'server'].includes(folder))
    return wrong(`it must be outside of ${folder}, which is the product`)
  try {
    const exported: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
    const reading = readOwnJourney(exported)
    if (!reading.ok) return reading
    // A folder of its own, because a journey of the product may have the same name.
    const name = `own/${basename(file).replace(/(?:\.journey)?\.tsx?$/, '')}`
    return { ok: true, subject: { name, kind: 'journey', machine: reading.own.journey, file: 'own' } }
  } catch (error) {
    return wrong(`it cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const wrong = (fault: string): OwnFileReading => ({ ok: false, faults: [fault] })
