import { afterEach, describe, test } from 'vitest'
import { gameIn } from '../worlds/game-in.ts'
import { openGamePage, type GamePageWorld } from '../worlds/participation.world.ts'
import { gameJoiningJourney } from './game-joining.journey.ts'
import { gameJoiningAnswers, gameJoiningSteps } from './game-joining.steps.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'

let app: GamePageWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(gameJoiningJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    app = await openGamePage(gameIn('coming'), 'ada', [], gameJoiningAnswers())
    await way.test(...gameJoiningSteps(inDom(app)))
  })
})
