import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'

/** Texts of fields and waits that several areas share. Those areas include them. */
export const fields = {
  email: {
    label: 'Email',
    flaw: {
      missing: 'Enter your email address.',
      misshapen: 'Enter a valid email address, like name@example.org.',
      same: 'This is already your email address.',
    },
  },
  userName: {
    label: 'Username',
    flaw: {
      missing: 'Choose a username.',
      letters: 'Use only letters, digits and - . _ @ +.',
      scripts: 'Use letters of one script only.',
      short: `Use at least ${USER_NAME_MIN} characters.`,
      long: `Use at most ${USER_NAME_MAX} characters.`,
    },
  },
  password: {
    label: 'Password',
    reveal: 'Show password',
    hide: 'Hide password',
    flaw: { missing: 'Enter your password.', short: `A password has at least ${PASSWORD_MIN} characters.` },
  },
  newPassword: {
    label: 'New password',
    strength: 'Password strength',
    flaw: {
      missing: 'Choose a password.',
      weak: 'This password doesn’t meet all the requirements below.',
      same: 'Choose a password that differs from the old one.',
    },
    checks: {
      length: (min: number) => `At least ${min} characters`,
      digit: 'A digit',
      lower: 'A lowercase letter',
      upper: 'An uppercase letter',
      common: 'Not one of the most common passwords',
      long: (length: number) => `Recommended: ${length} characters or more`,
    },
  },
  repeat: {
    label: 'Confirm password',
    flaw: { missing: 'Enter the password again.', different: 'The passwords don’t match.' },
  },
  wait: {
    say: (seconds: number) => `Too many attempts. Try again in ${seconds} s.`,
    spoken: 'Too many attempts. Try again in a moment.',
  },
  resend: {
    ready: 'Send again',
    busy: 'Sending…',
    say: (seconds: number) => `Send again in ${seconds} s`,
    spoken: 'You can send it again in a moment.',
    other: 'Use a different address',
  },
}
export type FieldWords = typeof fields
