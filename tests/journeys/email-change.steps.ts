import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const CHANGE = 'PUT /api/account/changeemail'
const REFUSED = 'Ask an administrator'
const UNSENT = 'The email couldn’t be sent'
const FIELD = 'New email address'

export const EMAIL_CHANGE_AT = '/account/profile'
export const emailChangeAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  'GET /api/account/profile': ok(aProfile()),
  [CHANGE]: 'held' as const,
})

export function emailChangeSteps(person: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, passes, field, finds, looks } = person
  const answer = (reply: Parameters<Person['answer']>[1]) => person.answer(CHANGE, reply)
  const send = async (address: string) => {
    await type(FIELD, address)
    await press('Send confirmation link')
  }
  const sendAgain = () => press('Send confirmation link')
  let asked = 0
  const isAsked = async () => {
    await finds(() => lastOf(server, CHANGE)?.body, { newMail: 'ada@example.net' })
    await finds(() => server.countOf(CHANGE), asked + 1)
    asked += 1
  }
  const isNotAsked = () => finds(() => server.countOf(CHANGE), asked)
  const isKept = () => finds(async () => (await field(FIELD)).value.trim(), 'ada@example.net')
  const isInvalid = (wanted: boolean) => finds(async () => (await field(FIELD)).isInvalid, wanted)
  return [
    {
      'the person wants another address': () => press('Change email'),
      'the person takes another address': () => press('Use a different address'),
      'the person thinks better of it': () => press('Cancel'),
      'the person is done': () => press('Close'),
      'the person sends the old one': () => send('ADA@example.org'),
      'the person sends a new one': () => send(' ada@example.net'),
      'the person sends it again': sendAgain,
      'the person is impatient': sendAgain,
      'the person asks for another mail': () => press(/^(Send again|You can send it again)/),
      'the wait is over': () => passes(30_000),
      'a minute goes by': () => passes(60_000),
      'a mail is on its way': () => answer(ok({ title: 'Sent', data: true, status: 200 })),
      'no mail is on its way': () => answer(ok({ title: UNSENT, data: false, status: 200 })),
      'the address is in use': () => answer(refused(REFUSED)),
      'the policy forbids it': () =>
        answer({ status: 400, body: { title: REFUSED, data: false, status: 400 } }),
      'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '30' } }),
      'the line is cut': () => answer('silence'),
    },
    {
      resting: async () => {
        await sees('Your email address is ada@example.org.')
        await seesNot(/We sent a confirmation link to/)
        await finds(() => looks(() => document.querySelector('input[name=email]') === null), true)
      },
      form: async () => {
        await sees(/you can’t sign in with the old one/)
        await finds(async () => (await field(FIELD)).isFocused, true)
      },
      flawed: async () => {
        await sees('This is already your email address.')
        await isNotAsked()
      },
      waiting: async () => {
        await sees('Sending…')
        await isAsked()
      },
      refused: async () => {
        await sees(REFUSED)
        await isInvalid(true)
      },
      unsent: async () => {
        await sees(UNSENT)
        await isInvalid(false)
      },
      heldOff: async () => {
        await sees(/Try again in (30|29|28) s/)
        await isNotAsked()
        await isKept()
      },
      mayRetry: async () => {
        await seesNot(/^Too many/)
        await isKept()
      },
      cutOff: async () => {
        await sees(/Can’t reach the server/)
        await isKept()
      },
      cooling: async () => {
        await sees('We sent a confirmation link to ada@example.net.')
        await sees(/^Send again in (60|59|58) s$/)
        await seesNot(/Can’t reach the server/)
        await sees('Your email address is ada@example.org.')
        await isNotAsked()
      },
      sent: async () => {
        await sees('Send again')
        await seesNot(/^Too many/)
      },
      sendingAgain: async () => {
        await sees('Sending…')
        await seesNot(/Can’t reach the server/)
        await isAsked()
      },
      coolingLonger: async () => {
        await sees(/^Too many requests/)
        await sees(/^Send again in (30|29|28) s$/)
        await isNotAsked()
      },
      notSentAgain: async () => {
        await sees(/Can’t reach the server/)
        await sees('Send again')
      },
    },
  ]
}
