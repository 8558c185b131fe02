import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aBoardRow, aChallenge, aConfig, aListedChallenge, aPlay } from '../worlds/builders.ts'
import { CHALLENGE, DETAILS, ok, openPlaying, SUBMIT, type PlayingWorld } from '../worlds/playing.world.tsx'
import { waysThrough } from './journey.ts'
import { severalFlagsJourney } from './several-flags.journey.ts'

const STATUS = 'GET /api/game/1/challenges/7/status/41'
const several = (flagsFound: number) => ok(aChallenge({ flagsNeeded: 3, flagsFound }))
const solvedPlay = aPlay({
  challenges: { Misc: [aListedChallenge({ solved: 1 })] },
  rank: aBoardRow({
    rank: 2,
    challenges: [{ id: 7, score: 525, type: 'Normal', userName: 'bob', time: '2026-11-20T09:00:00+00:00' }],
  }),
})
let app: PlayingWorld | null = null
afterEach(() => app?.close())

// By its role, because the hidden field stays for a moment after the right flag.
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Flag' })

describe.each(waysThrough(severalFlagsJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 20_000 }, async () => {
    const opened = await openPlaying('/games/1/challenges/7', {
      'GET /api/config': ok(aConfig({ features: ['flag-kinds'] })),
      [CHALLENGE]: several(1),
      [SUBMIT]: ok(41),
      [STATUS]: ok('"Accepted"'),
    })
    app = opened
    await screen.findByLabelText('Flag')
    const submit = async (flag: string) => {
      await opened.type('Flag', flag)
      await opened.press('Submit')
    }
    const submitFound = async (found: number) => {
      opened.server.says(CHALLENGE, several(found))
      opened.server.says(STATUS, ok('"Accepted"'))
      await submit('flag{b}')
    }
    await way.test(
      {
        'the player submits a wrong flag': async () => {
          opened.server.says(STATUS, ok('"WrongAnswer"'))
          await submit('flag{x}')
        },
        'the player submits the second': () => submitFound(2),
        'the player submits the second again': () => submitFound(2),
        'the player submits the last': () => submitFound(3),
        'a member submits the last': async () => {
          opened.server.says(CHALLENGE, several(3))
          opened.server.says(DETAILS, ok(solvedPlay))
          await opened.passes(20_000)
        },
      },
      {
        one: () => opened.sees(/1 of 3 flags found/),
        wrong: () => opened.sees(/^Wrong flag/),
        two: async () => {
          await opened.sees(/Your team has 2 of 3 flags/)
          expect(field()?.value).toBe('')
          opened.seesNot('Correct!')
        },
        solved: async () => {
          await opened.sees('Correct!')
          expect(field()).toBeNull()
        },
        'solved by a member': async () => {
          await opened.sees(/Solved by bob/)
          expect(field()).toBeNull()
        },
      },
    )
  })
})
