import { emailConfirmationJourney } from '#tests/journeys/email-confirmation.journey.ts'
import { CONFIRMATION_EMAIL, CONFIRMATION_TOKEN } from '#tests/journeys/email-confirmation.steps.ts'
import { done } from '../game-master.ts'
import { changePolicy } from './account-policy.ts'
import { linkTo, toTexts } from './mail-link.ts'
import { addUser, callsBeside, emailOf, enter, signInAs } from './real-accounts.ts'
import { sameInAll, type RealJourney } from './real-world.ts'

export const emailConfirmationReal: RealJourney = {
  journey: emailConfirmationJourney,
  needsEmails: true,
  impossible: {},
  async open(stage) {
    const { master, page, unused } = stage
    const { name } = await ownerOf(stage)
    const next = emailOf(unused('grace'))
    const policy = await changePolicy(master, { emailConfirmationRequired: true, emailDomainList: '' })
    const calls = await callsBeside(stage)
    await signInAs(calls, name)
    await done(await calls.put('/api/account/changeemail', { data: { newMail: next } }))
    const link = await linkTo(stage, next)
    return {
      at: link.path,
      texts: new Map([
        ['ada', () => name],
        ...toTexts(link, { token: CONFIRMATION_TOKEN, email: CONFIRMATION_EMAIL }),
      ]),
      before: {
        // Each link works once. Its use ends all other sessions, so the page gets a new one.
        'the link has expired': async () => {
          const { token, email } = link
          await done(await calls.post('/api/account/mailchangeconfirm', { data: { token, email } }))
          await enter(stage, name)
        },
        'the session has ended': () => page.context().clearCookies(),
      },
      leave: policy.restore,
    }
  },
}

const ownerOf = sameInAll((stage) => addUser(stage, stage.unused('ada')))
