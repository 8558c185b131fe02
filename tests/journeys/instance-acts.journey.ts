import { createMachine } from 'xstate'

export const instanceActsJourney = createMachine({
  id: 'instanceActs',
  description:
    'Acts on the instances of a game: more time at once, a stop after a question, and the list as the server ' +
    'has it afterwards.',
  initial: 'listed',
  states: {
    listed: {
      description: 'One instance runs. Nothing is sent.',
      on: { 'the organiser gives more time': 'prolonging', 'the organiser would stop it': 'stopAsked' },
    },
    prolonging: {
      description: 'The instance is sent once, without a question.',
      on: {
        'the server prolongs it': 'prolonged',
        'it had ended meanwhile': 'late',
        'the server refuses': 'refused',
      },
    },
    prolonged: {
      description: '“1 instance runs two hours longer”.',
      on: { 'the organiser would stop it': 'stopAsked' },
    },
    late: { description: 'None runs longer, and one had ended meanwhile.' },
    refused: {
      description: 'The server’s reason. The instance is still listed.',
      on: { 'the organiser gives more time': 'prolonging' },
    },
    stopAsked: {
      description: 'The question, with what the team loses, and no earlier reason. Nothing is sent.',
      on: { 'the organiser thinks better of it': 'left', 'the organiser confirms': 'stopping' },
    },
    left: {
      description: 'The question is gone, and the instance runs.',
      on: { 'the organiser would stop it': 'stopAsked' },
    },
    stopping: {
      description: 'The instance is sent once. The question stays.',
      on: { 'the server stops it': 'stopped', 'the line is cut': 'cutOff' },
    },
    cutOff: {
      description: '“Can’t reach the server”, in the question.',
      on: { 'the organiser confirms': 'stopping', 'the organiser thinks better of it': 'left' },
    },
    stopped: { description: '“1 instance stopped”. The list is empty.' },
  },
})
