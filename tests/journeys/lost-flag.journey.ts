import { createMachine } from 'xstate'

export const lostFlagJourney = createMachine({
  id: 'lostFlag',
  description:
    'A flag whose response is lost, on a server that would count a second one: the client looks before it ' +
    'sends again.',
  initial: 'sending',
  states: {
    sending: {
      description: '“Sending the flag…”. The flag is sent once.',
      on: { 'the line is cut': 'unsure', 'the server breaks down': 'unsure' },
    },
    unsure: {
      description: 'The flag may have arrived. Nothing is sent yet, and the player may edit it.',
      on: {
        'the line is back': 'looking',
        'some time goes by': 'looking',
        'the player tries at once': 'looking',
        'the player thinks better of it': 'ready',
      },
    },
    looking: {
      description: 'The client asks for the own row. The flag is not sent again.',
      on: {
        'the challenge is solved': 'solved',
        'the challenge is unsolved': 'sending again',
        'the line is cut while looking': 'unsure',
        'the session has ended': 'signed out',
      },
    },
    'sending again': {
      description: 'It is said that the flag may count twice.',
      on: { 'the server has it': 'judging', 'the line is cut again': 'unsure' },
    },
    judging: {
      description: '“Checking the flag…”.',
      on: { 'the flag is wrong': 'wrong' },
    },
    wrong: { description: 'The flag is wrong.' },
    ready: { description: 'The field can be written in.' },
    solved: { description: 'The challenge is solved by the own team. The flag was sent once.' },
    'signed out': { description: 'The sign-in, which leads back to the challenge.' },
  },
})
