import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import type { MailTexts } from './zh.ts'

export const en: MailTexts = {
  greeting: 'Hello {user},',
  letters: {
    verify: {
      subject: 'Verify your {platform} account',
      reason:
        'Somebody registered the account “{user}” on {platform} with this e-mail address. Verify the address to activate the account.',
      act: 'Verify e-mail address',
    },
    reset: {
      subject: 'Reset your {platform} password',
      reason:
        'Somebody asked to reset the password of the account “{user}” on {platform}. You can choose a new one here.',
      act: 'Choose a new password',
    },
    'change-email': {
      subject: 'Confirm your new e-mail address on {platform}',
      reason:
        'The account “{user}” on {platform} asked to change its e-mail address to this one. Sign in to that account and confirm it.',
      act: 'Confirm new address',
    },
    test: {
      subject: 'A test message from {platform}',
      reason:
        'The administrator “{user}” sent this message to try out the mail of {platform}. That you can read it means that it works.',
      act: 'Open the platform',
      closing: ['There is nothing for you to do.'],
    },
  },
  orCopy: 'If the button does not work, copy this link into your browser:',
  expiry: `The link is valid for ${LINK_LIFE_HOURS} hours.`,
  notYou: 'If this was not you, ignore this message: nothing about the account will change.',
  signature: '{platform} sent this message automatically.',
}
