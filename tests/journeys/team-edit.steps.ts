import { aConfig, aProfile, aTeam } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, signIn, type Person, type Steps } from './person.ts'

const OWN = 'GET /api/team'
const UPDATE = 'PUT /api/team/1'
const INVITE = 'GET /api/team/1/invite'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
const REFUSED = 'Only the captain can do this'
const NAME = /^Team name/
/** The page reads the own teams again in this time. */
const READ_MS = 120_000
const codeOf = (name: string) => ok(JSON.stringify(`${name}:1:${'0123456789abcdef'.repeat(2)}`))
const renamed = aTeam({ name: 'Teal', bio: null })

export const TEAM_EDIT_AT = '/teams?team=1'
export const teamEditAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: ok(aProfile()),
  [OWN]: ok([aTeam()]),
  [UPDATE]: 'held' as const,
  [INVITE]: codeOf('Red Pandas'),
  'POST /api/account/login': ok(),
})

export function teamEditSteps(captain: Person): [Steps, Steps] {
  const { server, press, type, offers, sees, seesNot, isAt, field, finds, looks } = captain
  const answer = (reply: Parameters<Person['answer']>[1]) => captain.answer(UPDATE, reply)
  const write = async (name: string, bio: string) => {
    await type(NAME, name)
    await type('About', bio)
  }
  const shows = (name: string, bio: string) =>
    finds(async () => [(await field(NAME)).value, (await field('About')).value], [name, bio])
  const isSent = (body: object) => finds(() => lastOf(server, UPDATE)?.body, body)
  const isNotSent = () => finds(() => server.countOf(UPDATE), 0)
  const become = () => {
    server.says(OWN, ok([renamed]))
    server.says(INVITE, codeOf('Teal'))
  }
  return [
    {
      'the captain empties the name and saves': async () => {
        await type(NAME, '  ')
        await press('Save')
      },
      'the captain writes too much and leaves the field': async () => {
        await type('About', 'x'.repeat(32))
        await seesNot('Use at most 31 characters.')
        await captain.leave('About')
      },
      'the captain writes the new texts': () => write('Teal', ''),
      'the captain writes other texts': async () => {
        await write('Tea', 'x')
        await write('Teal', '')
      },
      'the captain writes the old texts': () => write('Red Pandas', 'Bamboo first.'),
      'the captain changes the text alone and saves': async () => {
        await type('About', ' Bamboo last. ')
        await press('Save')
      },
      'the captain saves': () => press('Save'),
      'the captain discards': () => press('Discard'),
      'the captain wants to see all teams': () => press('All your teams'),
      'the captain goes elsewhere': () => press('About'),
      'the captain stays': () => press('Cancel'),
      'the captain leaves all the same': captain.agree,
      'the captain comes back': async () => {
        if (!(await offers(/^Red Pandas/))) await press('Teams')
        await press(/^Red Pandas/)
      },
      'another captain renames it': async () => {
        become()
        await captain.passes(READ_MS + 1_000)
      },
      'the server agrees': () => {
        become()
        return answer(ok(renamed))
      },
      'the server refuses': () => answer(refused(REFUSED, 403)),
      'the line is cut': () => answer('silence'),
      'the session has ended': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
      'the captain signs in again': async () => {
        server.says(PROFILE, ok(aProfile()))
        await signIn(captain)
      },
    },
    {
      asItIs: async () => {
        await sees(/Renaming the team changes its invite code/)
        await shows('Red Pandas', 'Bamboo first.')
        await seesNot(/not saved/)
        await seesNot(REFUSED)
      },
      unchanged: isNotSent,
      renamedElsewhere: async () => {
        await shows('Teal', '')
        await seesNot(/not saved/)
      },
      // Another window has saved a new name, which must not be overwritten.
      savingText: () => isSent({ name: null, bio: 'Bamboo last.' }),
      nameless: async () => {
        await sees('Enter a team name.')
        await finds(async () => (await field(NAME)).isFocused, true)
        await isNotSent()
      },
      tooLong: async () => {
        await sees('Use at most 31 characters.')
        await sees('32 of 31 characters')
      },
      typed: async () => {
        await isAt(TEAM_EDIT_AT)
        await sees('2 unsaved changes')
        await shows('Teal', '')
        await seesNot('Enter a team name.')
        await seesNot('Use at most 31 characters.')
        await seesNot(REFUSED)
      },
      asked: () => sees('You have 2 unsaved changes. They will be lost.'),
      away: () => seesNot(/Renaming the team changes its invite code/),
      saving: async () => {
        await sees('Saving…')
        await isSent({ name: 'Teal', bio: null })
      },
      signingIn: () => isAt('/account/login?from=%2Fteams%3Fteam%3D1'),
      refused: async () => {
        await sees(REFUSED)
        await shows('Teal', '')
      },
      cutOff: async () => {
        await sees(/Can’t reach the server/)
        await shows('Teal', '')
      },
      saved: async () => {
        await sees('Team saved')
        await shows('Teal', '')
        await seesNot(/not saved/)
        await finds(() => looks(() => document.querySelector('h1')?.textContent), 'Teal')
        if (await offers('Show')) await press('Show')
        // A new name has a new code.
        await sees(/^Teal:\d+:[0-9a-f]{32}$/)
      },
    },
  ]
}
