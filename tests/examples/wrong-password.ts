import { createMachine } from 'xstate'
import { ok, refused } from '#tests/worlds/server.ts'
import { aProfile } from '#tests/worlds/builders.ts'
import type { Person, Steps } from '#tests/journeys/person.ts'

// The worked example of docs/path-tests.md.

const LOGIN = 'POST /api/account/login'
const PROFILE = 'GET /api/account/profile'

/** The journey of a visitor. The names of events are sentences, and each state describes the screen. */
export const journey = createMachine({
  id: 'wrongPassword',
  description: 'A visitor who mistypes the password can correct it.',
  initial: 'form',
  states: {
    form: { description: 'The empty form.', on: { 'the visitor signs in': 'waiting' } },
    waiting: {
      description: '“Signing in…”.',
      on: { 'the server refuses': 'refused', 'the server agrees': 'inside' },
    },
    refused: { description: 'The server’s reason.', on: { 'the visitor signs in': 'waiting' } },
    inside: { description: 'The page where the visitor came from, signed in.' },
  },
})

/** The address at which each path begins. */
export const at = '/account/login?from=%2Fabout'

/** The responses of the fake server. A held request waits until a step answers it. */
export const answers = () => ({ [PROFILE]: refused('Please log in', 401), [LOGIN]: 'held' as const })

/** The action for each event, and the check in each state. */
export function steps({ server, type, press, answer, sees, isAt }: Person): [Steps, Steps] {
  return [
    {
      'the visitor signs in': async () => {
        await type('Username or email', 'ada')
        await type('Password', 'Lovelace1')
        await press('Sign in')
      },
      'the server refuses': () => answer(LOGIN, refused('Wrong name or password', 401)),
      'the server agrees': () => {
        server.says(PROFILE, ok(aProfile()))
        return answer(LOGIN, ok())
      },
    },
    {
      form: () => sees('Create an account'),
      waiting: () => sees('Signing in…'),
      refused: () => sees('Wrong name or password'),
      inside: async () => {
        await isAt('/about')
        await sees('Signed in')
      },
    },
  ]
}
