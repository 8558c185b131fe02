import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { NOBODY } from '../worlds/app.world.tsx'
import { aTeam } from '../worlds/builders.ts'
import { GAME, gameIn, ok, openGamePage, refused, type GamePageWorld } from '../worlds/participation.world.ts'
import { waysThrough } from './journey.ts'
import { gameJoiningJourney } from './game-joining.journey.ts'

const JOIN = 'POST /api/game/1'
const REFUSED = 'The invite code is wrong'
const GONE = 'No such team'
const facts = { organizations: ['West', 'East'], inviteCodeRequired: true, limit: 4 }
const teams = [aTeam(), aTeam({ id: 2, name: 'Night Shift' })]
let app: GamePageWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(gameJoiningJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt, answer, signIn } = (app = await openGamePage(
      gameIn('coming', facts),
      'ada',
      teams,
      {
        [JOIN]: 'held',
      },
    ))
    const choose = async (label: string, value: string) => {
      const field = await screen.findByLabelText(label)
      await act(async () => void fireEvent.change(field, { target: { value } }))
    }
    const send = () => press('Join')
    const isInvalid = (label: string) =>
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    const holds = (label: string, value: string) =>
      expect(screen.getByLabelText(label)).toHaveProperty('value', value)
    const sent = () => server.asked.findLast(({ method, address }) => `${method} ${address}` === JOIN)?.body
    const fill = async () => {
      await choose('Team', '2')
      await choose('Organisation', 'East')
      await type('Invite code for this game', ' s3cret')
      await send()
    }
    const agree = (status: 'Pending' | 'Accepted') => {
      server.says(
        GAME,
        ok(gameIn('coming', { ...facts, status, teamName: 'Night Shift', organization: 'East' })),
      )
      return answer(JOIN, ok())
    }
    await way.test(
      {
        'the person wants to join': () => press('Join game'),
        'the person closes the dialog': () => press('Close'),
        'the person sends nothing': send,
        'the person fills it in and sends it': fill,
        'the person sends it again': send,
        'the person types another code': () => type('Invite code for this game', 'other'),
        'the code is wrong': () => answer(JOIN, refused(REFUSED)),
        'the team is gone': () => answer(JOIN, refused(GONE, 404)),
        'the line is cut': () => answer(JOIN, 'silence'),
        'the session is over': () => {
          server.says('GET /api/account/profile', NOBODY)
          server.says('GET /api/team', NOBODY)
          return answer(JOIN, NOBODY)
        },
        'the person signs in and opens the dialog again': async () => {
          server.says('GET /api/team', ok(teams))
          await press('Sign in')
          await signIn()
          await isAt('/games/1')
          await press('Join game')
        },
        'the server agrees': () => agree('Pending'),
        'the server agrees without review': () => agree('Accepted'),
      },
      {
        invited: async () => {
          await sees('Join this game')
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        },
        form: async () => {
          await sees('Join Autumn Open')
          await sees('At most 4 members per team can join.')
          holds('Team', '')
          holds('Invite code for this game', '')
        },
        asked: async () => {
          for (const label of ['Team', 'Organisation', 'Invite code for this game']) isInvalid(label)
          expect(document.activeElement).toBe(screen.getByLabelText('Team'))
          expect(server.countOf(JOIN)).toBe(0)
        },
        waiting: async () => {
          await sees('Joining…')
          expect(sent()).toMatchObject({ teamId: 2, organization: 'East' })
        },
        refused: async () => {
          await sees(REFUSED)
          holds('Team', '2')
          holds('Organisation', 'East')
          holds('Invite code for this game', ' s3cret')
        },
        mended: () => seesNot(REFUSED),
        teamless: async () => {
          await sees(GONE)
          isInvalid('Team')
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          holds('Invite code for this game', ' s3cret')
        },
        outside: async () => {
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
          await sees('Sign in first, then join with your team.')
        },
        kept: async () => {
          await sees('Join Autumn Open')
          holds('Team', '2')
          holds('Organisation', 'East')
          holds('Invite code for this game', ' s3cret')
        },
        pending: async () => {
          await sees('You joined with Night Shift. The organisers will review it.')
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
          await waitFor(() => expect(document.activeElement?.textContent).toBe('Awaiting review'))
          expect(server.countOf(JOIN)).toBe(
            server.asked.filter(({ body }) => JSON.stringify(body)?.includes('teamId')).length,
          )
        },
        playing: async () => {
          await sees('You joined with Night Shift. You’re in!')
          await waitFor(() =>
            expect(document.activeElement?.textContent).toBe('You’re playing for Night Shift'),
          )
        },
      },
    )
  })
})
