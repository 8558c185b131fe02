import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { gameCreationJourney } from './game-creation.journey.ts'
import { GAME_CREATION_AT, gameCreationAnswers, gameCreationSteps } from './game-creation.steps.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'

let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(gameCreationJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    app = await openWholeApp(GAME_CREATION_AT, gameCreationAnswers())
    await way.test(...gameCreationSteps(inDom(app)))
  })
})

test('an end that was typed before the start stays when the focus passes through the start', async () => {
  app = await openWholeApp(GAME_CREATION_AT, gameCreationAnswers())
  const person = inDom(app)
  await person.press('New game')
  await person.type(/^End/, '2026-01-01T08:00')
  await person.leave(/^Start/)
  expect((await person.field(/^End/)).value).toMatch(/^2026-01-01T08:00/)
})
