import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { invitePath } from '#src/url/invite-link.ts'
import { NOBODY } from '../worlds/app.world.tsx'
import { aMember, aTeam } from '../worlds/builders.ts'
import { ok, openTeams, OWN, PROFILE, refused, TOKEN, type TeamWorld } from '../worlds/team.world.ts'
import { joinLinkJourney } from './join-link.journey.ts'
import { waysThrough } from './journey.ts'

const ACCEPT = 'POST /api/team/accept'
const REFUSED = 'This invite code is no longer valid'
const NAME = 'Näght/Shift #1'
const CODE = `${NAME}:2:${TOKEN}`
const ADDRESS = invitePath(CODE)
const team = aTeam({
  id: 2,
  name: NAME,
  members: [aMember({ id: 'bob', userName: 'bob' }), aMember({ captain: false })],
})
let app: TeamWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(joinLinkJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    const { server, press, sees, seesNot, isAt, goBack, answer, signIn } = (app = await openTeams(
      ADDRESS,
      [],
      {
        [PROFILE]: NOBODY,
        [ACCEPT]: 'held',
      },
    ))
    const refuse = () => answer(ACCEPT, refused(REFUSED))
    const from = `?from=${encodeURIComponent(ADDRESS)}`
    await way.test(
      {
        'the visitor goes to sign in': () => press('Sign in'),
        'the visitor goes to register': () => press('Create account'),
        'the visitor goes back': goBack,
        'the visitor signs in': signIn,
        'a member of the team signs in': () => {
          server.says(OWN, ok([team]))
          return signIn()
        },
        'the person declines': () => press('Not now'),
        'the person accepts': () => press(`Join ${NAME}`),
        'the code is out of date': refuse,
        'the line is cut': () => answer(ACCEPT, 'silence'),
        'the person has joined elsewhere meanwhile': () => {
          server.says(OWN, ok([team]))
          return refuse()
        },
        'the server agrees': () => {
          server.says(OWN, ok([team]))
          return answer(ACCEPT, ok())
        },
      },
      {
        visiting: async () => {
          await sees(`Join ${NAME}?`)
          await sees(/^Sign in or create an account to join/)
          expect(server.countOf(ACCEPT) + server.countOf(OWN)).toBe(0)
        },
        registering: () => isAt(`/account/register${from}`),
        signingIn: () => isAt(`/account/login${from}`),
        invited: async () => {
          await sees(`Join ${NAME}?`)
          await sees(/^You’ve been invited/)
          expect(server.countOf(ACCEPT)).toBe(0)
        },
        waiting: async () => {
          await sees(`Joining ${NAME}…`)
          expect(server.asked.findLast(({ address }) => address === '/api/team/accept')?.body).toBe(CODE)
        },
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        declined: async () => {
          await isAt('/teams')
          await sees('You aren’t on a team yet')
        },
        member: async () => {
          await isAt('/teams?team=2')
          await sees(NAME)
          seesNot(/^You have joined/)
        },
        joined: async () => {
          await isAt('/teams?team=2')
          await sees(`You joined ${NAME}`)
        },
      },
    )
  })
})

test('the code is sent only in the body of the one call', async () => {
  app = await openTeams(ADDRESS, [], { [ACCEPT]: ok() })
  await app.press(`Join ${NAME}`)
  const { asked } = app.server
  const withCode = asked.filter((each) => JSON.stringify(each).includes(TOKEN))
  expect(withCode.map(({ method, address }) => `${method} ${address}`)).toEqual([ACCEPT])
})

test.each(['', '#', '#Red%3A1', '#%E0%A4%A', '#Red%3A1%3A0123'])(
  'a truncated link ("%s") shows a way out and sends no request',
  async (hash) => {
    app = await openTeams(`/teams/join${hash}`, [])
    await app.sees('This invite link doesn’t work')
    expect(app.server.countOf(OWN)).toBe(0)
    await app.press('Go to your teams')
    await app.isAt('/teams')
  },
)

test('a disabled account is reported', async () => {
  app = await openTeams(ADDRESS, [], { [PROFILE]: refused('No access', 403) })
  await app.sees('Your account is disabled')
  expect(screen.queryByRole('button', { name: `Join ${NAME}` })).toBeNull()
})
