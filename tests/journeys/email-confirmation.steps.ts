import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, signIn, type Person, type Steps } from './person.ts'

const CONFIRM = 'POST /api/account/mailchangeconfirm'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
/** The secret of the link, and its address in Base64. */
export const CONFIRMATION_TOKEN = 'CfDJ8+a/b='
export const CONFIRMATION_EMAIL = btoa('ada@mail.example')

export const EMAIL_CONFIRMATION_AT = `/account/confirm?token=${encodeURIComponent(CONFIRMATION_TOKEN)}&email=${encodeURIComponent(CONFIRMATION_EMAIL)}`
export const emailConfirmationAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: NOBODY,
  [CONFIRM]: 'held' as const,
  'POST /api/account/login': ok(),
})

export function emailConfirmationSteps(owner: Person): [Steps, Steps] {
  const { server, press, sees, isAt, finds } = owner
  const answer = (reply: Parameters<Person['answer']>[1]) => owner.answer(CONFIRM, reply)
  let asked = 0
  const isNotAsked = () => finds(() => server.countOf(CONFIRM), asked)
  return [
    {
      'the owner signs in': async () => {
        server.says(PROFILE, ok(aProfile()))
        await signIn(owner)
      },
      'the owner tries again': () => press('Try again'),
      'the owner is impatient': () => press('Try again'),
      'the wait is over': () => owner.passes(30_000),
      'the link has expired': () => answer(refused('This link is invalid or has expired')),
      'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '30' } }),
      'the line is cut': () => answer('silence'),
      'the session has ended': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
      'the server agrees': () => answer(ok()),
    },
    {
      outside: async () => {
        await isAt(`/account/login?from=${encodeURIComponent(EMAIL_CONFIRMATION_AT)}`)
        await isNotAsked()
      },
      waiting: async () => {
        await sees('Confirming your new email address…')
        await finds(() => lastOf(server, CONFIRM)?.body, {
          token: CONFIRMATION_TOKEN,
          email: CONFIRMATION_EMAIL,
        })
        await finds(() => server.countOf(CONFIRM), asked + 1)
        asked += 1
      },
      heldOff: async () => {
        await sees(/Try again in (30|29|28) s/)
        await isNotAsked()
      },
      mayRetry: () => sees('Try again'),
      cutOff: () => sees(/Can’t reach the server/),
      refused: () => sees('This link no longer works'),
      confirmed: async () => {
        await isAt('/account/profile')
        await sees('New email address confirmed')
      },
    },
  ]
}
