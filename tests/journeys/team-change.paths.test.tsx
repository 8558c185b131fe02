import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { examples } from '#src/features/room-pages/room-pages.examples.tsx'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { teamChangeJourney } from './team-change.journey.ts'
import '../worlds/organiser.world.ts'

const CAPTAIN = 'PUT /api/edit/games/1/teams/12/captain'
const ok = (body?: unknown) => ({ status: 200, body })
const [bao, yuki] = examples.team.team.people
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(teamChangeJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    if (!bao || !yuki) throw new Error('the example has too few people')
    const form = { bio: null, isLocked: true, organizations: [], mostPlayers: 0 }
    const team: RoomTeamModel = { ...examples.team.team, captainId: bao.userId, form }
    const { server, press, sees, seesNot } = (app = await openWholeApp('/games/1/room/teams/12', {
      'GET /api/config': ok(aConfig({ features: ['room-pages', 'team-changes'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/game/1/overview/teams/12': ok(team),
      [CAPTAIN]: 'held',
    }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(CAPTAIN, reply)
      await settle()
    }
    const rowOf = (name: string) => {
      const people = within(screen.getByRole('table', { name: 'People' }))
      const row = people.getByRole('link', { name }).closest('tr')
      if (row === null) throw new Error(`no row of ${name}`)
      return within(row)
    }
    const isCaptain = (name: string) => expect(rowOf(name).queryByText('Captain')).not.toBeNull()
    await way.test(
      {
        'the organiser opens the changes': () => press('Change …'),
        'the organiser chooses the captain': () => press(/^Captain …/),
        'the organiser presses': () => press('Make captain'),
        'the organiser steps back': () => press('Not now'),
        'the server agrees': () => answer(ok({ ...team, captainId: yuki.userId })),
        'the server refuses': () => answer({ status: 400, body: { title: 'Not this one', status: 400 } }),
        'the organiser takes it back': async () => {
          server.says(CAPTAIN, ok(team))
          await press('Undo')
        },
      },
      {
        page: async () => {
          await sees('Change …')
          seesNot('Captain changed.')
          isCaptain(bao.userName)
        },
        list: () => sees(`now ${bao.userName}`),
        asked: async () => {
          await sees('The captain until now stays on the team.')
          expect(server.countOf(CAPTAIN)).toBe(0)
        },
        sending: () => expect(server.countOf(CAPTAIN)).toBeGreaterThan(0),
        refused: () => sees('Not this one'),
        changed: async () => {
          await sees('Captain changed.')
          isCaptain(yuki.userName)
          expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
            captainId: yuki.userId,
          })
        },
        takenBack: async () => {
          await sees('Captain changed.')
          isCaptain(bao.userName)
          seesNot('Undo')
        },
      },
    )
  })
})
