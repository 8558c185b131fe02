import { describe, test } from 'vitest'
import { createTestModel } from 'xstate/graph'
import { openOwnCategories } from '#tests/worlds/own-categories.world.ts'
import { ownCategoriesJourney } from './own-categories.journey.ts'

const walked = createTestModel(ownCategoriesJourney).getShortestPaths({ limit: 1000 })

describe.each(walked.map((path) => ({ path, story: path.description })))('$story', ({ path }) => {
  test('is what the person sees', async () => {
    const { start, agree, refuse, sees } = openOwnCategories()
    await path.test({
      events: { 'person starts': start, 'server agrees': agree, 'server refuses': refuse },
      states: {
        resting: () => sees('open', null),
        running: () => sees('busy', null),
        refused: () => sees('open', 'No'),
        runningAgain: () => sees('busy', null),
        restingAgain: () => sees('open', null),
      },
    })
  })
})
