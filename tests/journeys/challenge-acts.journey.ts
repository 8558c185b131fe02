import { createMachine } from 'xstate'

/**
 * Enabling and disabling a challenge from the list must ask first and name the effects on players. Nothing
 * may change unless the server agrees.
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
