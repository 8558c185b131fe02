import { createMachine } from 'xstate'

export const sessionJourney = createMachine({
  id: 'session',
  description:
    'The signed-in user of this browser: what the frame shows, whatever the server and the connection ' +
    'do.',
  initial: 'asking',
  states: {
    asking: {
      description: 'Neither a visitor’s nor a member’s frame, and no error.',
      on: {
        'the server knows the person': 'member',
        'the server knows nobody': 'visitor',
        'the account is disabled': 'barred',
        'the line is cut': 'cutOff',
        'the server is asked too often': 'held',
        'the server refuses for longer than a minute': 'cutOff',
        'the server breaks down': 'cutOff',
      },
    },
    held: { description: 'Loading goes on after some seconds. No error.' },
    cutOff: {
      description: 'The server cannot be reached, with a way to try again.',
      on: { 'the person tries again': 'asking' },
    },
    visitor: { description: 'The frame of a visitor, with “Sign in”.' },
    barred: { description: '“Your account is disabled”, with “Sign in”.' },
    member: {
      description: 'The frame of the signed-in person.',
      on: { 'a call finds nobody signed in': 'doubted', 'the person signs out': 'leaving' },
    },
    doubted: {
      description: 'The frame of the signed-in person stays while the server is asked.',
      on: {
        'the server knows the person': 'member',
        'the server knows nobody': 'visitor',
        'the account is disabled': 'barred',
        'the line is cut': 'member',
        'the server breaks down': 'member',
      },
    },
    leaving: {
      description: 'The page is covered while signing out.',
      on: {
        'the server lets go': 'outside',
        'the server has let go before': 'outside',
        'signing out fails': 'doubted',
      },
    },
    outside: { description: '“Signed out”, with “Sign in”.' },
  },
})
