import { NO_CAPTCHA } from '#contract/rules/captcha.ts'
import { aConfig } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const RECOVERY = 'POST /api/account/recovery'
/** A base server has another call for its captcha than one with the extension. */
const CAPTCHAS = ['GET /api/sitekey', 'GET /api/captcha']
const UNKNOWN = 'User not found'
const NO_MAIL = 'The email couldn’t be sent'

export const RECOVERY_AT = '/account/Recovery'
export const recoveryAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  'GET /api/account/profile': refused('Please log in', 401),
  'GET /api/sitekey': ok(NO_CAPTCHA),
  [RECOVERY]: 'held' as const,
})

export function recoverySteps(visitor: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, passes, field, finds } = visitor
  const answer = (reply: Parameters<Person['answer']>[1]) => visitor.answer(RECOVERY, reply)
  let asked = 0
  const send = () => press('Send the link')
  const isAsked = async () => {
    await finds(() => lastOf(server, RECOVERY)?.body, { email: 'ada@example.org', gToken: 'NOTOKEN' })
    await finds(() => server.countOf(RECOVERY), asked + 1)
    asked += 1
  }
  const isNotAsked = () => finds(() => server.countOf(RECOVERY), asked)
  return [
    {
      'the visitor sends nothing': async () => {
        await type('Email', '')
        await send()
      },
      'the visitor fills it in': () => type('Email', 'ada@example.org'),
      'the visitor changes it': () => type('Email', 'ada@example.com'),
      'the visitor sends the address': async () => {
        await type('Email', ' ada@example.org ')
        await send()
      },
      'the visitor sends again': send,
      'the visitor is impatient': send,
      'the captcha does not answer': async () => {
        for (const call of CAPTCHAS) server.says(call, 'silence')
        await type('Email', 'ada@example.org')
        await send()
      },
      'the visitor tries the captcha again': async () => {
        for (const call of CAPTCHAS) server.says(call, ok(NO_CAPTCHA))
        await press('Try again')
      },
      'the wait is over': () => passes(30_000),
      'a minute goes by': () => passes(60_000),
      'a base server does not know it': () => answer(refused(UNKNOWN, 404)),
      'the server sends no mail': () => answer(refused(NO_MAIL)),
      'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '30' } }),
      'the line is cut': () => answer('silence'),
      'a mail is on its way': () => answer(ok({ title: '', status: 200 })),
      'the visitor asks for another mail': () => press(/^Send again|^You can send it again/),
      'the visitor changes the address': () => press('Use a different address'),
    },
    {
      blank: () => sees('Recover your account'),
      form: async () => {
        await sees('Recover your account')
        await seesNot(UNKNOWN)
        await seesNot(/^Too many/)
      },
      flawed: async () => {
        await sees('Enter your email address.')
        await finds(async () => (await field('Email')).isFocused, true)
        await isNotAsked()
      },
      unproven: async () => {
        await sees(/Couldn’t start the human check/)
        await finds(() => server.countOf(RECOVERY), 0)
      },
      waiting: async () => {
        await sees('Sending…')
        await isAsked()
      },
      unknown: async () => {
        await sees(UNKNOWN)
        await finds(async () => (await field('Email')).isInvalid, true)
      },
      refused: () => sees(NO_MAIL),
      heldOff: async () => {
        await sees(/Try again in (30|29|28) s/)
        await isNotAsked()
      },
      cutOff: async () => {
        await sees(/Can’t reach the server/)
        await finds(async () => (await field('Email')).value.trim(), 'ada@example.org')
      },
      cooling: async () => {
        await sees(/If ada@example.org belongs to an account/)
        await sees(/^Send again in (60|59|58) s/)
        await seesNot(/Can’t reach the server/)
        await isNotAsked()
      },
      sent: () => sees('Send again'),
      sendingAgain: async () => {
        await sees('Sending…')
        await seesNot(/Can’t reach the server/)
        await isAsked()
      },
      notSentAgain: () => sees(/Can’t reach the server/),
    },
  ]
}
