import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../../../worlds/builders.ts'
import { aContainer, anAnswer, aRunningContainer, ENTRY } from '../../../worlds/container.world.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '../../../worlds/challenge.world.ts'
import '#src/features/container/test-container.tsx'

const TEST = 'GET /api/edit/games/1/challenges/7/container'
const START = 'POST /api/edit/games/1/challenges/7/container'
const DESTROY = 'DELETE /api/edit/games/1/challenges/7/container'
const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const HOURS = 7_200_000
const stored = aChallengeToEdit({ type: 'DynamicContainer', containerImage: 'warm-up:3', flags: [] })
const ok = (body?: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

async function open(features: readonly string[], answers: Parameters<typeof openWholeApp>[1] = {}) {
  app = await openWholeApp('/games/1/room/challenges/7/container', {
    'GET /api/config': ok(aConfig({ features: [...features] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
    [CHALLENGE]: ok(stored),
    [TEST]: ok({ runtime: true, container: null }),
    [START]: 'held',
    [DESTROY]: 'held',
    ...answers,
  })
  const { server } = app
  return {
    ...app,
    answer: async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    },
  }
}

describe('an organiser’s test container', () => {
  test('is started, reached, and destroyed without a question', async () => {
    const { server, press, sees, seesNot, answer } = await open(['containers'])
    await press('Start test instance')
    await sees('Requesting an instance…')
    server.says(TEST, ok({ runtime: true, container: aRunningContainer(HOURS) }))
    await answer(START, ok(anAnswer(HOURS)))
    await sees(ENTRY)
    await sees(/0[12]:\d\d:\d\d/)
    expect(screen.queryByRole('button', { name: /Prolong/ })).toBeNull()
    server.says(TEST, ok({ runtime: true, container: null }))
    await press('Destroy')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await answer(DESTROY, ok())
    await sees('The instance was destroyed.')
    seesNot(ENTRY)
  })
  test('is there after a return to the screen, even if it is still queued', async () => {
    const { sees } = await open(['containers'], {
      [TEST]: ok({ runtime: true, container: aContainer({ ahead: 1 }) }),
    })
    await sees('In the queue: 1 instance ahead.')
  })
  test('reports a missing runtime', async () => {
    const { sees, seesNot } = await open(['containers'], { [TEST]: ok({ runtime: false, container: null }) })
    await sees('Instances aren’t available on this platform')
    // Organisers must read which setting is missing and where it is documented.
    await sees(
      /^No container engine is configured\. Set CONTAINER_PROVIDER .* docs\/containers\.md describes it\.$/,
    )
    seesNot(/Tell the organisers/)
  })
  test('shows why it was refused', async () => {
    const { press, sees, answer } = await open(['containers'])
    await press('Start test instance')
    await answer(START, { status: 400, body: { title: 'The image could not be fetched', status: 400 } })
    await sees('The image could not be fetched')
  })
  test('warns that unsaved settings do not apply, as long as there are any', async () => {
    const { type, sees, seesNot } = await open(['containers'])
    await sees(/Try the challenge as a player would/)
    seesNot(/A test instance uses the saved version/)
    await type(/^Container image|^Image/, 'warm-up:4')
    await sees(/A test instance uses the saved version/)
    await type(/^Container image|^Image/, 'warm-up:3')
    seesNot(/A test instance uses the saved version/)
  })
  test('lets the copy key type a letter into the form', async () => {
    await open(['containers'], { [TEST]: ok({ runtime: true, container: aRunningContainer(HOURS) }) })
    await screen.findByRole('button', { name: 'Copy address' })
    await act(
      async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true })),
    )
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
  })
  test('works on a base server, which returns it with the challenge', async () => {
    const { server, sees, press, answer } = await open([], {
      [CHALLENGE]: ok({ ...stored, testContainer: anAnswer(HOURS) }),
    })
    await sees(ENTRY)
    expect(server.countOf(TEST)).toBe(0)
    server.says(CHALLENGE, ok(stored))
    await press('Destroy')
    await answer(DESTROY, ok())
    await sees('The instance was destroyed.')
  })
})
