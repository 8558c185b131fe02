import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, signIn, type Person, type Steps } from './person.ts'

const UPDATE = 'PUT /api/account/update'
const PROFILE = 'GET /api/account/profile'
const LOGOUT = 'POST /api/account/logout'
const NOBODY = refused('Please log in', 401)
const TAKEN = 'This name is taken'
const FIXED = 'You can change your phone number, but not remove it.'
const SHORT = 'Use at least 3 characters.'
const me = ok(aProfile({ phone: '+44 20' }))

export const PROFILE_EDIT_AT = '/account/profile'
export const profileEditAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: me,
  [UPDATE]: 'held' as const,
  'POST /api/account/login': ok(),
})

export function profileEditSteps(person: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, field, finds } = person
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(UPDATE, reply)
  let name = ''
  const write = async (text: string) => {
    name = text
    await type('Username', text)
  }
  const isWritten = (label: string, text: string) => finds(async () => (await field(label)).value, text)
  const isFocused = (label: string) => finds(async () => (await field(label)).isFocused, true)
  const isInvalid = (label: string) => finds(async () => (await field(label)).isInvalid, true)
  const isNotSent = (question: string) => finds(() => server.countOf(question), 0)
  return [
    {
      'the person writes another name': () => write('grace'),
      'the person writes a third name': () => write('hopper'),
      'the person saves no name': async () => {
        await write('')
        await person.leave('Username')
        await seesNot('Choose a username.')
        await press('Save')
      },
      'the person leaves half a name': async () => {
        await write('gr')
        await seesNot(SHORT)
        await person.leave('Username')
      },
      'the person takes the number away': () => type('Phone number', ''),
      'the person saves': () => press('Save'),
      'the person discards': () => press('Discard'),
      'the person goes elsewhere': () => press('About'),
      'the person signs out': async () => {
        server.says(LOGOUT, ok())
        await press('ada’s account')
        await press('Sign out')
      },
      'the person stays': () => press('Cancel'),
      'the person leaves all the same': person.agree,
      'the person comes back': async () => {
        await press('ada’s account')
        await press('Your account')
      },
      'the server agrees': () => {
        server.says(PROFILE, ok(aProfile({ phone: '+44 20', userName: name })))
        return answer(ok())
      },
      'the name is taken': () => answer(refused(TAKEN)),
      'the server is asked too often': () => answer({ status: 429 }),
      'the line is cut': () => answer('silence'),
      'the session is over': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
      'the person signs in again': async () => {
        server.says(PROFILE, me)
        await signIn(person)
      },
    },
    {
      saved: async () => {
        await isWritten('Username', 'ada')
        await isWritten('Phone number', '+44 20')
        await seesNot(/not saved/)
        await seesNot(FIXED)
      },
      unsaved: async () => {
        await isAt('/account/profile')
        await sees('1 unsaved change')
        await isWritten('Username', name)
        await seesNot(TAKEN)
        await seesNot('Choose a username.')
        await seesNot(SHORT)
      },
      flawed: async () => {
        await sees('Choose a username.')
        await isFocused('Username')
        await isNotSent(UPDATE)
      },
      short: () => sees(SHORT),
      numberless: () => sees('1 unsaved change'),
      stuck: async () => {
        await sees(FIXED)
        await isInvalid('Phone number')
        await isFocused('Phone number')
        await isNotSent(UPDATE)
      },
      asked: () => sees('You have 1 unsaved change. It will be lost.'),
      askedOut: async () => {
        await sees('You have 1 unsaved change. It will be lost.')
        await isNotSent(LOGOUT)
      },
      signedOut: async () => {
        await isAt('/')
        await finds(() => server.countOf(LOGOUT), 1)
      },
      elsewhere: () => isAt('/about'),
      waiting: async () => {
        await sees('Saving…')
        await finds(() => lastOf(server, UPDATE)?.body, { userName: name })
      },
      taken: async () => {
        await sees(TAKEN)
        await isInvalid('Username')
        await isWritten('Username', name)
      },
      turnedAway: () => sees(/^Too many requests/),
      cutOff: () => sees(/Can’t reach the server/),
      outside: () => isAt('/account/login?from=%2Faccount%2Fprofile'),
      changed: async () => {
        await sees('Changes saved')
        await seesNot(/not saved/)
        await isWritten('Username', 'grace')
        await finds(() => person.offers('grace’s account'), true)
      },
    },
  ]
}
