import { expect, test } from 'vitest'
import { chartsOf } from '../../../scripts/machines/charts.ts'
import { drawn, possibleFaults } from '../../../scripts/paths/faults/possible-faults.ts'
import { rawOf } from '../../../scripts/paths/faults/raw-chart.ts'
import { PER_MACHINE, SEED } from '../../../scripts/paths/faults/run-faults.ts'
import { openRefinements } from '../../../scripts/paths/faults/try-refinements.ts'

/**
 * Measured at this seed: 371 of 489, in 50 machines. A changed chart draws other faults, so some room is
 * left.
 */
const LEAST_SEEN = 0.7

test('refinements alone see most faults', async () => {
  const isSeen = await openRefinements()
  const tried = (await chartsOf('machines')).flatMap(({ machine }) => {
    const seen = drawn(possibleFaults(rawOf(machine)), PER_MACHINE, SEED).map((fault) =>
      isSeen(machine, fault),
    )
    return seen.includes(true) ? seen : []
  })
  expect(tried.filter((isSeenNow) => isSeenNow).length / tried.length).toBeGreaterThan(LEAST_SEEN)
})
