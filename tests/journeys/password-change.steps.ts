import { aConfig, aProfile, aSession } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const CHANGE = 'PUT /api/account/changepassword'
const PROFILE = 'GET /api/account/profile'
const SESSIONS = 'GET /api/account/sessions'
const NOBODY = refused('Please log in', 401)
const WRONG = 'The current password is wrong'
const OLD = 'Current password'

export const PASSWORD_CHANGE_AT = '/account/profile'
export const passwordChangeAnswers = () => ({
  'GET /api/config': ok(aConfig({ features: ['sessions'] })),
  [PROFILE]: ok(aProfile()),
  [SESSIONS]: ok([aSession()]),
  [CHANGE]: 'held' as const,
})

export function passwordChangeSteps(person: Person): [Steps, Steps] {
  const { server, isOnBase, press, type, sees, seesNot, isAt, field, finds, looks } = person
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(CHANGE, reply)
  const fill = async () => {
    await type(OLD, 'Lovelace1')
    await type('New password', 'Babbage22')
    await type('Confirm password', 'Babbage22')
  }
  let listed = 0
  let asked = 0
  // The button that opens the form has the same name as the one that submits it, so one step serves for
  // both.
  const submit = () => press('Change password')
  const refuse = () => answer(refused(WRONG))
  const isOpen = (wanted: boolean) =>
    finds(() => looks(() => document.querySelector('input[name=old]') !== null), wanted)
  return [
    {
      'the person wants another password': submit,
      'the person thinks better of it': () => press('Cancel'),
      'the person sends nothing': submit,
      'the person fills in all three': fill,
      'the person sends all three': async () => {
        await fill()
        listed = server.countOf(SESSIONS)
        await submit()
      },
      'the person sends again': submit,
      'the person is impatient': submit,
      'the wait is over': () => person.passes(30_000),
      'the server agrees': () => answer(ok()),
      'the old password is wrong': refuse,
      'the password was changed meanwhile': refuse,
      'the server wants more of the new one': refuse,
      'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '30' } }),
      'the line is cut': () => answer('silence'),
      'the session is over': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
    },
    {
      resting: async () => {
        await sees('Changing your password signs you out of all other browsers.')
        await isOpen(false)
      },
      form: async () => {
        await isOpen(true)
        await seesNot(/^(Enter your|Choose a)/)
        await seesNot(WRONG)
      },
      flawed: async () => {
        await sees('Enter your password.')
        await finds(async () => (await field(OLD)).isFocused, true)
        await finds(() => server.countOf(CHANGE), 0)
      },
      waiting: async () => {
        await sees('Changing…')
        await finds(() => lastOf(server, CHANGE)?.body, { old: 'Lovelace1', new: 'Babbage22' })
        await finds(() => server.countOf(CHANGE), asked + 1)
        asked += 1
      },
      refused: async () => {
        await sees(WRONG)
        await finds(async () => {
          const { value, isFocused, isInvalid } = await field(OLD)
          return [value, isFocused, isInvalid]
        }, ['Lovelace1', true, false])
        await finds(() => looks(() => document.querySelector('[aria-invalid=true]') === null), true)
      },
      heldOff: async () => {
        await sees(/Try again in (30|29|28) s/)
        await finds(() => server.countOf(CHANGE), asked)
      },
      mayRetry: async () => {
        await seesNot(/^Too many/)
        await finds(async () => (await field(OLD)).value, 'Lovelace1')
      },
      cutOff: () => sees(/Can’t reach the server/),
      changed: async () => {
        await sees('Password changed')
        await sees(isOnBase ? /including this one/ : 'All other browsers were signed out.')
        await isAt('/account/profile')
        await isOpen(false)
        await finds(person.focusText, 'Change password')
        await finds(() => server.countOf(SESSIONS), isOnBase ? 0 : listed + 1)
      },
      outside: () => isAt('/account/login?from=%2Faccount%2Fprofile'),
    },
  ]
}
