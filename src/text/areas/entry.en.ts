import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'
import { fields } from './fields.en.ts'

export const entry = {
  signIn: {
    title: 'Sign in',
    name: 'Username or email',
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    missingName: 'Enter your username or email.',
    confirmFirst: 'Just registered? Open the link in the email we sent you first.',
    sendAgain: 'Resend the email',
    noCookie:
      'Your details are correct, but this browser doesn’t store cookies, so you are still signed out. ' +
      'Allow cookies for this site and try again.',
  },
  registration: {
    title: 'Create an account',
    nameHint: `${USER_NAME_MIN} to ${USER_NAME_MAX} characters: letters, digits and - . _ @ +`,
    submit: 'Create account',
    busy: 'Creating account…',
    signIn: 'Already have an account? Sign in',
    sent: 'Check your email',
    sentTo: (email: string) => `We sent a link to ${email}. Open it to finish signing up.`,
    awaitingAdmin: 'Waiting for approval',
    awaitingAdminText:
      'Your account has been created. You can sign in as soon as an administrator approves it.',
    registered: 'Your account is ready',
    registeredText:
      'Your account has been created, but you aren’t signed in yet. Sign in; ' +
      'if you are signed out again, allow cookies for this site.',
    toSignIn: 'Sign in',
    home: 'Go to the home page',
    mailAgain:
      'To get the email again, fill in the form with the same email address. ' +
      'Your username and password stay as you first chose them.',
    closed: 'Registration is closed',
    closedText: 'New accounts can’t be created at the moment. If you already have one, you can sign in.',
  },
  mail: {
    spam: 'Nothing yet? It can take a minute. Check your spam folder too.',
  },
  fields,
  captcha: {
    checking: 'One moment…',
    proving: 'Checking that you’re human.',
    unreachable: 'Couldn’t start the human check: the server didn’t respond.',
    blocked: 'Couldn’t load the human check. A content blocker or your network may be blocking it.',
    unsolved: 'The human check didn’t complete.',
    retry: 'Try again',
  },
  link: {
    missing: 'This link is incomplete',
    missingText: 'Open it directly from the email, or copy all of it.',
    refused: 'This link no longer works',
    refusedText: 'It has expired or was already used.',
    retry: 'Try again',
    home: 'Go to the home page',
    signIn: 'Sign in',
  },
  verification: {
    verifying: 'Verifying your account…',
    failed: 'Couldn’t verify your account yet',
    newMail: 'Send a new email',
    refusedHint: 'If your account is already verified, just sign in.',
  },
  confirmation: {
    confirming: 'Confirming your new email address…',
    failed: 'Couldn’t confirm your new email address yet',
    toProfile: 'Go to your account',
    refusedHint: 'Your email address hasn’t changed. You can request the change again.',
  },
  recovery: {
    title: 'Recover your account',
    text: 'Enter your email address and we’ll send you a link to choose a new password.',
    again:
      'The link in the last email can’t be used any more. Enter your address and we’ll send you a new one.',
    submit: 'Send the link',
    busy: 'Sending…',
    signIn: 'Back to sign in',
    sent: 'Check your email',
    sentTo: (email: string) =>
      `If ${email} belongs to an account, we’ve sent a link to it. The link works for ${LINK_LIFE_HOURS} hours.`,
  },
  reset: {
    title: 'Choose a new password',
    forAccount: (email: string) => `For the account with the email address ${email}.`,
    submit: 'Change password',
    busy: 'Changing password…',
    newMail: 'Send a new email',
    signIn: 'Back to sign in',
  },
}
export type EntryWords = typeof entry
