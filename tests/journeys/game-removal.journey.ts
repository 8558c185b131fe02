import { createMachine } from 'xstate'

export const gameRemovalJourney = createMachine({
  id: 'gameRemoval',
  description:
    'The last settings of a game: its secret, shown on request, and its deletion, which requires its ' +
    'typed name.',
  initial: 'editor',
  states: {
    editor: {
      description: 'The last settings, with the public key. Nothing secret was asked for.',
      on: {
        'the organiser asks for the salt': 'askingSalt',
        'the organiser wants the game away': 'asked',
        'the organiser writes something and wants the game away': 'asked',
      },
    },
    askingSalt: {
      description: '“Loading…” for the salt.',
      on: { 'the server gives the salt': 'salted', 'the line to the salt is cut': 'saltless' },
    },
    salted: { description: 'The salt is there, but hidden.', on: { 'the organiser looks at it': 'seen' } },
    seen: { description: 'The salt can be read. It is stored nowhere.' },
    saltless: {
      description: '“Can’t reach the server”.',
      on: { 'the organiser asks for the salt': 'askingSalt' },
    },
    asked: {
      description: 'The question whether to delete the game. The button is locked.',
      on: {
        'the organiser cancels': 'editor',
        'the organiser types another name': 'misnamed',
        'the organiser types its name and confirms': 'removing',
      },
    },
    misnamed: {
      description: 'The button stays locked, because the name differs.',
      on: { 'the organiser types its name and confirms': 'removing' },
    },
    removing: {
      description: '“Deleting…”.',
      on: {
        'the server removes it': 'removed',
        'somebody else has removed it': 'removed',
        'the server refuses': 'kept',
      },
    },
    removed: { description: 'The list without the game. Its drafts are gone too.' },
    kept: { description: 'The server’s reason. The settings stay.' },
  },
})
