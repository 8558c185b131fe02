import { afterEach, describe, test } from 'vitest'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import '../worlds/profile-screen.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { passwordChangeJourney } from './password-change.journey.ts'
import { PASSWORD_CHANGE_AT, passwordChangeAnswers, passwordChangeSteps } from './password-change.steps.ts'

let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(passwordChangeJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    app = await openEntry(PASSWORD_CHANGE_AT, passwordChangeAnswers())
    await way.test(...passwordChangeSteps(inDom(app)))
  })
})
