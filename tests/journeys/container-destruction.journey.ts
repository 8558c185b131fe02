import { createMachine } from 'xstate'

/**
 * Administrators see the containers of teams in a list that updates by itself, and each destruction must ask
 * first.
 */
export const containerDestructionJourney = createMachine({
  id: 'containerDestruction',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'the administrator searches a team': 'foundTeam',
        'the administrator searches an image': 'foundImage',
        'the administrator searches in vain': 'nothingFound',
        'the administrator wants one gone': 'asked',
        'the administrator selects two': 'selected',
        'another one is started': 'longer',
        'the server is out of reach for a while': 'stale',
      },
    },
    foundTeam: {},
    foundImage: {},
    nothingFound: { on: { 'the administrator clears the search': 'listed' } },
    longer: {},
    stale: {},
    asked: {
      on: { 'the administrator thinks better of it': 'listed', 'the administrator is sure': 'destroying' },
    },
    destroying: {
      on: {
        'the server destroys it': 'gone',
        'the runtime refuses': 'reported',
        'it was gone already': 'gone',
      },
    },
    gone: {},
    reported: {
      on: { 'the administrator tries again': 'destroying', 'the administrator leaves it at that': 'listed' },
    },
    selected: {
      on: {
        'the administrator clears the selection': 'listed',
        'the administrator wants them gone': 'askedMany',
      },
    },
    askedMany: { on: { 'the administrator is sure of both': 'destroyingMany' } },
    destroyingMany: { on: { 'the server destroys both': 'allGone' } },
    allGone: {},
  },
})
