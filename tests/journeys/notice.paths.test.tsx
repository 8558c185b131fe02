import { afterEach, beforeEach, describe, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { noticeJourney } from './notice.journey.ts'
import { NOTICE_AT, noticeAnswers, noticeSteps } from './notice.steps.ts'
import '../worlds/organiser.world.ts'

let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(noticeJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    app = await openWholeApp(NOTICE_AT, noticeAnswers())
    await way.test(...noticeSteps(inDom(app)))
  })
})
