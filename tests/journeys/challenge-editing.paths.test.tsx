import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { aChallengeInfo, aChallengeToEdit, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { challengeEditingJourney } from './challenge-editing.journey.ts'
import {
  CHALLENGE_EDITING_AT,
  challengeEditingAnswers,
  challengeEditingSteps,
} from './challenge-editing.steps.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const PROFILE = 'GET /api/account/profile'
const stored = aChallengeToEdit({ type: 'DynamicContainer', isEnabled: true, flags: [] })
const ok = (body?: unknown, version?: string) => ({
  status: 200,
  body,
  ...(version ? { headers: { ETag: version } } : {}),
})
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(challengeEditingJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    app = await openWholeApp(CHALLENGE_EDITING_AT, challengeEditingAnswers())
    await screen.findByLabelText(/^Title/)
    await way.test(...challengeEditingSteps(inDom(app)))
  })
})

test('a table shows the score after each number of solves, too, and follows the input', async () => {
  app = await openWholeApp(`${CHALLENGE_EDITING_AT}/scoring`, {
    [PROFILE]: ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    [CHALLENGE]: ok({ ...stored, acceptedCount: 4 }, '"1"'),
  })
  await screen.findByLabelText(/^Initial score/)
  await app.sees(/Now: 4 solves, 330 pts/)
  await app.type(/^Initial score/, '1000')
  await app.sees(/Now: 4 solves, 661 pts/)
  const rows = within(
    screen.getByRole('table', { name: 'Score by number of solves', hidden: true }),
  ).getAllByRole('row', { hidden: true })
  expect(rows.slice(1, 4).map((row) => row.textContent)).toEqual(['11,000', '2864', '3752'])
})

test.each([
  ['/games/1/room/challenges/99', 'Challenge not found'],
  ['/games/1/room/challenges/x', 'Challenge not found'],
])('%s reports that there is none, and links to the list', async (address, said) => {
  app = await openWholeApp(address, {
    [PROFILE]: ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
  })
  await app.sees(said)
  await app.press('All challenges')
  await app.isAt('/games/1/room/challenges')
})
