import { createMachine } from 'xstate'

/** The header shows whether a user is signed in, whatever the server and the connection do. */
export const sessionJourney = createMachine({
  id: 'session',
  initial: 'asking',
  states: {
    asking: {
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
    held: {},
    cutOff: { on: { 'the person tries again': 'asking' } },
    visitor: {},
    barred: {},
    member: { on: { 'a call finds nobody signed in': 'doubted', 'the person signs out': 'leaving' } },
    doubted: {
      on: {
        'the server knows the person': 'member',
        'the server knows nobody': 'visitor',
        'the account is disabled': 'barred',
        'the line is cut': 'member',
        'the server breaks down': 'member',
      },
    },
    leaving: {
      on: {
        'the server lets go': 'outside',
        'the server has let go before': 'outside',
        'signing out fails': 'doubted',
      },
    },
    outside: {},
  },
})
