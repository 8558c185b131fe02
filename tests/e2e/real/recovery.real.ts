import { recoveryJourney } from '#tests/journeys/recovery.journey.ts'
import { changePolicy } from './account-policy.ts'
import { addUser, emailOf } from './real-accounts.ts'
import type { RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const NO_MAIL = 'The email couldn’t be sent'

export const recoveryReal: RealJourney = {
  journey: recoveryJourney,
  impossible: {
    'a base server does not know it':
      'a server of our own says the same of every address, so that nobody learns who has an account',
  },
  async open(stage) {
    const { master, unused } = stage
    // Servers limit how many emails an address gets.
    const { name } = await addUser(stage, unused('ada'))
    const policy = await changePolicy(master, { emailConfirmationRequired: true })
    return {
      texts: new Map([['ada@example.org', () => emailOf(name)]]),
      refusals: { [NO_MAIL]: ['POST /api/account/recovery'] },
      before: {
        'the server sends no mail': () => policy.becomes({ emailConfirmationRequired: false }),
        'a mail is on its way': () => policy.becomes({ emailConfirmationRequired: true }),
      },
      leave: policy.restore,
    }
  },
}
