import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import type { MailTexts } from './zh.ts'

export const en: MailTexts = {
  greeting: 'Hello {user},',
  texts: {
    verify: {
      subject: 'Verify your {platform} account',
      reason:
        'Someone created the account “{user}” on {platform} with this email address. ' +
        'Verify the address to activate the account.',
      act: 'Verify email address',
    },
    reset: {
      subject: 'Reset your {platform} password',
      reason:
        'Someone asked to reset the password of the account “{user}” on {platform}. ' +
        'You can choose a new password with this link.',
      act: 'Choose a new password',
    },
    'change-email': {
      subject: 'Confirm your new email address on {platform}',
      reason:
        'The account “{user}” on {platform} asked to change its email address to this one. ' +
        'Sign in to that account to confirm it.',
      act: 'Confirm new address',
    },
    test: {
      subject: 'Test email from {platform}',
      reason:
        'The administrator “{user}” sent this email to test the mail settings of {platform}. ' +
        'If you can read it, they work.',
      act: 'Open {platform}',
      closing: ['You don’t need to do anything.'],
    },
  },
  orCopy: 'If the button doesn’t work, copy this link into your browser:',
  expiry: `This link is valid for ${LINK_LIFE_HOURS} hours.`,
  notYou: 'If you didn’t request this, ignore this email. Nothing about the account will change.',
  letter: 'The organisers of {platform} sent this email to you and others.',
  signature: 'This email was sent automatically by {platform}.',
}
