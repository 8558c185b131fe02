import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'
import { fields } from './fields.en.ts'

/** Texts of the screens for signing in, registering and email links. */
export const entry = {
  signIn: {
    title: 'Sign in',
    name: 'User name or e-mail',
    submit: 'Sign in',
    busy: 'Signing in',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    missingName: 'Enter your user name or e-mail address.',
    confirmFirst: 'Registered just now? First open the link in the mail that we sent you.',
    sendAgain: 'Get the mail again',
    noCookie:
      'Your name and password are right, but this browser keeps no cookie, so you are still signed out. Allow cookies for this site, then try again.',
  },
  registration: {
    title: 'Create an account',
    nameHint: `${USER_NAME_MIN} to ${USER_NAME_MAX} characters: letters, digits and - . _ @ +`,
    submit: 'Register',
    busy: 'Registering',
    signIn: 'I have an account',
    sent: 'Now look into your mail',
    sentTo: (email: string) => `We have written to ${email}. Open the link in that mail, and you are in.`,
    awaitingAdmin: 'An administrator looks at it now',
    awaitingAdminText:
      'Your account is made. As soon as an administrator has approved it, you can sign in with your name and password.',
    registered: 'Your account is ready',
    registeredText:
      'Your account is made, but this browser is not signed in yet. Sign in; if that does not last, allow cookies for this site.',
    toSignIn: 'Sign in',
    home: 'To the home page',
    mailAgain:
      'Fill this in once more with the same e-mail address, and we send the mail again. The user name and password that you chose the first time stay.',
    closed: 'Registration is closed',
    closedText: 'No new accounts are made here at the moment. If you have one, you can sign in.',
  },
  mail: {
    spam: 'Nothing there? It can take a minute, and it may be among the spam.',
  },
  fields,
  captcha: {
    checking: 'One moment',
    proving: 'We are checking that you are human.',
    unreachable: 'The check that you are human could not begin: the server does not answer.',
    blocked:
      'The check that you are human did not load. Perhaps a content blocker or your network holds it back.',
    unsolved: 'The check that you are human came to no result.',
    retry: 'Try again',
  },
  link: {
    missing: 'This link is not whole',
    missingText: 'Part of it got lost. Open it straight from the mail, or copy it as a whole.',
    refused: 'This link does not work any more',
    refusedText: 'It has expired, or it was used already.',
    retry: 'Try again',
    home: 'To the home page',
    signIn: 'Sign in',
  },
  verification: {
    verifying: 'Verifying your account',
    failed: 'Your account could not be verified yet',
    newMail: 'Get a new mail',
    refusedHint: 'If your account is verified already, simply sign in.',
  },
  confirmation: {
    confirming: 'Confirming your new e-mail address',
    failed: 'Your new address could not be confirmed yet',
    toProfile: 'To your personal info',
    refusedHint: 'Your present address stays as it is. You can ask for the change once more.',
  },
  recovery: {
    title: 'Recover account',
    text: 'Tell us your e-mail address. We send you a link with which you can choose a new password.',
    again:
      'The link from the last mail was of no use. We send you a new one, with which you can choose a new password.',
    submit: 'Send the mail',
    busy: 'Sending the mail',
    signIn: 'Back to sign in',
    sent: 'Look into your mail',
    sentTo: (email: string) =>
      `If there is an account with the address ${email}, a mail with a link is on its way. The link works for ${LINK_LIFE_HOURS} hours.`,
  },
  reset: {
    title: 'Choose a new password',
    forAccount: (email: string) => `For the account with the address ${email}.`,
    submit: 'Change the password',
    busy: 'Changing the password',
    newMail: 'Get a new mail',
    signIn: 'Back to sign in',
  },
}
export type EntryWords = typeof entry
