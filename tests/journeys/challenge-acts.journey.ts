import { createMachine } from 'xstate'

/**
 * A challenge is enabled and disabled from the list, as the rules have it: each is asked about first, with
 * what players notice of it, and stays as it was unless the server agrees.
 */
export const challengeActsJourney = createMachine({
  id: 'challengeActs',
  initial: 'disabled',
  states: {
    disabled: { on: { 'the organiser turns it on': 'enablingAsked' } },
    enablingAsked: {
      on: { 'the organiser thinks better of it': 'disabled', 'the organiser confirms': 'enabling' },
    },
    enabling: {
      on: { 'the server agrees': 'enabled', 'the server refuses': 'refused', 'the line is cut': 'cutOff' },
    },
    refused: { on: { 'the organiser turns it on': 'enablingAsked' } },
    cutOff: { on: { 'the organiser turns it on': 'enablingAsked' } },
    enabled: { on: { 'the organiser turns it off': 'disablingAsked' } },
    disablingAsked: {
      on: { 'the organiser thinks better of it': 'enabled', 'the organiser confirms': 'disabling' },
    },
    disabling: { on: { 'the server agrees': 'disabled' } },
  },
})
