import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { gameRemovalJourney } from './game-removal.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'

const GAME = 'GET /api/edit/games/1'
const REMOVE = 'DELETE /api/edit/games/1'
const SALT = 'GET /api/edit/games/1/teamhashsalt'
const LIST = 'GET /api/edit/games?count=500&skip=0'
const SECRET = '0123456789abcdef'.repeat(4)
const ok = (body?: unknown) => ({ status: 200, body })
const missing = { status: 404, body: { title: 'Game not found', status: 404 } }
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(gameRemovalJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, wiring, press, agree, type, sees, seesNot, isAt } = (app = await openWholeApp(
      '/games/1/room/settings',
      {
        'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
        [GAME]: ok(aGameToEdit()),
        [LIST]: ok({ data: [aGameToEdit({ id: 2, title: 'Winter Open' })], length: 1, total: 1 }),
        [REMOVE]: 'held',
        [SALT]: 'held',
      },
    ))
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const dialog = () => within(screen.getByRole('alertdialog'))
    const typeName = (name: string) => type(/^Type “Autumn Open”/, name)
    await screen.findByLabelText(/^Title/)
    await way.test(
      {
        'the organiser asks for the salt': () => press('Show salt'),
        'the organiser looks at it': async () => {
          const field = screen.getByRole('group', { name: 'Team hash salt' })
          await act(async () => within(field).getByRole('button', { name: 'Show' }).click())
        },
        'the organiser wants the game away': () => press('Delete game'),
        'the organiser writes something and wants the game away': async () => {
          await type(/^Title/, 'Anything')
          await press('Delete game')
        },
        'the organiser cancels': () => press('Cancel'),
        'the organiser types another name': () => typeName('Autumn'),
        'the organiser types its name and confirms': async () => {
          await typeName('Autumn Open')
          await agree()
        },
        'the server gives the salt': () => answer(SALT, ok(JSON.stringify(SECRET))),
        'the line to the salt is cut': () => answer(SALT, 'silence'),
        'the server removes it': () => {
          server.says(GAME, missing)
          return answer(REMOVE, ok())
        },
        'somebody else has removed it': () => {
          server.says(GAME, missing)
          return answer(REMOVE, missing)
        },
        'the server refuses': () => answer(REMOVE, { status: 400, body: { title: 'Not now', status: 400 } }),
      },
      {
        editor: async () => {
          await sees('Public key (Ed25519)')
          expect([server.countOf(SALT), server.countOf(REMOVE)]).toEqual([0, 0])
        },
        askingSalt: () => sees('Loading…'),
        salted: async () => {
          await screen.findByRole('group', { name: 'Team hash salt' })
          seesNot(SECRET)
        },
        // The browser must not store the secret.
        seen: async () => {
          await sees(SECRET)
          expect(JSON.stringify(wiring.outside.reads.kept())).not.toContain(SECRET)
        },
        saltless: () => sees(/Can’t reach the server/),
        asked: async () => {
          await sees('Delete Autumn Open?')
          expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Delete game' }).disabled).toBe(true)
        },
        misnamed: () =>
          expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Delete game' }).disabled).toBe(
            true,
          ),
        removing: () => sees('Deleting…'),
        removed: async () => {
          await isAt('/admin/games')
          await sees('Autumn Open deleted')
          await sees('Winter Open')
          expect(localStorage.getItem('drafts')).toBeNull()
        },
        kept: async () => {
          await sees('Not now')
          await isAt('/games/1/room/settings')
        },
      },
    )
  })
})
