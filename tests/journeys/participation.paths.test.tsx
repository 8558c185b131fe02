import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { getGame } from '#contract/calls/game.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { settle } from '../worlds/app.world.tsx'
import { aMember, aTeam } from '../worlds/builders.ts'
import { GAME, gameIn, ok, openGamePage, refused, type GamePageWorld } from '../worlds/participation.world.ts'
import { waysThrough } from './journey.ts'
import { participationJourney } from './participation.journey.ts'

const LEAVE = 'DELETE /api/game/1'
const REFUSED = 'You cannot leave any more'
const own = aTeam({ members: [aMember(), aMember({ id: 'bob', userName: 'bob', captain: false })] })
let app: GamePageWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(participationJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    const inStatus = (status: ParticipationStatus) =>
      gameIn('coming', { status, teamName: status === 'Unsubmitted' ? null : own.name })
    const { server, wiring, press, agree, pressable, sees, seesNot, answer } = (app = await openGamePage(
      inStatus('Pending'),
      'ada',
      [own],
      {
        [LEAVE]: 'held',
      },
    ))
    // Advances to the next read, because the page reads the game every ten seconds.
    const decide = async (status: ParticipationStatus) => {
      server.says(GAME, ok(inStatus(status)))
      await act(async () => wiring.api.reads.refresh(getGame, { params: { id: 1 } }))
      await settle()
    }
    const left = () => {
      server.says(GAME, ok(inStatus('Unsubmitted')))
      return answer(LEAVE, ok())
    }
    let confirmed = 0
    await way.test(
      {
        'the organisers approve': () => decide('Accepted'),
        'the organisers refuse': () => decide('Rejected'),
        'the organisers ban the team': () => decide('Suspended'),
        'the organisers lift the ban': () => decide('Accepted'),
        'the person wants to leave': () => press('Leave game'),
        'the person stays': () => press('Cancel'),
        'the person leaves': () => {
          confirmed += 1
          return agree()
        },
        'the person leaves for good': async () => {
          await press('Leave game')
          await agree()
          await left()
        },
        'the server agrees': left,
        'the server will not have it': () => answer(LEAVE, refused(REFUSED)),
        'the line is cut': () => answer(LEAVE, 'silence'),
        'the person wants to apply again': () => press('Join again'),
      },
      {
        waiting: async () => {
          await sees('Awaiting review')
          await sees(/Each member of Red Pandas has to join/)
          expect(pressable('Join game')).toEqual([])
        },
        asked: async () => {
          await sees('Leave Autumn Open?')
          expect(server.countOf(LEAVE)).toBe(confirmed)
        },
        leaving: async () => {
          await sees('Leaving…')
          expect(server.countOf(LEAVE)).toBe(confirmed)
        },
        kept: async () => {
          await sees(REFUSED)
          await sees('Awaiting review')
        },
        cutOff: () => sees(/Can’t reach the server/),
        playing: async () => {
          await sees('Red Pandas was approved')
          await sees('You’re playing for Red Pandas')
          expect(pressable('Leave game')).toEqual([])
          // The game is closed before its start, so it cannot be entered.
          expect(pressable('Enter the game')).toEqual([])
        },
        banned: async () => {
          await sees('Red Pandas was banned from the game')
          expect(pressable(/Leave|Apply|Join/)).toEqual([])
        },
        refused: async () => {
          await sees('Red Pandas was not approved')
          await sees(/^The organisers didn’t approve Red Pandas/)
        },
        applying: async () => {
          await sees('Join Autumn Open')
          expect(screen.getByLabelText('Team')).toHaveProperty('value', '1')
        },
        outside: async () => {
          await sees('You left Autumn Open')
          await waitFor(() => expect(pressable('Join game')).toHaveLength(1))
          seesNot(REFUSED)
          // The pressed button may have become the one to join.
          await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Join (?:this )?game$/))
        },
      },
    )
  })
})
