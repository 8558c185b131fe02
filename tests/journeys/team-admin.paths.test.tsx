import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aTeam } from '../worlds/builders.ts'
import { ADMIN, listed, TEAMS } from '../worlds/roster.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { teamAdminJourney } from './team-admin.journey.ts'

const UPDATE = 'PUT /api/admin/teams/1'
const REMOVE = 'DELETE /api/admin/teams/1'
const SEEK = 'POST /api/admin/teams/search?hint=ow'
const FIXED = 'You can change this text here, but only the captain can clear it.'
const OK = { status: 200 }
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(teamAdminJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 30_000 }, async () => {
    const owls = aTeam({ id: 2, name: 'Owls', bio: null })
    const { server, press, agree, pressable, sees, seesNot, type } = (app = await openWholeApp(
      '/admin/teams',
      {
        'GET /api/account/profile': ADMIN,
        [TEAMS]: listed([aTeam(), owls]),
        [SEEK]: listed([owls]),
        [UPDATE]: 'held',
        [REMOVE]: 'held',
      },
    ))
    const field = (label: string) =>
      waitFor(() => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }))
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const question = () => screen.getByRole('alertdialog').textContent
    const sent = () => server.asked.findLast(({ method }) => method === 'PUT')?.body
    await way.test(
      {
        'the administrator seeks a name': async () => {
          await type('Search by team name', 'ow')
          await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
          await settle()
        },
        'the administrator opens the team': () => press('Edit Red Pandas'),
        'the administrator takes the text away': async () => {
          await type('About', '')
          await press('Save')
        },
        'the administrator discards': () => press('Discard'),
        'the administrator writes a name': () => type('Team name', 'Moles'),
        'the administrator saves': () => press('Save'),
        'the administrator locks it': () => press('Lock Red Pandas'),
        'the administrator unlocks it': () => press('Unlock Red Pandas'),
        'the administrator deletes it': () => press('Delete Red Pandas'),
        'the administrator thinks better of it': () => press('Cancel'),
        'the administrator confirms': () => agree(),
        'the administrator confirms by name': async () => {
          await type('Type “Red Pandas” to confirm', 'Red Pandas')
          await agree()
        },
        'the server saves': () => {
          server.says(TEAMS, listed([aTeam({ name: 'Moles' }), owls]))
          return answer(UPDATE, OK)
        },
        'the server refuses': () =>
          answer(UPDATE, { status: 400, body: { title: 'No such name', status: 400 } }),
        'the server locks': () => {
          server.says(TEAMS, listed([aTeam({ locked: true }), owls]))
          return answer(UPDATE, OK)
        },
        'the server deletes': () => {
          server.says(TEAMS, listed([owls]))
          return answer(REMOVE, OK)
        },
        'it is gone already': () => {
          server.says(TEAMS, listed([owls]))
          return answer(REMOVE, { status: 404, body: { title: 'No such team', status: 404 } })
        },
      },
      {
        listed: async () => {
          await sees('2 teams')
          await sees('Bamboo first.')
          seesNot('Locked')
        },
        found: async () => {
          await sees('1 team found')
          seesNot('Bamboo first.')
        },
        editing: async () => {
          expect((await field('Team name')).value).toBe('Red Pandas')
          expect((await field('About')).value).toBe('Bamboo first.')
        },
        stuck: async () => {
          await sees(FIXED)
          expect(server.countOf(UPDATE)).toBe(0)
        },
        unsaved: () => sees('1 unsaved change'),
        saving: async () => {
          await sees('Saving…')
          expect(sent()).toEqual({ name: 'Moles' })
        },
        saved: async () => {
          await sees('Changes saved')
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
          expect(pressable('Edit Moles')).not.toEqual([])
        },
        refused: async () => {
          await sees('No such name')
          expect((await field('Team name')).value).toBe('Moles')
        },
        lockAsked: () => expect(question()).toContain('Lock Red Pandas?'),
        locking: () => expect(sent()).toEqual({ locked: true }),
        locked: async () => {
          await sees('Red Pandas locked')
          await sees('Locked')
        },
        unlockAsked: () => expect(question()).toContain('even in the middle of a game'),
        deletionAsked: () => expect(question()).toContain('Scoreboards of past games keep it'),
        deleting: () => expect(server.countOf(REMOVE)).toBe(1),
        gone: async () => {
          await sees('Red Pandas deleted')
          seesNot('Bamboo first.')
        },
      },
    )
  })
})
