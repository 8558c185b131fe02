import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aConfig } from '../worlds/builders.ts'
import { ok } from '../worlds/server.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import '../worlds/profile-screen.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { sessionListJourney } from './session-list.journey.ts'
import { SESSION_LIST_AT, sessionListAnswers, sessionListSteps } from './session-list.steps.ts'

const SESSIONS = 'GET /api/account/sessions'
let app: WholeApp | null = null

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('language', 'en')
})
afterEach(() => app?.close())

const open = async (answers: Parameters<typeof openWholeApp>[1] = {}) => {
  app = await openWholeApp(SESSION_LIST_AT, { ...sessionListAnswers(), ...answers })
  return app
}

describe.each(waysThrough(sessionListJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    await way.test(...sessionListSteps(inDom(await open())))
  })
})

test('a list that fails to load offers a retry', { timeout: 20_000 }, async () => {
  const { server, press, sees, seesNot } = await open({ [SESSIONS]: { status: 429 } })
  await sees('Couldn’t load this')
  server.says(SESSIONS, sessionListAnswers()[SESSIONS])
  await press('Try again')
  await sees('Firefox on Linux')
  seesNot('Couldn’t load this')
})

test(
  'a server without such a list gets no request, and the page does not mention it',
  { timeout: 20_000 },
  async () => {
    const { server, sees, seesNot } = await open({ 'GET /api/config': ok(aConfig()) })
    await sees('Your email address is ada@example.org.')
    seesNot('Active sessions')
    expect(server.countOf(SESSIONS)).toBe(0)
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  },
)
