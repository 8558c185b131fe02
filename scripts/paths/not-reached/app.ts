import type { Exceptions } from '../coverage.ts'

export const APP: Exceptions = {
  'app/cache': {
    press: ['loading --clear', 'saving --clear'],
  },
  'app/language': {
    moment: [
      'starting --storage.changed',
      'wordless --storage.changed',
      'switching --storage.changed',
      'following --storage.changed',
    ],
    answer: [
      'starting --loadCatalogue answers (2 of 2)',
      'switching --loadCatalogue answers (2 of 2)',
      'following --loadCatalogue answers (2 of 2)',
    ],
    beyond: ['wordless'],
    wait: ['wordless --untilRetry ends'],
    press: ['switching --choose', 'following --choose'],
  },
  'app/overlay': {
    press: ['covering --wait', 'covering --done (2 of 2)'],
  },
  'app/session': {
    press: ['signedIn --check', 'banned --check', 'banned --retry', 'unreachable --check'],
    moment: ['signedIn --server.reported (2 of 2)', 'signedIn --server.banned'],
    wait: ['unreachable --untilRetry ends'],
  },
}
