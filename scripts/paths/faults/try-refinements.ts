import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { Refinement } from '../../../tests/journeys/refinement.ts'
import { disagreement, storiesOf } from '../../../tests/journeys/walk-refinement.ts'
import type { Fault } from './fault.ts'
import { faultyMachine } from './plant.ts'

const FOLDER = 'tests/journeys'

/** Returns whether a refinement of a machine sees a fault. It takes milliseconds, because no test runs. */
export async function openRefinements(): Promise<(machine: AnyStateMachine, fault: Fault) => boolean> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.refinement.ts'))
  const tables = (await Promise.all(files.map(refinementsIn))).flat().map((table) => ({
    table,
    stories: storiesOf(table.journey),
  }))
  return (machine, { change }) => {
    const own = tables.filter(({ table }) => table.machine.id === machine.id)
    if (own.length === 0) return false
    const faulty = faultyMachine(machine, change)
    return own.some(({ table, stories }) =>
      stories.some((story) => disagreement(table, story, faulty) !== null),
    )
  }
}

async function refinementsIn(file: string): Promise<Refinement[]> {
  const exported: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(FOLDER, file)).href)
  return Object.values(exported ?? {}).filter(isRefinement)
}

const isRefinement = (value: unknown): value is Refinement =>
  typeof value === 'object' && value !== null && 'journey' in value && 'begin' in value
