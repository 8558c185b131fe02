import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aSubmission, ok, openFakeHub, told, watched } from '../worlds/monitor.world.ts'
import { aPair, PAIRS } from '../worlds/team-pairs.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { teamPairsJourney } from './team-pairs.journey.ts'

const BAN = 'PUT /api/admin/participation/2/Suspended'
const FEATURES = ['board', 'room-pages', 'team-pairs']
const found = (...pairs: ReturnType<typeof aPair>[]) => ok({ total: pairs.length, pairs })
let app: WholeApp | null = null

afterEach(() => {
  closeAllToasts()
  app?.close()
})

const names = () =>
  [...document.querySelectorAll('[role=row][data-key]')].map((row) => {
    const nameIn = (cell: string) => row.querySelector(`[data-cell=${cell}]`)?.textContent ?? ''
    return `${nameIn('one')} and ${nameIn('other')}`
  })
const addressOf = (name: string) =>
  screen
    .getAllByRole('link', { name })
    .map((link) => link.getAttribute('href'))
    .at(0)

describe.each(waysThrough(teamPairsJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    localStorage.clear()
    localStorage.setItem('language', 'en')
    const hub = openFakeHub()
    app = await openWholeApp(
      '/games/1/room/live/cheatinfo',
      { ...watched('Admin', FEATURES), [PAIRS]: 'held', [BAN]: 'held' },
      hub.connect,
    )
    const { server, press, agree, type, sees, seesNot, isAt } = app
    const release = async (address: string, reply: Parameters<typeof server.release>[1]) => {
      await waitFor(() => expect(server.countOf(address)).toBeGreaterThan(0))
      server.release(address, reply)
      await settle()
    }
    const follow = async (name: string) => {
      screen.getAllByRole('link', { name })[0]?.click()
      await settle()
    }
    const toggle = async () => {
      screen.getByRole('button', { name: 'Streaming mode (V)' }).click()
      await settle()
    }
    await way.test(
      {
        'the pairs come': async () => {
          await release(PAIRS, found(aPair(1, 2)))
          await press(/details/)
        },
        'there are none': () => release(PAIRS, found()),
        'the server fails': () => release(PAIRS, { status: 400, body: { title: 'Broken', status: 400 } }),
        'the organiser tries again': () => press('Try again'),
        'a team sends the flag of another one': async () => {
          server.says(PAIRS, found(aPair(2, 3), aPair(1, 2)))
          await hub.tell('monitor', [
            told.submission(aSubmission(41, { status: 'CheatDetected', team: 'Moles' })),
          ])
        },
        'the organiser looks for a person': () => type(/^Search by team/, 'grace'),
        'the organiser clears the search': () => type(/^Search by team/, ''),
        'the organiser turns on streaming mode': toggle,
        'the organiser turns off streaming mode': toggle,
        'the organiser opens a team': () => follow('Owls'),
        'the organiser opens a person': () => follow('ada'),
        'the organiser opens a challenge': () => follow('Rusty lock'),
        'the organiser would ban a team': () => press('Ban Owls'),
        'the organiser thinks again': () => press('Cancel'),
        'the organiser is sure': () => agree(),
        'the server bans it': () => {
          server.says(PAIRS, found(aPair(1, 2, { 2: 'Suspended' })))
          return release(BAN, ok())
        },
      },
      {
        loading: () => waitFor(() => expect(server.countOf(PAIRS)).toBeGreaterThan(0)),
        failed: () => sees('Broken'),
        none: () => sees('No pairs of teams found'),
        listed: async () => {
          await waitFor(() => expect(names()).toEqual(['Owls and Red Pandas']))
          for (const text of ['1 same wrong flag', '192.0.2.7', 'Owls submitted the flag of Red Pandas'])
            await sees(text)
          expect(addressOf('Evidence on Red Pandas and Owls, as one file')).toBe(
            '/api/game/1/pairs/1/2/evidence',
          )
          expect(server.countOf('GET /api/game/1/cheatinfo')).toBe(0)
        },
        caught: () => waitFor(() => expect(names()[0]).toBe('Moles and Owls')),
        narrowed: () => waitFor(() => expect(names()).toEqual(['Owls and Red Pandas'])),
        masked: async () => {
          seesNot('192.0.2.7')
          seesNot('flag{same}')
          await sees('1 shared address')
        },
        team: () => isAt('/games/1/room/teams/2'),
        person: () => isAt('/games/1/room/teams/people/00000000-0000-4000-8000-000000000001'),
        challenge: () => isAt('/games/1/room/challenges/9/results'),
        asked: () => sees('Ban Owls from the game?'),
        banning: () => waitFor(() => expect(server.countOf(BAN)).toBeGreaterThan(0)),
        banned: () =>
          waitFor(() => expect(screen.getByRole('button', { name: 'Lift ban on Owls' })).toBeDefined()),
      },
    )
  })
})
