import type { Exceptions } from '../coverage.ts'

export const TEAM: Exceptions = {
  'team/team-invite': {
    answer: ['loading --loadCode answers (2 of 2)'],
  },
}
