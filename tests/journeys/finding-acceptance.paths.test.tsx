import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AcceptedFinding } from '#contract/models/accepted-findings.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { OpeningList } from '#src/features/room-overview/opening-list.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { findingAcceptanceJourney } from './finding-acceptance.journey.ts'
import { waysThrough } from './journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/text/areas/opening-check.en.ts'
import '#src/text/areas/room-overview.en.ts'

const CHECK = '/api/edit/games/3/opening-check'
const ACCEPT = `PUT ${CHECK}/accepted`
const REFUSED = 'The game has begun'
const findings: readonly OpeningFinding[] = [
  { kind: 'FlagMissing', severity: 'Error', challengeId: 4, challenge: 'Jail break', detail: null },
  { kind: 'OpenToEverybody', severity: 'Information', challengeId: null, challenge: null, detail: null },
]
const acceptance: AcceptedFinding = {
  kind: 'OpenToEverybody',
  challengeId: null,
  detail: null,
  by: 'mika',
  at: '2026-11-20T17:00:00Z',
}
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

describe.each(waysThrough(findingAcceptanceJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    world = openAppWorld({
      'GET /api/config': ok(aConfig({ features: ['opening-check', 'accepted-findings'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [`GET ${CHECK}`]: ok(findings),
      [`GET ${CHECK}/accepted`]: ok([]),
      [ACCEPT]: 'held',
    })
    const { server } = world
    await show(
      world,
      <MemoryRouter>
        <OpeningList game={3} isMasked={false} />
      </MemoryRouter>,
    )
    let [sent, isAccepted] = [0, false]
    const buttons = (name: RegExp) => screen.queryAllByRole<HTMLButtonElement>('button', { name })
    const press = async (name: RegExp) => {
      const button = await screen.findByRole('button', { name })
      await act(async () => button.click())
      await settle()
    }
    const wish = (to: boolean, name: RegExp) => () => {
      isAccepted = to
      sent += 1
      return press(name)
    }
    const answer = async (reply: Reply | 'silence') => {
      server.release(ACCEPT, reply)
      await settle()
    }
    const isSent = () => {
      expect(server.countOf(ACCEPT)).toBe(sent)
      expect(server.asked.at(-1)?.body).toEqual({
        kind: 'OpenToEverybody',
        challengeId: null,
        detail: null,
        isAccepted,
      })
    }
    const counts = async () => {
      const said = await screen.findByText(/good to know/)
      expect(said.textContent).toMatch(/^1 must be fixed.*1 good to know$/)
      // The error has no such button.
      expect(buttons(/^Accept:/)).toHaveLength(1)
    }
    const countsNoLonger = async () => {
      expect((await screen.findByText(/good to know/)).textContent).toMatch(/0 good to know, 1 accepted$/)
      screen.getByText('mika')
      expect(buttons(/^Accept:/)).toEqual([])
    }
    const reason = async (words: string | RegExp) =>
      expect((await screen.findByRole('alert')).textContent).toMatch(words)
    await way.test(
      {
        'the organiser accepts it': wish(true, /^Accept:/),
        'the organiser is impatient': () => press(/^Accept:/),
        'the organiser takes it back': wish(false, /^Take back:/),
        'the server agrees': () => answer(ok(isAccepted ? [acceptance] : [])),
        'the server refuses': () => answer(refused(REFUSED)),
        'the line is cut': () => answer('silence'),
      },
      {
        open: async () => {
          await counts()
          expect(screen.queryByRole('alert')).toBeNull()
          expect(server.countOf(ACCEPT)).toBe(sent)
        },
        accepting: async () => {
          isSent()
          await counts()
        },
        refused: async () => {
          await reason(REFUSED)
          await counts()
        },
        cutOff: async () => {
          await reason(/Can’t reach the server/)
          await counts()
        },
        accepted: async () => {
          await countsNoLonger()
          expect(screen.queryByRole('alert')).toBeNull()
        },
        takingBack: async () => {
          isSent()
          await countsNoLonger()
        },
        kept: async () => {
          await reason(REFUSED)
          await countsNoLonger()
        },
      },
    )
  })
})
