import { createMachine } from 'xstate'

export const schemeJourney = createMachine({
  id: 'scheme',
  description:
    'The painted colours, for a user who has chosen none and whose device prefers dark and then ' + 'light.',
  initial: 'systemDark',
  states: {
    dark: {
      description: 'The page is painted dark, because the person chose it.',
      on: {
        'the person chooses light': 'light',
        'the person follows the system': 'systemDark',
        'another tab chooses light': 'light',
      },
    },
    light: {
      description: 'The page is painted light, because the person chose it.',
      on: {
        'the person chooses dark': 'dark',
        'another tab chooses dark': 'dark',
        'the person follows the system': 'systemDark',
      },
    },
    systemDark: {
      description: 'The page follows the device and is painted dark.',
      on: {
        'the device turns light': 'systemLight',
        'the person chooses light': 'light',
        'another tab chooses dark': 'dark',
      },
    },
    systemLight: {
      description: 'The page follows the device and is painted light.',
      on: { 'the person chooses dark': 'darkOnLight' },
    },
    darkOnLight: { description: 'The page is painted dark on a device that prefers light.' },
  },
})

export const languageJourney = createMachine({
  id: 'language',
  description: 'The language of the page.',
  initial: 'english',
  states: {
    english: {
      description: 'The page is in English.',
      on: { 'the person chooses Japanese': 'japanese', 'another tab chooses Chinese': 'chinese' },
    },
    japanese: {
      description: 'The page is in Japanese.',
      on: { 'the person chooses English': 'english', 'another tab chooses Chinese': 'chinese' },
    },
    chinese: { description: 'The page is in Chinese.', on: { 'the person chooses English': 'english' } },
  },
})
