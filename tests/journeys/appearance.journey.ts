import { createMachine } from 'xstate'

/** The painted colours must follow the device while the user has chosen none: dark and then light. */
export const schemeJourney = createMachine({
  id: 'scheme',
  initial: 'systemDark',
  states: {
    dark: {
      on: {
        'the person chooses light': 'light',
        'the person follows the system': 'systemDark',
        'another tab chooses light': 'light',
      },
    },
    light: {
      on: {
        'the person chooses dark': 'dark',
        'another tab chooses dark': 'dark',
        'the person follows the system': 'systemDark',
      },
    },
    systemDark: {
      on: {
        'the device turns light': 'systemLight',
        'the person chooses light': 'light',
        'another tab chooses dark': 'dark',
      },
    },
    systemLight: { on: { 'the person chooses dark': 'darkOnLight' } },
    darkOnLight: {},
  },
})

/** The language of the page must follow the device until the user chooses one. */
export const languageJourney = createMachine({
  id: 'language',
  initial: 'english',
  states: {
    english: { on: { 'the person chooses Japanese': 'japanese', 'another tab chooses Chinese': 'chinese' } },
    japanese: { on: { 'the person chooses English': 'english', 'another tab chooses Chinese': 'chinese' } },
    chinese: { on: { 'the person chooses English': 'english' } },
  },
})
