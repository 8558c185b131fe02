import { describe, test } from 'vitest'
import { openOwnCategories } from '#tests/worlds/own-categories.world.ts'
import { waysThrough } from './journey.ts'
import { ownCategoriesJourney } from './own-categories.journey.ts'

describe.each(waysThrough(ownCategoriesJourney))('$story', (way) => {
  test('is what the person sees', async () => {
    const { start, agree, refuse, sees } = openOwnCategories()
    await way.test(
      { 'person starts': start, 'server agrees': agree, 'server refuses': refuse },
      {
        resting: () => sees('open', null),
        running: () => sees('busy', null),
        refused: () => sees('open', 'No'),
        runningAgain: () => sees('busy', null),
        restingAgain: () => sees('open', null),
      },
    )
  })
})
