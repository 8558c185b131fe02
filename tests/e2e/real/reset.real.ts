import { resetJourney } from '#tests/journeys/reset.journey.ts'
import { RESET_EMAIL, RESET_TOKEN } from '#tests/journeys/reset.steps.ts'
import { done } from '../game-master.ts'
import { changePolicy } from './account-policy.ts'
import { linkTo, toTexts } from './mail-link.ts'
import { addUser, callsBeside, emailOf, PASSWORD } from './real-accounts.ts'
import { sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const EXPIRED = 'This link is invalid or has expired'

export const resetReal: RealJourney = {
  journey: resetJourney,
  needsEmails: true,
  impossible: {},
  async open(stage) {
    const { master } = stage
    const { name, calls } = await ownerOf(stage)
    const policy = await changePolicy(master, { emailConfirmationRequired: true })
    await done(
      await calls.post('/api/account/recovery', { data: { email: emailOf(name), gToken: 'NOTOKEN' } }),
    )
    const link = await linkTo(stage, emailOf(name))
    return {
      at: link.path,
      texts: new Map([
        ['ada@mail.example', () => emailOf(name)],
        ...toTexts(link, { token: RESET_TOKEN, email: RESET_EMAIL }),
      ]),
      refusals: { [EXPIRED]: ['POST /api/account/passwordreset'] },
      before: {
        // Each link works once.
        'the link has expired': async () => {
          const data = { password: PASSWORD, email: link.email, rToken: link.token }
          await done(await (await callsBeside(stage)).post('/api/account/passwordreset', { data }))
        },
      },
      leave: policy.restore,
    }
  },
}

const ownerOf = sameInAll((stage) => addUser(stage, stage.unused('ada')))
