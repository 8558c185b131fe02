import type { Exceptions } from '../coverage.ts'

export const ACCOUNT: Exceptions = {
  'account/email-confirmation': {
    settled: ['settling --at once (1 of 2)'],
    beyond: ['missing'],
  },
  'account/picture': {
    press: [
      'idle --choose (1 of 3)',
      'refused --choose (1 of 3)',
      'refused --choose (2 of 3)',
      'held.opened --choose (1 of 3)',
      'held.opened --choose (2 of 3)',
      'held.opened --choose (3 of 3)',
      'held.whole --choose (1 of 3)',
      'held.whole --choose (2 of 3)',
      'held.whole --choose (3 of 3)',
      'held.failed --choose (1 of 3)',
      'held.failed --choose (2 of 3)',
      'held.failed --choose (3 of 3)',
      'held.failed --back (1 of 2)',
      'held.cancelled --choose (1 of 3)',
      'held.cancelled --choose (2 of 3)',
      'held.cancelled --choose (3 of 3)',
      'held.cancelled --back (1 of 2)',
    ],
    answer: ['held.preparing --cutPicture answers (2 of 2)'],
  },
  'account/profile-edit': {
    press: ['open --submit (1 of 2)'],
  },
  'account/recovery': {
    answer: [
      'form.proving --solveCaptcha answers (2 of 3)',
      'form.asking --requestRecovery answers (2 of 5)',
    ],
  },
  'account/registration': {
    answer: ['form.proving --solveCaptcha answers (2 of 3)', 'form.registering --register answers (4 of 7)'],
  },
  'account/reset': {
    settled: ['settling --at once (1 of 2)'],
    beyond: ['missing'],
  },
  'account/sign-in': {
    answer: ['entering --enterSession answers (3 of 4)', 'entering --enterSession answers (4 of 4)'],
    press: ['forgotten --edit'],
  },
  'account/verification': {
    settled: ['settling --at once (1 of 2)'],
    beyond: ['missing'],
  },
}
