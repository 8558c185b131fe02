import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { settle } from '../worlds/app.world.tsx'
import { ok, refused } from '../worlds/server.ts'
import { aRoomTeam, openTeamPage, TEAM_PAGE, type TeamPageWorld } from '../worlds/team-page.world.tsx'
import { waysThrough } from './journey.ts'
import { teamReviewJourney } from './team-review.journey.ts'

const REVIEW = 'PUT /api/edit/games/3/teams/reviewed'
const REFUSED = 'The game is over'
let world: TeamPageWorld | null = null
afterEach(() => world?.close())

describe.each(waysThrough(teamReviewJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, answer, sees, button } = (world = await openTeamPage(aRoomTeam(), {
      [REVIEW]: 'held',
    }))
    let status: ParticipationStatus = 'Pending'
    let next: ParticipationStatus = 'Pending'
    let sent = 0
    const decide = (to: ParticipationStatus, name: string) => () => {
      next = to
      sent += 1
      return press(name)
    }
    const isAsked = async () => {
      const question = await screen.findByRole('alertdialog', { name: 'Reject Paper Tigers' })
      expect(question.textContent).toContain('They can’t play. They may apply again.')
      return question
    }
    const isSent = () => {
      expect(server.countOf(REVIEW)).toBe(sent)
      expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
        status: next,
        teams: [{ id: 12, status }],
      })
    }
    const offers = (...names: string[]) => {
      const all = ['Approve', 'Reject …', 'Ban …', 'Lift ban']
      expect(all.filter((name) => button(name) !== null)).toEqual(names)
    }
    await way.test(
      {
        'the organiser approves': decide('Accepted', 'Approve'),
        'the organiser would reject': () => press('Reject …'),
        'the organiser thinks better of it': () => press('Not now'),
        'the organiser rejects': decide('Rejected', 'Reject Paper Tigers'),
        'the organiser takes it back': decide('Pending', 'Undo'),
        'the server agrees': async () => {
          status = next
          server.says(`GET ${TEAM_PAGE}`, ok(aRoomTeam({ status })))
          await answer(REVIEW, ok({ done: [12], changed: [] }))
          await settle()
        },
        'the server refuses': () => answer(REVIEW, refused(REFUSED)),
        'the line is cut': () => answer(REVIEW, 'silence'),
      },
      {
        waiting: () => {
          offers('Approve', 'Reject …')
          expect(screen.queryByRole('alertdialog')).toBeNull()
          expect(server.countOf(REVIEW)).toBe(sent)
        },
        rejectAsked: async () => {
          expect(within(await isAsked()).queryByText(REFUSED)).toBeNull()
          expect(server.countOf(REVIEW)).toBe(sent)
        },
        rejecting: async () => {
          await isAsked()
          isSent()
        },
        rejectRefused: async () => {
          within(await isAsked()).getByText(REFUSED)
        },
        rejectCutOff: async () => {
          within(await isAsked()).getByText(/Can’t reach the server/)
        },
        'waiting again': async () => {
          await sees(REFUSED)
          offers('Approve', 'Reject …')
        },
        rejected: async () => {
          await sees('1 team rejected')
          expect(screen.queryByRole('alertdialog')).toBeNull()
          offers()
        },
        takingBack: isSent,
        approving: isSent,
        unapproved: async () => {
          await sees(REFUSED)
          offers('Approve', 'Reject …')
        },
        approved: async () => {
          await sees('1 team approved')
          offers('Ban …')
        },
      },
    )
  })
})
