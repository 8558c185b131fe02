import { createMachine } from 'xstate'

/** An administrator creates many accounts from a list, and failed lines stay for correction. */
export const userCreationJourney = createMachine({
  id: 'userCreation',
  initial: 'empty',
  states: {
    empty: {
      on: {
        'the administrator pastes a list with a slip': 'flawed',
        'the administrator pastes a list': 'ready',
        'the administrator pastes a list without passwords': 'readyToMake',
      },
    },
    readyToMake: { on: { 'the administrator creates them': 'making' } },
    making: { on: { 'the server makes them': 'untold' } },
    untold: {
      on: {
        'the administrator leaves without the file': 'warned',
        'the administrator saves the file': 'told',
      },
    },
    warned: {
      on: { 'the administrator thinks better of it': 'untold', 'the administrator means it': 'created' },
    },
    told: { on: { 'the administrator is done': 'created' } },
    flawed: {
      on: {
        'the administrator creates anyway': 'flawed',
        'the administrator pastes a list': 'ready',
        'the administrator leaves the line out': 'shorter',
      },
    },
    shorter: { on: { 'the administrator puts the line back': 'flawed' } },
    ready: { on: { 'the administrator creates them': 'sending', 'the administrator closes it': 'away' } },
    away: { on: { 'the administrator opens it again': 'ready' } },
    sending: {
      on: {
        'the server makes them': 'created',
        'the line is cut': 'cutOff',
        'the server refuses one of them': 'narrowing',
      },
    },
    narrowing: { on: { 'the server makes all but that one': 'reported' } },
    cutOff: { on: { 'the administrator tries again': 'sending' } },
    reported: {
      on: {
        'the administrator mends the line': 'mending',
        'the administrator closes it': 'awayWithTheRest',
        'the administrator presses Escape': 'awayWithTheRest',
      },
    },
    awayWithTheRest: { on: { 'the administrator opens it again': 'mending' } },
    mending: {},
    created: {},
  },
})
