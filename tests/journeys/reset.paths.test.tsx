import { afterEach, describe, test } from 'vitest'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { resetJourney } from './reset.journey.ts'
import { RESET_AT, resetAnswers, resetSteps } from './reset.steps.ts'

let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(resetJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 30_000 }, async () => {
    app = await openEntry(RESET_AT, resetAnswers())
    await way.test(...resetSteps(inDom(app)))
  })
})

test.each([
  '/account/reset',
  '/account/reset?token=a',
  '/account/reset?email=a',
  '/account/reset?token=&email=',
])('%s is reported as incomplete, with a link to a new email', async (broken) => {
  app = await openEntry(broken)
  await app.sees('This link is incomplete')
  await app.press('Send a new email')
  await app.isAt('/account/recovery')
})
