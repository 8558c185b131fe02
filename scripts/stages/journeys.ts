import { rmSync } from 'node:fs'
import { extensionsOf } from '../../tests/journeys/base-form.ts'
import { NOT_ON_BASE } from '../../tests/journeys/not-on-base.ts'
import { chartsOf } from '../machines/charts.ts'
import { coverageOf, coverageTable, faultsOf } from '../paths/coverage.ts'
import { NOT_REACHED } from '../paths/not-reached.ts'
import { readWalks, WALKS } from '../paths/read-walks.ts'
import { journeysOf } from '../paths/subjects.ts'
import { readWires, wireFaults, wireTable, WIRES } from '../paths/wires.ts'
import type { Stage } from './stage.ts'
import { vitestStage } from './vitest.ts'

const walking = vitestStage('journeys in a browser', ['journeys'])

/** Leaves nothing of an earlier run, which would count as reached. */
export const journeys: Stage = {
  name: walking.name,
  run() {
    for (const folder of [WALKS, WIRES]) rmSync(folder, { recursive: true, force: true })
    return walking.run()
  },
}

/** Fails for each state and arrow of a machine that no journey reaches and that is no exception. */
export const reach: Stage = {
  name: 'what journeys reach',
  async run() {
    const rows = coverageOf(await chartsOf('machines'), readWalks(), NOT_REACHED)
    const faults = faultsOf(rows)
    const faulty = rows.filter(({ missed, stale }) => missed.length + stale.length > 0).length
    return {
      passed: rows.length - faulty,
      failed: faulty,
      output: faults.join('\n'),
      note: `\n${coverageTable(rows)}`,
    }
  },
}

/** Fails for each journey that is not walked before a server without extensions and is no exception. */
export const base: Stage = {
  name: 'journeys before a base server',
  async run() {
    const found = await journeysOf()
    const journeys = found.map(({ machine }) => ({ id: machine.id, extensions: extensionsOf(machine) }))
    const wires = readWires()
    const faults = wireFaults(journeys, wires, NOT_ON_BASE)
    return {
      passed: journeys.length - faults.length,
      failed: faults.length,
      output: faults.join('\n'),
      note: `\n${wireTable(journeys, wires, NOT_ON_BASE)}`,
    }
  },
}
