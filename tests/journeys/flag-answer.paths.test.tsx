import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aBoardRow, aChallenge, aListedChallenge, aPlay, aProfile } from '../worlds/builders.ts'
import {
  CHALLENGE,
  DETAILS,
  GAME,
  ok,
  openPlaying,
  refused,
  SUBMIT,
  type PlayingWorld,
  aRunningGame,
} from '../worlds/playing.world.tsx'
import { settle } from '../worlds/app.world.tsx'
import { flagAnswerJourney } from './flag-answer.journey.ts'
import { waysThrough } from './journey.ts'

const STATUS = 'GET /api/game/1/challenges/7/status/41'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'You are not approved'
const next = aListedChallenge({ id: 8, title: 'Old news', score: 900 })
const play = aPlay({ challenges: { Misc: [aListedChallenge(), next] } })
const solvedPlay = aPlay({
  challenges: { Misc: [aListedChallenge({ solved: 1 }), next] },
  rank: aBoardRow({
    rank: 2,
    challenges: [
      { id: 7, score: 525, type: 'FirstBlood', userName: 'ada', time: '2026-11-20T09:00:00+00:00' },
    ],
  }),
})
let app: PlayingWorld | null = null

afterEach(() => app?.close())

const field = () => screen.getByLabelText<HTMLInputElement>('Flag')
const spoken = () =>
  [...document.querySelectorAll('section > [role=status]')].flatMap(({ textContent }) => textContent || [])
const keys = ({ server }: PlayingWorld) =>
  server.asked
    .filter(({ method, address }) => `${method} ${address}` === SUBMIT)
    .map(({ headers }) => headers['Idempotency-Key'])

describe.each(waysThrough(flagAnswerJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 20_000 }, async () => {
    const world = (app = await openPlaying('/games/1/challenges/7', {
      [DETAILS]: ok(play),
      [SUBMIT]: 'held',
      [STATUS]: 'held',
      'GET /api/game/1/challenges/8': ok(aChallenge({ id: 8, title: 'Old news' })),
    }))
    const { server, press, type, sees, seesNot, isAt, answer, passes } = world
    await screen.findByLabelText('Flag')
    let sent = 0
    await way.test(
      {
        'the player sends nothing': async () => {
          await type('Flag', '  ')
          await press('Submit')
        },
        'the player types a flag': () => type('Flag', 'flag{two}'),
        'the player sends a flag': async () => {
          if (field().value.trim() === '') await type('Flag', 'flag{one}')
          await press('Submit')
        },
        'the player is impatient': () => press('Submit'),
        'the player tries at once': () => press('Try now'),
        'the player thinks better of it': () => press('Edit the flag'),
        'the player signs in': async () => {
          server.says(PROFILE, ok(aProfile()))
          await type('Username or email', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
          await screen.findByLabelText('Flag')
          // Only a flag that is sent anew may carry another key.
          sent = 0
        },
        'the server has it': () => answer(SUBMIT, ok(41)),
        'the line is cut': () => answer(SUBMIT, 'silence'),
        'the server breaks down': () => answer(SUBMIT, { status: 502 }),
        'the server is asked too often': () =>
          answer(SUBMIT, { status: 429, headers: { 'Retry-After': '30' } }),
        'the server refuses': () => answer(SUBMIT, refused(REFUSED)),
        'the game has ended': () => answer(SUBMIT, refused('比赛已结束')),
        'the team was banned': () => {
          server.says(GAME, ok(aRunningGame({ status: 'Suspended' })))
          return answer(SUBMIT, refused(REFUSED))
        },
        'the challenge was closed': () => answer(SUBMIT, refused('No such challenge', 404)),
        'the session has ended': () => {
          server.says(PROFILE, refused('Please log in', 401))
          return answer(SUBMIT, refused('Please log in', 401))
        },
        'the line is back': async () => {
          await act(async () => void dispatchEvent(new Event('online')))
          await settle()
        },
        'some time goes by': () => passes(1_000),
        'the wait is over': () => passes(30_000),
        'the judge takes time': () => answer(STATUS, ok('"FlagSubmitted"')),
        'the flag is right': () => answer(STATUS, ok('"Accepted"')),
        'the board has it': async () => {
          server.says(DETAILS, ok(solvedPlay))
          await passes(10_000)
        },
        'nothing counts any more': () => passes(12_000),
        'the player goes on': () => press('Next: Old news'),
        'the flag is wrong': () => answer(STATUS, ok('"WrongAnswer"')),
        'nobody can say': () => answer(STATUS, ok('"NotFound"')),
        'the line is cut while judging': () => answer(STATUS, 'silence'),
        'the line is back while judging': async () => {
          await act(async () => void dispatchEvent(new Event('online')))
          await settle()
        },
      },
      {
        ready: () => {
          seesNot('Enter the flag.')
          seesNot(/Checking the flag/)
          expect(field().readOnly).toBe(false)
        },
        flawed: async () => {
          await sees('Enter the flag.')
          expect(document.activeElement).toBe(field())
          expect(server.countOf(SUBMIT)).toBe(0)
        },
        sending: async () => {
          await sees('Sending the flag…')
          expect(field().readOnly).toBe(true)
          const all = keys(world)
          expect(all.at(-1)).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
          sent = all.length
        },
        kept: async () => {
          await sees(/Your flag is saved/)
          expect(field().value).toMatch(/^flag/)
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        keptWhileJudging: () => sees(/Your flag is saved/),
        heldOff: async () => {
          await sees(/You can submit again in (30|29|28) s/)
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        judging: async () => {
          await sees('Checking the flag…')
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        judgingStill: async () => {
          await sees('Checking the flag…')
          const asked = server.countOf(STATUS)
          await passes(500)
          expect(server.countOf(STATUS)).toBe(asked + 1)
        },
        wrong: async () => {
          await sees(/^(Wrong flag|That’s not)/)
          expect(document.activeElement).toBe(field())
          expect([field().selectionStart, field().selectionEnd]).toEqual([0, field().value.length])
          await sees('1 try in this browser')
        },
        unknown: () => sees(/mention submission 41/),
        refused: () => sees(REFUSED),
        over: () => sees(/The game ended before this flag arrived/),
        gone: () => sees(/was closed before your flag arrived/),
        'led away': async () => {
          await isAt('/games/1')
          await sees('About this game')
        },
        signedOut: () => isAt('/account/login?from=%2Fgames%2F1%2Fchallenges%2F7'),
        right: async () => {
          await sees('Correct!')
          expect(screen.queryByLabelText('Flag')).toBeNull()
          expect(document.activeElement?.textContent).toMatch(/^Next: Old news/)
          // It is read out once, when all of it is known.
          expect(spoken()).toEqual([])
        },
        rightOnly: () => expect(spoken()).toEqual(['Correct!']),
        solved: async () => {
          await sees('+525')
          expect(screen.getByText(/first blood/i, { selector: '[data-won] small > span' })).toBeDefined()
          expect(document.querySelector('[data-won] s')?.textContent).toBe('#3')
          await sees('#2')
          expect(spoken()).toEqual(['Correct, 525 points, first blood, rank 3 to 2.'])
          await sees('1 try in this browser')
        },
        'at the next': () => isAt('/games/1/challenges/8'),
      },
    )
  })
})

test('a flag that is sent again goes under the key of the first time, the next one under another', async () => {
  app = await openPlaying('/games/1/challenges/7', { [SUBMIT]: 'silence', [STATUS]: ok('"WrongAnswer"') })
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

test('what was tried is masked until it is asked for, stays for the next visit, and goes with the session', async () => {
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

test('in practice a right flag says that it does not count', async () => {
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
