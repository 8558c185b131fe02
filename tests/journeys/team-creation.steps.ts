import { aConfig, aProfile, aTeam } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, signIn, type Person, type Steps } from './person.ts'

const CREATE = 'POST /api/team'
const OWN = 'GET /api/team'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
const REFUSED = 'You are the captain of another team'
const NAME = /^Team name/

export const TEAM_CREATION_AT = '/teams'
export const teamCreationAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: ok(aProfile()),
  [OWN]: ok([]),
  [CREATE]: 'held' as const,
  'GET /api/team/7/invite': ok(JSON.stringify(`Blue:7:${'0123456789abcdef'.repeat(2)}`)),
  'POST /api/account/login': ok(),
})

export function teamCreationSteps(person: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, field, finds } = person
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(CREATE, reply)
  const fill = async () => {
    await type(NAME, ' Blue ')
    await type('About', 'Deep sea.')
  }
  const send = () => press('Create team')
  const isNotSent = () => finds(() => server.countOf(CREATE), 0)
  return [
    {
      'the person leaves the name empty': send,
      'the person writes too long a name': async () => {
        await type(NAME, 'thirty-three letters, not one less')
        await send()
      },
      'the person writes a good name': async () => {
        await fill()
        await type(NAME, 'Blue')
      },
      'the person sends a good name': async () => {
        await fill()
        await send()
      },
      'the person sends again': send,
      'the server refuses': () => answer(refused(REFUSED)),
      'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '5' } }),
      'the server breaks down': () => answer({ status: 500 }),
      'the line is cut': () => answer('silence'),
      'the session has ended': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
      'the person signs in again': async () => {
        server.says(PROFILE, ok(aProfile()))
        await signIn(person)
      },
      'the server agrees': () => {
        const blue = aTeam({ id: 7, name: 'Blue' })
        server.says(OWN, ok([blue]))
        return answer(ok(blue))
      },
      'the person goes back to all teams': () => press('All your teams'),
    },
    {
      form: async () => {
        await sees('You aren’t on a team yet')
        await sees('Create team')
        await seesNot(REFUSED)
        await seesNot('Enter a team name.')
      },
      nameless: async () => {
        await sees('Enter a team name.')
        await isNotSent()
      },
      tooLong: async () => {
        await sees('Use at most 32 characters.')
        await isNotSent()
      },
      waiting: async () => {
        await sees('Creating team…')
        await finds(() => lastOf(server, CREATE)?.body, { name: 'Blue', bio: 'Deep sea.' })
      },
      refused: () => sees(REFUSED),
      turnedAway: () => sees(/^Too many requests/),
      broken: () => sees(/\(500\)/),
      cutOff: () => sees(/Can’t reach the server/),
      signingIn: () => isAt('/account/login?from=%2Fteams'),
      // Signing in again must not lose the input.
      back: async () => {
        await isAt('/teams')
        await sees('Create team')
        await finds(async () => (await field(NAME)).value, ' Blue ')
        await finds(async () => (await field('About')).value, 'Deep sea.')
      },
      captain: async () => {
        await isAt('/teams?team=7')
        await sees(/^Blue created/)
        await finds(person.focusText, 'Blue')
      },
      listed: async () => {
        await isAt('/teams')
        await sees(/^You’re already the captain of Blue/)
        await finds(() => person.offers('Create team'), false)
      },
    },
  ]
}
