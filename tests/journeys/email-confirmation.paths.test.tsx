import { afterEach, describe, expect, test, vi } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { NOBODY } from '../worlds/app.world.tsx'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { emailConfirmationJourney } from './email-confirmation.journey.ts'
import {
  EMAIL_CONFIRMATION_AT,
  emailConfirmationAnswers,
  emailConfirmationSteps,
} from './email-confirmation.steps.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'

const CONFIRM = 'POST /api/account/mailchangeconfirm'
const PROFILE = 'GET /api/account/profile'
const ada = { status: 200, body: aProfile() }
let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(emailConfirmationJourney))('$story', (way) => {
  test('is what the owner sees', { timeout: 30_000 }, async () => {
    app = await openEntry(EMAIL_CONFIRMATION_AT, emailConfirmationAnswers())
    await way.test(...emailConfirmationSteps(inDom(app)))
  })
})

test('an incomplete link is not sent', async () => {
  app = await openEntry('/account/confirm?token=a', { [PROFILE]: ada })
  await app.sees('This link is incomplete')
  expect(app.server.countOf(CONFIRM)).toBe(0)
})

test('a link that was sent in an ended session is sent again after the sign-in', async () => {
  const { server, press, type, isAt, answer } = (app = await openEntry(EMAIL_CONFIRMATION_AT, {
    [PROFILE]: ada,
    [CONFIRM]: 'held',
    'POST /api/account/login': { status: 200 },
  }))
  await vi.waitFor(() => expect(server.countOf(CONFIRM)).toBe(1))
  server.says(PROFILE, NOBODY)
  await answer(CONFIRM, NOBODY)
  await isAt(`/account/login?from=${encodeURIComponent(EMAIL_CONFIRMATION_AT)}`)
  server.says(CONFIRM, { status: 200 })
  await type('Username or email', 'ada')
  await type('Password', 'Lovelace1')
  server.says(PROFILE, ada)
  await press('Sign in')
  await isAt('/account/profile')
  expect(server.countOf(CONFIRM)).toBe(2)
})
