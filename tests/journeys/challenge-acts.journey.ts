import { createMachine } from 'xstate'

export const challengeActsJourney = createMachine({
  id: 'challengeActs',
  description:
    'Enabling and disabling a challenge from the list: each asks first and names the effects on ' +
    'players. Nothing changes unless the server agrees.',
  meta: { extensions: { versions: [] } },
  initial: 'disabled',
  states: {
    disabled: {
      description: 'The challenge is off in the list.',
      on: { 'the organiser turns it on': 'enablingAsked' },
    },
    enablingAsked: {
      description: 'The question whether to enable it, with its effect. Nothing is sent yet.',
      on: { 'the organiser thinks better of it': 'disabled', 'the organiser confirms': 'enabling' },
    },
    enabling: {
      description: 'The server is asked to enable it.',
      on: { 'the server agrees': 'enabled', 'the server refuses': 'refused', 'the line is cut': 'cutOff' },
    },
    refused: {
      description: 'The server’s reason. The challenge stays off.',
      on: { 'the organiser turns it on': 'enablingAsked' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The challenge stays off.',
      on: { 'the organiser turns it on': 'enablingAsked' },
    },
    enabled: {
      description: '“Warm up enabled”. The challenge is on.',
      on: { 'the organiser turns it off': 'disablingAsked' },
    },
    disablingAsked: {
      description: 'The question whether to disable it, with its effect. It is still on.',
      on: { 'the organiser thinks better of it': 'enabled', 'the organiser confirms': 'disabling' },
    },
    disabling: { description: 'The server is asked to disable it.', on: { 'the server agrees': 'disabled' } },
  },
})
