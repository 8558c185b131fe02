import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aGameToEdit, aParticipation, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import '../worlds/organiser.world.ts'
import '#src/pages/room-teams.tsx'
import '#src/text/areas/review.en.ts'
import { waysThrough } from './journey.ts'
import { participationReviewJourney } from './participation-review.journey.ts'

const LIST = 'GET /api/game/1/participations'
const approve = (id: number) => `PUT /api/admin/participation/${id}/Accepted`
const REFUSED = 'This team is not whole'
const member = aProfile({
  userId: 'bob',
  userName: 'bob',
  stdNumber: '20261234',
  realName: 'Bob B.',
  email: 'bob@example.org',
})
const of = (
  id: number,
  name: string,
  status: ParticipationInfoModel['status'],
  members = [aProfile()],
): ParticipationInfoModel => {
  const { team } = aParticipation()
  return aParticipation({ id, status, team: { ...team, id, name, members } })
}
const list = (first: ParticipationInfoModel['status'] = 'Pending') => [
  of(1, 'Moles', 'Accepted'),
  of(2, 'Red Pandas', first),
  of(3, 'Owls', 'Pending', [aProfile(), member]),
]
const ok = (body?: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(participationReviewJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    localStorage.clear()
    localStorage.setItem('language', 'en')
    const { server, press, agree, pressable, type, sees, seesNot } = (app = await openWholeApp(
      '/games/1/room/teams',
      {
        'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
        'GET /api/edit/games/1': ok(aGameToEdit()),
        [LIST]: ok(list()),
        [approve(2)]: 'held',
        [approve(3)]: 'held',
      },
    ))
    const answer = async (...[id, reply]: [number, Parameters<typeof server.release>[1]]) => {
      server.release(approve(id), reply)
      await settle()
    }
    const teams = () =>
      screen
        .getAllByRole('button', { name: /^Members of / })
        .map((button) => button.getAttribute('aria-label')?.slice(11))
    await way.test(
      {
        'the organiser would approve one': () => press('Approve Red Pandas'),
        'the organiser thinks again': () => press('Cancel'),
        'the organiser is sure': () => agree(),
        'the organiser would ban it': () => press('Ban Red Pandas'),
        'the organiser tries again': () => press('Retry'),
        'the organiser leaves it so': () => press('Dismiss'),
        'the server agrees': () => {
          server.says(LIST, ok(list('Accepted')))
          return answer(2, ok())
        },
        'the server will not have it': () =>
          answer(2, { status: 400, body: { title: REFUSED, status: 400 } }),
        'the organiser selects all': async () => {
          screen.getByRole('checkbox', { name: 'Select all 3 results' }).click()
          await settle()
        },
        'the organiser approves both that wait': async () => {
          await press('Approve 2')
          await sees('Approve Red Pandas and Owls?')
          await agree()
        },
        'the server refuses the first': () =>
          answer(2, { status: 400, body: { title: REFUSED, status: 400 } }),
        'the server agrees to the first': () => answer(2, ok()),
        'the server agrees to the second': () => answer(3, ok()),
        'the line is cut': () => answer(2, 'silence'),
        'the organiser stops it': () => press('Stop'),
        'the organiser looks for a student number': () => type(/^Search teams/, '2026123'),
        'the organiser opens the members': () => press('Members of Owls'),
      },
      {
        listed: async () => {
          // Teams that wait for a decision come first, because only they need one.
          await waitFor(() => expect(teams()).toEqual(['Red Pandas', 'Owls', 'Moles']))
          await sees('Awaiting review 2')
          await sees('Approved 1')
          seesNot(REFUSED)
        },
        narrowed: async () => {
          await waitFor(() => expect(teams()).toEqual(['Owls']))
          await sees('1 of 3 teams')
          seesNot('20261234')
        },
        members: () => {
          const [, bob] = within(screen.getByRole('list', { name: 'Members of Owls' })).getAllByRole(
            'listitem',
          )
          for (const fact of ['bob', 'Bob B.', '20261234', 'bob@example.org', 'Not joined', 'not provided'])
            expect(bob?.textContent).toContain(fact)
        },
        asked: async () => {
          await sees('Approve Red Pandas?')
          expect(server.countOf(approve(2))).toBe(0)
        },
        deciding: () => {
          // The page waits for the server, so a second press must do nothing.
          const button = screen.queryByRole('button', { name: 'Approve Red Pandas' })
          expect(button?.getAttribute('aria-busy')).toBe('true')
          expect(screen.getByRole('button', { name: 'Approve Owls' }).getAttribute('aria-disabled')).toBe(
            'true',
          )
        },
        approved: async () => {
          await sees('Red Pandas approved')
          await waitFor(() => expect(teams()).toEqual(['Owls', 'Moles', 'Red Pandas']))
          expect(pressable('Approve Red Pandas')).toEqual([])
          await waitFor(() => expect(document.activeElement?.textContent).toBe('3 teams'))
        },
        askedToBan: () => sees('Ban Red Pandas from the game?'),
        oneRefused: async () => {
          await sees(`Red Pandas: ${REFUSED}`)
          expect(document.activeElement?.textContent).toBe('Retry')
        },
        selected: async () => {
          await sees('3 teams selected')
          expect(pressable('Approve 2')).toHaveLength(1)
          expect(pressable('Reject 2')).toHaveLength(1)
          expect(pressable('Ban 1')).toHaveLength(1)
        },
        first: async () => {
          await sees('0 of 2 done')
          expect([server.countOf(approve(2)), server.countOf(approve(3))]).toEqual([1, 0])
        },
        second: async () => {
          await sees('1 of 2 done')
          expect(server.countOf(approve(3))).toBe(1)
        },
        partly: async () => {
          await sees('1 team done, 1 failed')
          await sees(`Red Pandas: ${REFUSED}`)
        },
        cutOff: async () => {
          await sees('0 teams done, 2 failed')
          await sees(/2 teams were not processed\. Can’t reach the server/)
          expect(server.countOf(approve(3))).toBe(0)
        },
        stopping: () =>
          expect(screen.getByRole('button', { name: 'Stop' }).getAttribute('aria-busy')).toBe('true'),
        stopped: async () => {
          await sees('1 team done, 1 failed')
          expect(server.countOf(approve(3))).toBe(0)
          expect(server.countOf(LIST)).toBe(2)
        },
      },
    )
  })
})
