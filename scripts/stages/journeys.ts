import { rmSync } from 'node:fs'
import { chartsOf } from '../machines/charts.ts'
import { coverageOf, coverageTable, faultsOf } from '../paths/coverage.ts'
import { NOT_REACHED } from '../paths/not-reached.ts'
import { readWalks, WALKS } from '../paths/read-walks.ts'
import type { Stage } from './stage.ts'
import { vitestStage } from './vitest.ts'

const walking = vitestStage('journeys in a browser', ['journeys'])

/** Leaves nothing of an earlier run, which would count as reached. */
export const journeys: Stage = {
  name: walking.name,
  run() {
    rmSync(WALKS, { recursive: true, force: true })
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
