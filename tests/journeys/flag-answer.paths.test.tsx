import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aConfig, aRunningGame } from '../worlds/builders.ts'
import {
  CHALLENGE,
  GAME,
  ok,
  openPlaying,
  refused,
  SUBMIT,
  type PlayingWorld,
} from '../worlds/playing.world.tsx'
import { flagAnswerJourney } from './flag-answer.journey.ts'
import { FLAG_ANSWER_AT, flagAnswerAnswers, flagAnswerSteps } from './flag-answer.steps.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'

const STATUS = 'GET /api/game/1/challenges/7/status/41'
const PROFILE = 'GET /api/account/profile'
let app: PlayingWorld | null = null

afterEach(() => app?.close())

const field = () => screen.getByLabelText<HTMLInputElement>('Flag')
const keys = ({ server }: PlayingWorld) =>
  server.asked
    .filter(({ method, address }) => `${method} ${address}` === SUBMIT)
    .map(({ headers }) => headers['Idempotency-Key'])

describe.each(waysThrough(flagAnswerJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 20_000 }, async () => {
    app = await openPlaying(FLAG_ANSWER_AT, flagAnswerAnswers())
    await screen.findByLabelText('Flag')
    await way.test(...flagAnswerSteps(inDom(app)))
  })
})

test('a repeated flag is sent under the same key, the next one under another', async () => {
  app = await openPlaying('/games/1/challenges/7', {
    'GET /api/config': ok(aConfig({ features: ['idempotent-answers'] })),
    [SUBMIT]: 'silence',
    [STATUS]: ok('"WrongAnswer"'),
  })
  await screen.findByLabelText('Flag')
  await app.type('Flag', 'flag{one}')
  await app.press('Submit')
  app.server.says(SUBMIT, ok(41))
  await app.press('Try now')
  await app.sees('1 try in this browser')
  await app.type('Flag', 'flag{two}')
  await app.press('Submit')
  const [first, again, next] = keys(app)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
  expect(keys(app)).toHaveLength(3)
})

test('attempts are masked until requested, stay for the next visit, and are removed with the session', async () => {
  app = await openPlaying('/games/1/challenges/7', { [SUBMIT]: ok(41), [STATUS]: ok('"WrongAnswer"') })
  await screen.findByLabelText('Flag')
  await app.type('Flag', 'flag{one}')
  await app.press('Submit')
  await app.sees('1 try in this browser')
  app.seesNot('flag{one}')
  await app.press('All challenges')
  await app.press(/^Warm up/)
  await app.sees('1 try in this browser')
  expect(field().value).toBe('flag{one}')
  await act(async () => screen.getByRole('button', { name: 'Show flag', hidden: true }).click())
  await app.sees('flag{one}')
  expect(localStorage.getItem('tries')).toContain('flag{one}')
  app.server.says(PROFILE, refused('Please log in', 401))
  await app.press('ada’s account')
  await app.press('Sign out')
  await app.isAt('/')
  expect(localStorage.getItem('tries')).toBeNull()
})

test('in practice a correct flag shows that it does not count', async () => {
  const game = aRunningGame({
    practiceMode: true,
    start: '2026-01-01T00:00:00+00:00',
    end: '2026-01-02T00:00:00+00:00',
  })
  app = await openPlaying('/games/1/challenges/7', {
    [GAME]: ok(game),
    [SUBMIT]: ok(41),
    [STATUS]: ok('"Accepted"'),
  })
  await screen.findByLabelText('Flag')
  await app.sees(/You can keep practising/)
  await app.type('Flag', 'flag{one}')
  await app.press('Submit')
  await app.sees(/it doesn’t score/)
  expect(app.server.countOf(CHALLENGE)).toBeGreaterThan(0)
})
