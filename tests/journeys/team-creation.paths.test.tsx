import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { NOBODY } from '../worlds/app.world.tsx'
import { aTeam } from '../worlds/builders.ts'
import { ok, openTeams, OWN, PROFILE, refused, TOKEN, type TeamWorld } from '../worlds/team.world.ts'
import { waysThrough } from './journey.ts'
import { teamCreationJourney } from './team-creation.journey.ts'

const CREATE = 'POST /api/team'
const REFUSED = 'You are the captain of another team'
let app: TeamWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(teamCreationJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt, pressable, answer, signIn } = (app = await openTeams(
      '/teams',
      [],
      {
        [CREATE]: 'held',
        'GET /api/team/7/invite': ok(JSON.stringify(`Blue:7:${TOKEN}`)),
      },
    ))
    const fill = async () => {
      await type(/^Team name/, ' Blue ')
      await type('About', 'Deep sea.')
    }
    const send = () => press('Create team')
    await way.test(
      {
        'the person leaves the name empty': send,
        'the person writes too long a name': async () => {
          await type(/^Team name/, 'thirty-three letters, not one less')
          await send()
        },
        'the person writes a good name': async () => {
          await fill()
          await type(/^Team name/, 'Blue')
        },
        'the person sends a good name': async () => {
          await fill()
          await send()
        },
        'the person sends again': send,
        'the server refuses': () => answer(CREATE, refused(REFUSED)),
        'the server is asked too often': () =>
          answer(CREATE, { status: 429, headers: { 'Retry-After': '5' } }),
        'the server breaks down': () => answer(CREATE, { status: 500 }),
        'the line is cut': () => answer(CREATE, 'silence'),
        'the session has ended': () => {
          server.says(PROFILE, NOBODY)
          return answer(CREATE, NOBODY)
        },
        'the person signs in again': signIn,
        'the server agrees': () => {
          const blue = aTeam({ id: 7, name: 'Blue' })
          server.says(OWN, ok([blue]))
          return answer(CREATE, ok(blue))
        },
        'the person goes back to all teams': () => press('All your teams'),
      },
      {
        form: async () => {
          await sees('You aren’t on a team yet')
          await sees('Create team')
          seesNot(REFUSED)
          seesNot('Enter a team name.')
        },
        nameless: async () => {
          await sees('Enter a team name.')
          expect(server.countOf(CREATE)).toBe(0)
        },
        tooLong: async () => {
          await sees('Use at most 32 characters.')
          expect(server.countOf(CREATE)).toBe(0)
        },
        waiting: async () => {
          await sees('Creating team…')
          expect(
            server.asked.findLast(({ method, address }) => `${method} ${address}` === CREATE)?.body,
          ).toEqual({ name: 'Blue', bio: 'Deep sea.' })
        },
        refused: () => sees(REFUSED),
        turnedAway: () => sees(/^Too many requests/),
        broken: () => sees(/\(500\)/),
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fteams'),
        // Signing in again must not lose the input.
        back: async () => {
          await isAt('/teams')
          await sees('Create team')
          expect(screen.getByLabelText<HTMLInputElement>(/^Team name/).value).toBe(' Blue ')
          expect(screen.getByLabelText<HTMLInputElement>('About', { selector: 'input' }).value).toBe(
            'Deep sea.',
          )
        },
        captain: async () => {
          await isAt('/teams?team=7')
          await sees(/^Blue created/)
          expect(document.activeElement?.textContent).toBe('Blue')
        },
        listed: async () => {
          await isAt('/teams')
          await sees(/^You’re already the captain of Blue/)
          expect(pressable('Create team')).toEqual([])
        },
      },
    )
  })
})
