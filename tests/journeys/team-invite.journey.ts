import { createMachine } from 'xstate'

export const teamInviteJourney = createMachine({
  id: 'teamInvite',
  description: 'The invite code of a team: a secret that can be renewed, which voids the old one.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The invite link, with the code hidden.',
      on: {
        'the captain looks': 'shown',
        'the captain copies the link': 'copied',
        'the captain wants another code': 'asked',
      },
    },
    shown: { description: 'The code and the link can be read.' },
    copied: { description: 'The link is in the clipboard, and “Copied” says so.' },
    asked: {
      description: 'The question whether to get a new code. Nothing is sent.',
      on: { 'the captain thinks better of it': 'hidden', 'the captain confirms': 'renewing' },
    },
    renewing: {
      description: '“Getting a new code…”.',
      on: { 'the server agrees': 'renewed', 'the line is cut': 'unknown', 'the server refuses': 'refused' },
    },
    renewed: { description: 'The new code, and nowhere the old one.' },
    unknown: {
      description: '“Can’t reach the server”. No code is shown; the focus on “Try again”.',
      on: { 'the captain tries again': 'renewed' },
    },
    refused: {
      description: 'The server’s reason. No code is shown.',
      on: { 'the captain tries again': 'renewed' },
    },
  },
})
