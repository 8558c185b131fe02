import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aMember, aTeam } from '../worlds/builders.ts'
import { ok, openTeams, OWN, refused, TOKEN, type TeamWorld } from '../worlds/team.world.ts'
import { waysThrough } from './journey.ts'
import { teamJoiningJourney } from './team-joining.journey.ts'

const ACCEPT = 'POST /api/team/accept'
const REFUSED = 'The server will not have it'
const CODE = `Night:Shift:2:${TOKEN}`
const LINK = `https://ctf.example/teams/join#Night%3AShift%3A2%3A${TOKEN}`
const nightShift = aTeam({
  id: 2,
  name: 'Night:Shift',
  members: [aMember({ id: 'bob', userName: 'bob' }), aMember({ captain: false })],
})
let app: TeamWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(teamJoiningJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt, answer } = (app = await openTeams('/teams', [aTeam()], {
      [ACCEPT]: 'held',
    }))
    const paste = (text: string) => type('Invite code or link', text)
    const send = () => press('Join team')
    const pasteAndSend = async (text: string) => {
      await paste(text)
      await send()
    }
    const isInvalid = () =>
      expect(screen.getByLabelText('Invite code or link').getAttribute('aria-invalid')).toBe('true')
    await way.test(
      {
        'the person sends nothing': send,
        'the person pastes half a code': () => pasteAndSend(CODE.slice(0, 30)),
        'the person pastes something else': () => pasteAndSend('flag{no}'),
        'the person pastes the code': () => paste(`  ${CODE}\n`),
        'the person pastes the code and sends it': () => pasteAndSend(`  ${CODE} `),
        'the person pastes the link and sends it': () => pasteAndSend(LINK),
        'the person sends again': send,
        'the code is out of date': () => answer(ACCEPT, refused(REFUSED)),
        'the team is locked': () => answer(ACCEPT, refused(REFUSED)),
        'the server is asked too often': () =>
          answer(ACCEPT, { status: 429, headers: { 'Retry-After': '5' } }),
        'the line is cut': () => answer(ACCEPT, 'silence'),
        'the server agrees': () => {
          server.says(OWN, ok([aTeam(), nightShift]))
          return answer(ACCEPT, ok())
        },
      },
      {
        form: async () => {
          await sees('Join team')
          seesNot(REFUSED)
          seesNot(/^The code is incomplete/)
          seesNot(/^This isn’t an invite code/)
        },
        asked: async () => {
          await sees('Paste an invite code or link.')
          isInvalid()
          expect(server.countOf(ACCEPT)).toBe(0)
        },
        cutShort: async () => {
          await sees(/^The code is incomplete/)
          expect(server.countOf(ACCEPT)).toBe(0)
        },
        wrong: async () => {
          await sees(/^This isn’t an invite code/)
          expect(server.countOf(ACCEPT)).toBe(0)
        },
        waiting: async () => {
          await sees('Joining team…')
          expect(server.asked.findLast(({ address }) => address === '/api/team/accept')?.body).toBe(CODE)
        },
        refused: async () => {
          await sees(REFUSED)
          isInvalid()
        },
        turnedAway: () => sees(/^Too many requests/),
        cutOff: () => sees(/Can’t reach the server/),
        member: async () => {
          await isAt('/teams?team=2')
          await sees('You joined Night:Shift')
          expect(document.activeElement?.textContent).toBe('Night:Shift')
        },
      },
    )
  })
})
