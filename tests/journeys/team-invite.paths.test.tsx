import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inviteLink } from '#src/url/invite-link.ts'
import { settle } from '../worlds/app.world.tsx'
import { aTeam } from '../worlds/builders.ts'
import { ok, openTeams, refused, type TeamWorld } from '../worlds/team.world.ts'
import { waysThrough } from './journey.ts'
import { teamInviteJourney } from './team-invite.journey.ts'

const CODE = 'GET /api/team/1/invite'
const RENEW = 'PUT /api/team/1/invite'
const OLD = 'Red Pandas:1:00000000000000000000000000000000'
const NEW = 'Red Pandas:1:11111111111111111111111111111111'
let app: TeamWorld | null = null

afterEach(() => {
  app?.close()
  vi.restoreAllMocks()
})

describe.each(waysThrough(teamInviteJourney))('$story', (way) => {
  test('is what the captain sees', { timeout: 20_000 }, async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { server, press, agree, sees, seesNot, answer } = (app = await openTeams(
      '/teams?team=1',
      [aTeam()],
      {
        [CODE]: ok(JSON.stringify(OLD)),
        [RENEW]: 'held',
      },
    ))
    const renew = (reply: Parameters<typeof answer>[1]) => {
      server.says(CODE, ok(JSON.stringify(NEW)))
      return answer(RENEW, reply)
    }
    const inField = async (label: string, name: string) => {
      const field = await screen.findByRole('group', { name: label })
      await act(async () => within(field).getByRole('button', { name }).click())
      await settle()
    }
    const look = async () => {
      await inField('Invite code', 'Show')
      await inField('Invite link', 'Show')
    }
    await way.test(
      {
        'the captain looks': look,
        'the captain copies the link': () => inField('Invite link', 'Copy'),
        'the captain wants another code': () => press('Get a new code'),
        'the captain thinks better of it': () => press('Cancel'),
        'the captain confirms': () => agree(),
        'the captain tries again': () => press('Try again'),
        'the server agrees': () => renew(ok(JSON.stringify(NEW))),
        'the server refuses': () => renew(refused('Only the captain can do this', 403)),
        'the line is cut': () => renew('silence'),
      },
      {
        hidden: async () => {
          await sees('Invite link')
          seesNot(OLD)
          expect(server.countOf(RENEW)).toBe(0)
        },
        shown: async () => {
          await sees(OLD)
          await sees(inviteLink(OLD))
        },
        copied: async () => {
          await sees('Copied')
          expect(copied).toHaveBeenCalledWith(inviteLink(OLD))
        },
        asked: async () => {
          await sees('Get a new invite code for Red Pandas?')
          expect(server.countOf(RENEW)).toBe(0)
        },
        renewing: () => sees('Getting a new code…'),
        renewed: async () => {
          await look()
          await sees(NEW)
          await sees(inviteLink(NEW))
          seesNot(OLD)
        },
        // The old code may be void already, so it is no longer shown.
        unknown: async () => {
          await sees(/Can’t reach the server/)
          seesNot('Invite link')
          // The pressed button has disappeared, so the focus moves to the next action.
          expect(document.activeElement?.textContent).toMatch(/Try again$/)
        },
        refused: async () => {
          await sees('Only the captain can do this')
          seesNot('Invite link')
        },
      },
    )
  })
})
