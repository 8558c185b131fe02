import { afterEach, beforeEach, describe, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { challengeCreationJourney } from './challenge-creation.journey.ts'
import {
  CHALLENGE_CREATION_AT,
  challengeCreationAnswers,
  challengeCreationSteps,
} from './challenge-creation.steps.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(challengeCreationJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    app = await openWholeApp(CHALLENGE_CREATION_AT, challengeCreationAnswers())
    await way.test(...challengeCreationSteps(inDom(app)))
  })
})
