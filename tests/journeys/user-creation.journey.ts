import { createMachine } from 'xstate'

export const userCreationJourney = createMachine({
  id: 'userCreation',
  description: 'Creating many accounts from a list.',
  initial: 'empty',
  states: {
    empty: {
      description: 'The field for the list, empty.',
      on: {
        'the administrator pastes a list with a slip': 'flawed',
        'the administrator pastes a list': 'ready',
        'the administrator pastes a list without passwords': 'readyToMake',
      },
    },
    readyToMake: {
      description: 'The accounts, whose passwords will be generated.',
      on: { 'the administrator creates them': 'making' },
    },
    making: {
      description: 'The accounts are sent with generated passwords.',
      on: { 'the server makes them': 'untold' },
    },
    untold: {
      description: 'The accounts exist. Their passwords are stored nowhere else.',
      on: {
        'the administrator leaves without the file': 'warned',
        'the administrator saves the file': 'told',
      },
    },
    warned: {
      description: 'The question whether to go on without the file.',
      on: { 'the administrator thinks better of it': 'untold', 'the administrator means it': 'created' },
    },
    told: {
      description: 'The file has all names and passwords.',
      on: { 'the administrator is done': 'created' },
    },
    flawed: {
      description: 'The faulty line comes first. Nothing is sent.',
      on: {
        'the administrator creates anyway': 'flawed',
        'the administrator pastes a list': 'ready',
        'the administrator leaves the line out': 'shorter',
      },
    },
    shorter: {
      description: 'The list without the faulty line, without an error.',
      on: { 'the administrator puts the line back': 'flawed' },
    },
    ready: {
      description: 'The list, ready to be created.',
      on: { 'the administrator creates them': 'sending', 'the administrator closes it': 'away' },
    },
    away: { description: 'The dialog is closed.', on: { 'the administrator opens it again': 'ready' } },
    sending: {
      description: '“0 of 3”. All three are sent.',
      on: {
        'the server makes them': 'created',
        'the line is cut': 'cutOff',
        'the server refuses one of them': 'narrowing',
      },
    },
    narrowing: {
      description: 'The accounts without the refused one are sent again.',
      on: { 'the server makes all but that one': 'reported' },
    },
    cutOff: {
      description: 'None was created, and teams may be created twice.',
      on: { 'the administrator tries again': 'sending' },
    },
    reported: {
      description: 'Two created, one failed, with its line and reason.',
      on: {
        'the administrator mends the line': 'mending',
        'the administrator closes it': 'awayWithTheRest',
        'the administrator presses Escape': 'awayWithTheRest',
      },
    },
    awayWithTheRest: {
      description: 'The dialog is closed.',
      on: { 'the administrator opens it again': 'mending' },
    },
    mending: { description: 'Only the failed line is left in the field.' },
    created: { description: 'All accounts are created, and the list has them.' },
  },
})
