import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { chartsOf } from '../machines/charts.ts'

/** Something that has paths: a journey, named `flag-answer`, or a machine, named `game/flag-answer`. */
export interface Subject {
  name: string
  kind: 'journey' | 'machine'
  machine: AnyStateMachine
  /** The file without folder and ending. */
  file: string
}
const END = '.journey.ts'
const FOLDER = 'tests/journeys'

export async function subjectsOf(root = '.'): Promise<Subject[]> {
  const charts = await chartsOf(join(root, 'machines'))
  return [
    ...(await journeysOf(root)),
    ...charts.map(({ name, machine }): Subject => ({ name, kind: 'machine', machine, file: name })),
  ]
}

export async function journeysOf(root = '.'): Promise<Subject[]> {
  const folder = join(root, FOLDER)
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(END))
    .toSorted()
  const found = await Promise.all(
    files.map((file) => journeysIn(join(folder, file), file.slice(0, -END.length))),
  )
  return found.flat()
}

/** A file with several journeys names each after its id: `appearance-scheme`. */
async function journeysIn(file: string, name: string): Promise<Subject[]> {
  const exported: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
  const machines = Object.values(exported ?? {}).filter((value) => value instanceof StateMachine)
  return machines.map((machine: AnyStateMachine) => ({
    name: machines.length === 1 ? name : `${name}-${machine.id}`,
    kind: 'journey',
    machine,
    file: name,
  }))
}
