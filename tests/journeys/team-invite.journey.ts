import { createMachine } from 'xstate'

/** The invite code of a team is a secret. Renewing it voids the old one. */
export const teamInviteJourney = createMachine({
  id: 'teamInvite',
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'the captain looks': 'shown',
        'the captain copies the link': 'copied',
        'the captain wants another code': 'asked',
      },
    },
    shown: {},
    copied: {},
    asked: { on: { 'the captain thinks better of it': 'hidden', 'the captain confirms': 'renewing' } },
    renewing: {
      on: { 'the server agrees': 'renewed', 'the line is cut': 'unknown', 'the server refuses': 'refused' },
    },
    renewed: {},
    unknown: { on: { 'the captain tries again': 'renewed' } },
    refused: { on: { 'the captain tries again': 'renewed' } },
  },
})
