import { registrationJourney } from '#tests/journeys/registration.journey.ts'
import type { AccountPolicy } from '#contract/models/config.ts'
import { changePolicy } from './account-policy.ts'
import { callsBeside, register, removeAccount } from './real-accounts.ts'
import type { RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const TAKEN = 'This username is already in use'
const CLOSED = 'Registration is closed'
const REGISTER = 'POST /api/account/register'
const OPEN = { allowRegister: true, emailDomainList: '' }
const LETS_IN = { ...OPEN, activeOnRegister: true }
const ASKS_ADMIN = { ...OPEN, activeOnRegister: false, emailConfirmationRequired: false }
const ASKS_BY_MAIL = { ...OPEN, activeOnRegister: false, emailConfirmationRequired: true }

export const registrationReal: RealJourney = {
  journey: registrationJourney,
  impossible: {
    'the server knows a fourth way':
      'a server ends a registration in one of three ways, and all are in the journey',
  },
  async open(stage) {
    const { master, line, unused } = stage
    const name = unused('ada')
    const policy = await changePolicy(master, LETS_IN)
    const endsUnder = (wish: Partial<AccountPolicy>) => async () => {
      await removeAccount(master, name)
      await policy.becomes(wish)
    }
    let isTaken = false
    return {
      texts: new Map([['ada', () => name]]),
      refusals: { [TAKEN]: [REGISTER], [CLOSED]: [REGISTER] },
      before: {
        // A page that hears of it from the configuration has a note instead of the form.
        'registration is closed': async () => {
          line.staysAt('GET /api/config')
          await policy.becomes({ allowRegister: false })
        },
        'the name is taken': async () => {
          await endsUnder(LETS_IN)()
          await register(await callsBeside(stage), name)
          isTaken = true
        },
        'the server lets them in': endsUnder(LETS_IN),
        'the browser keeps no cookie': async () => {
          await endsUnder(LETS_IN)()
          line.dropsCookies()
        },
        'an admin has to agree': endsUnder(ASKS_ADMIN),
        // Another mail is for the account that the first one has made.
        'a mail is on its way': async () => {
          if (isTaken) await removeAccount(master, name)
          isTaken = false
          await policy.becomes(ASKS_BY_MAIL)
        },
      },
      leave: policy.restore,
    }
  },
}
