import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'

/** Texts of fields and waits that several areas share. Those areas include them. */
export const fields = {
  email: {
    label: 'E-mail',
    flaw: {
      missing: 'Enter your e-mail address.',
      misshapen: 'This is no e-mail address: it needs one @ with something before and after it.',
      same: 'This is the address you have already.',
    },
  },
  userName: {
    label: 'User name',
    flaw: {
      missing: 'Choose a user name.',
      letters: 'Only letters, digits and - . _ @ + may be in it.',
      scripts: 'It mixes scripts that are not written together. Use the letters of one script.',
      short: `A user name has at least ${USER_NAME_MIN} characters.`,
      long: `A user name has at most ${USER_NAME_MAX} characters.`,
    },
  },
  password: {
    label: 'Password',
    reveal: 'Show the password',
    hide: 'Hide the password',
    flaw: { missing: 'Enter your password.', short: `A password has at least ${PASSWORD_MIN} characters.` },
  },
  newPassword: {
    label: 'New password',
    strength: 'Strength of the password',
    flaw: {
      missing: 'Choose a password.',
      weak: 'The password does not have all it needs yet; see the list.',
      same: 'This is the old password.',
    },
    checks: {
      length: (min: number) => `At least ${min} characters`,
      digit: 'A digit',
      lower: 'A lower-case letter',
      upper: 'An upper-case letter',
      common: 'Not one of the most common passwords',
      long: (length: number) => `Better still: ${length} characters or more`,
    },
  },
  repeat: {
    label: 'Repeat the password',
    flaw: { missing: 'Enter the password once more.', different: 'The two passwords are not the same.' },
  },
  wait: {
    say: (seconds: number) => `Too many attempts. You can try again in ${seconds} s.`,
    spoken: 'Too many attempts. You can try again in a moment.',
  },
  resend: {
    ready: 'Send it again',
    busy: 'Sending it again',
    say: (seconds: number) => `Send it again in ${seconds} s`,
    spoken: 'It can be sent again in a moment.',
    other: 'Use another address',
  },
}
export type FieldWords = typeof fields
