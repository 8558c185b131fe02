import { afterEach, beforeEach, describe, test } from 'vitest'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import '../worlds/profile-screen.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { profileEditJourney } from './profile-edit.journey.ts'
import { PROFILE_EDIT_AT, profileEditAnswers, profileEditSteps } from './profile-edit.steps.ts'

let app: WholeApp | null = null

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('language', 'en')
})
afterEach(() => app?.close())

describe.each(waysThrough(profileEditJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    app = await openWholeApp(PROFILE_EDIT_AT, profileEditAnswers())
    await way.test(...profileEditSteps(inDom(app)))
  })
})
