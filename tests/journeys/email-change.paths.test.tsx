import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { emailChangeJourney } from './email-change.journey.ts'
import { EMAIL_CHANGE_AT, emailChangeAnswers, emailChangeSteps } from './email-change.steps.ts'
import '../worlds/profile-screen.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'

let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(emailChangeJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    app = await openEntry(EMAIL_CHANGE_AT, emailChangeAnswers())
    await way.test(...emailChangeSteps(inDom(app)))
  })
})

test(
  'after a cancel of the form the focus is on the button that opened it',
  { timeout: 20_000 },
  async () => {
    app = await openEntry(EMAIL_CHANGE_AT, emailChangeAnswers())
    await app.sees('Your email address is ada@example.org.')
    expect(document.activeElement).toBe(document.body)
    await app.press('Change email')
    await app.press('Cancel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change email' }))
  },
)
