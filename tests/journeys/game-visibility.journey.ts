import { createMachine } from 'xstate'

export const gameVisibilityJourney = createMachine({
  id: 'gameVisibility',
  description:
    'The organiser’s list has every game, hidden ones too, and can hide or show one without changing ' +
    'anything else.',
  meta: { extensions: { versions: ['somebody saved in between'] } },
  initial: 'listed',
  states: {
    listed: {
      description: 'Both games, the hidden one too, the newest first.',
      on: {
        'the organiser shows the hidden game': 'asking',
        'the organiser searches by a word': 'found',
        'the organiser searches by a number': 'found',
        'the organiser searches in vain': 'notFound',
      },
    },
    found: {
      description: 'One of two games matches.',
      on: { 'the organiser shows the hidden game': 'asking' },
    },
    notFound: { description: '“No games match”.', on: { 'the organiser clears the search': 'listed' } },
    asking: {
      description: 'The switch is on. The other settings are sent unchanged.',
      on: {
        'the server agrees': 'shown',
        'somebody saved in between': 'askingAgain',
        'the server refuses': 'stillHidden',
        'the line is cut': 'stillHidden',
      },
    },
    askingAgain: {
      description: 'The request is repeated with the settings saved in between.',
      on: { 'the server agrees': 'shown' },
    },
    shown: { description: 'Players see the game now.', on: { 'the organiser hides it again': 'hiding' } },
    hiding: { description: 'The switch is off.' },
    stillHidden: { description: 'An error, and the switch is off again.' },
  },
})
