import { emailChangeJourney } from '#tests/journeys/email-change.journey.ts'
import { changePolicy } from './account-policy.ts'
import { addUser, callsBeside, emailOf, enter, register } from './real-accounts.ts'
import { sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'Ask an administrator'

export const emailChangeReal: RealJourney = {
  journey: emailChangeJourney,
  impossible: {
    'no mail is on its way': 'a server that sends no email refuses, and does not agree first',
  },
  async open(stage) {
    const { master, unused } = stage
    const own = await ownerOf(stage)
    // Servers limit how many emails an address gets.
    const other = unused('grace')
    await enter(stage, own.name)
    const policy = await changePolicy(master, { emailConfirmationRequired: true, emailDomainList: '' })
    return {
      texts: new Map([
        ['ada@example.org', () => emailOf(own.name)],
        ['ADA@example.org', () => emailOf(own.name).toUpperCase()],
        ['ada@example.net', () => emailOf(other)],
      ]),
      refusals: { [REFUSED]: ['PUT /api/account/changeemail'] },
      before: {
        'the address is in use': async () => register(await callsBeside(stage), other),
        'the policy forbids it': () => policy.becomes({ emailConfirmationRequired: false }),
      },
      leave: policy.restore,
    }
  },
}

const ownerOf = sameInAll((stage) => addUser(stage, stage.unused('ada')))
