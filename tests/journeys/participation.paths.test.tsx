import { afterEach, describe, test, vi } from 'vitest'
import { gameIn } from '../worlds/game-in.ts'
import { openGamePage, type GamePageWorld } from '../worlds/participation.world.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { participationJourney } from './participation.journey.ts'
import { participationAnswers, participationSteps } from './participation.steps.ts'

let app: GamePageWorld | null = null

afterEach(() => {
  app?.close()
  vi.useRealTimers()
})

describe.each(waysThrough(participationJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    app = await openGamePage(gameIn('coming'), 'ada', [], participationAnswers())
    await way.test(...participationSteps(inDom(app)))
  })
})
