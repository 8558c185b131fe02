import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aBoardRow, aListedChallenge, aPlay } from '../worlds/builders.ts'
import { DETAILS, ok, openPlaying, refused, SUBMIT, type PlayingWorld } from '../worlds/playing.world.tsx'
import { waysThrough } from './journey.ts'
import { lostFlagJourney } from './lost-flag.journey.ts'

const STATUS = 'GET /api/game/1/challenges/7/status/41'
const PROFILE = 'GET /api/account/profile'
const unsolved = aPlay({ challenges: { Misc: [aListedChallenge()] } })
const solved = aPlay({
  challenges: { Misc: [aListedChallenge({ solved: 1 })] },
  rank: aBoardRow({
    challenges: [{ id: 7, score: 500, type: 'Normal', userName: 'ada', time: '2026-11-20T09:00:00+00:00' }],
  }),
})
let app: PlayingWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(lostFlagJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 20_000 }, async () => {
    const player = (app = await openPlaying('/games/1/challenges/7', {
      [DETAILS]: ok(unsolved),
      [SUBMIT]: 'held',
      [STATUS]: 'held',
    }))
    const { server, type, press, sees, isAt, answer, passes } = player
    await screen.findByLabelText('Flag')
    await type('Flag', 'flag{one}')
    await press('Submit')
    const field = () => screen.getByLabelText<HTMLInputElement>('Flag')
    let sent = 1
    // Only the first read after the cut is the question whether the challenge is solved.
    const asks = async (act: () => unknown) => {
      server.says(DETAILS, 'held')
      await act()
    }
    const looked = async (reply: Parameters<typeof answer>[1]) => {
      server.says(DETAILS, reply)
      await answer(DETAILS, reply)
    }
    await way.test(
      {
        'the line is cut': () => answer(SUBMIT, 'silence'),
        'the server breaks down': () => answer(SUBMIT, { status: 502 }),
        'the line is cut again': () => answer(SUBMIT, 'silence'),
        'the line is back': () => asks(() => act(async () => void dispatchEvent(new Event('online')))),
        'some time goes by': () => asks(() => passes(4_000)),
        'the player tries at once': () => asks(() => press('Try now')),
        'the player thinks better of it': () => press('Edit the flag'),
        'the challenge is solved': () => looked(ok(solved)),
        'the challenge is unsolved': async () => {
          sent += 1
          await looked(ok(unsolved))
        },
        'the line is cut while looking': () => looked('silence'),
        'the session has ended': async () => {
          server.says(PROFILE, refused('Please log in', 401))
          await looked(refused('Please log in', 401))
        },
        'the server has it': () => answer(SUBMIT, ok(41)),
        'the flag is wrong': () => answer(STATUS, ok('"WrongAnswer"')),
      },
      {
        sending: () => sees('Sending the flag…'),
        unsure: async () => {
          await sees(/Your flag may have arrived/)
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        looking: async () => {
          await sees('Checking whether your flag arrived…')
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        'sending again': async () => {
          await sees(/Sending the flag again/)
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        judging: () => sees('Checking the flag…'),
        wrong: () => sees(/^Wrong flag/),
        ready: async () => {
          expect(field().readOnly).toBe(false)
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        solved: async () => {
          await sees(/^Solved by ada|solved this challenge/i)
          expect(server.countOf(SUBMIT)).toBe(sent)
        },
        'signed out': () => isAt('/account/login?from=%2Fgames%2F1%2Fchallenges%2F7'),
      },
    )
  })
})
