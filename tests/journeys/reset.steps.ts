import { aConfig } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const RESET = 'POST /api/account/passwordreset'
const EXPIRED = 'This link is invalid or has expired'
const [PASSWORD, REPEAT] = ['New password', 'Confirm password']
/** The secret of the link, and its address in Base64. */
export const RESET_TOKEN = 'CfDJ8+a/b='
export const RESET_EMAIL = btoa('ada@mail.example')

export const RESET_AT = `/account/Reset?token=${encodeURIComponent(RESET_TOKEN)}&email=${encodeURIComponent(RESET_EMAIL)}`
export const resetAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  'GET /api/account/profile': refused('Please log in', 401),
  [RESET]: 'held' as const,
})

export function resetSteps(visitor: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, field, finds, looks } = visitor
  const answer = (reply: Parameters<Person['answer']>[1]) => visitor.answer(RESET, reply)
  let asked = 0
  const write = async (password: string, repeat: string) => {
    await type(PASSWORD, password)
    await type(REPEAT, repeat)
  }
  const send = () => press('Change password')
  const isNotAsked = () => finds(() => server.countOf(RESET), asked)
  const isWritten = (label: string, text: string) => finds(async () => (await field(label)).value, text)
  return [
    {
      'the visitor sends nothing': async () => {
        await write('', '')
        await send()
      },
      'the visitor sends two that differ': async () => {
        await write('Lovelace1', 'Lovelace2')
        await send()
      },
      'the visitor fills in both': () => write('Lovelace1', 'Lovelace1'),
      'the visitor sends both': async () => {
        await write('Lovelace1', 'Lovelace1')
        await send()
      },
      'the visitor sends again': send,
      'the visitor is impatient': send,
      'the visitor asks for a new mail': () => press('Send a new email'),
      'the wait is over': () => visitor.passes(30_000),
      'the link has expired': () => answer(refused(EXPIRED)),
      'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '30' } }),
      'the line is cut': () => answer('silence'),
      'the server agrees': () => answer(ok()),
    },
    {
      form: async () => {
        await sees('For the account with the email address ada@mail.example.')
        await seesNot(/^Choose a password/)
        await seesNot(/don’t match/)
        await seesNot(/^Too many/)
      },
      flawed: async () => {
        await sees('Choose a password.')
        await isNotAsked()
      },
      different: async () => {
        await sees('The passwords don’t match.')
        await finds(async () => (await field(REPEAT)).isFocused, true)
        await isNotAsked()
      },
      waiting: async () => {
        await sees('Changing password…')
        await finds(() => lastOf(server, RESET)?.body, {
          password: 'Lovelace1',
          email: RESET_EMAIL,
          rToken: RESET_TOKEN,
        })
        await finds(() => server.countOf(RESET), asked + 1)
        asked += 1
      },
      refused: () => sees(EXPIRED),
      heldOff: async () => {
        await sees(/Try again in (30|29|28) s/)
        await isNotAsked()
      },
      cutOff: async () => {
        await sees(/Can’t reach the server/)
        await isWritten(PASSWORD, 'Lovelace1')
      },
      recovering: async () => {
        await isAt('/account/recovery')
        await sees(/^The link in the last email can’t be used any more/)
        await isWritten('Email', 'ada@mail.example')
      },
      done: async () => {
        await isAt('/account/login')
        await sees('Create an account')
        await sees('Password changed. Sign in with the new one.')
        await isWritten('Username or email', 'ada@mail.example')
        await isWritten('Password', '')
        await finds(() => looks(() => document.activeElement?.getAttribute('name')), 'password')
      },
    },
  ]
}
