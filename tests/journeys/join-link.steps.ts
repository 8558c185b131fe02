import { invitePath } from '#src/url/invite-link.ts'
import { aConfig, aMember, aProfile, aTeam } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, signIn, type Person, type Steps } from './person.ts'

const OWN = 'GET /api/team'
const ACCEPT = 'POST /api/team/accept'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'This invite code is no longer valid'
const NAME = 'Näght/Shift #1'
const CODE = `${NAME}:2:0123456789abcdef0123456789abcdef`
const team = aTeam({
  id: 2,
  name: NAME,
  members: [aMember({ id: 'bob', userName: 'bob' }), aMember({ captain: false })],
})

export const JOIN_LINK_AT = invitePath(CODE)
export const joinLinkAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: refused('Please log in', 401),
  [OWN]: ok([]),
  [ACCEPT]: 'held' as const,
  'POST /api/account/login': ok(),
})

export function joinLinkSteps(person: Person): [Steps, Steps] {
  const { server, press, sees, seesNot, isAt, finds } = person
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(ACCEPT, reply)
  const from = `?from=${encodeURIComponent(JOIN_LINK_AT)}`
  const comeIn = async () => {
    server.says(PROFILE, ok(aProfile()))
    await signIn(person)
  }
  const isNotSent = () => finds(() => server.countOf(ACCEPT), 0)
  return [
    {
      'the visitor goes to sign in': () => press('Sign in'),
      'the visitor goes to register': () => press('Create account'),
      'the visitor goes back': person.goBack,
      'the visitor signs in': comeIn,
      'a member of the team signs in': () => {
        server.says(OWN, ok([team]))
        return comeIn()
      },
      'the person declines': () => press('Not now'),
      'the person accepts': () => press(`Join ${NAME}`),
      'the code is out of date': () => answer(refused(REFUSED)),
      'the line is cut': () => answer('silence'),
      'the person has joined elsewhere meanwhile': () => {
        server.says(OWN, ok([team]))
        return answer(refused(REFUSED))
      },
      'the server agrees': () => {
        server.says(OWN, ok([team]))
        return answer(ok())
      },
    },
    {
      visiting: async () => {
        await sees(`Join ${NAME}?`)
        await sees(/^Sign in or create an account to join/)
        await isNotSent()
        await finds(() => server.countOf(OWN), 0)
      },
      registering: () => isAt(`/account/register${from}`),
      signingIn: () => isAt(`/account/login${from}`),
      invited: async () => {
        await sees(`Join ${NAME}?`)
        await sees(/^You’ve been invited/)
        await isNotSent()
      },
      waiting: async () => {
        await sees(`Joining ${NAME}…`)
        await finds(() => lastOf(server, ACCEPT)?.body, CODE)
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
        await seesNot(/^You have joined/)
      },
      joined: async () => {
        await isAt('/teams?team=2')
        await sees(`You joined ${NAME}`)
      },
    },
  ]
}
