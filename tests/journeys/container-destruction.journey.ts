import { createMachine } from 'xstate'

export const containerDestructionJourney = createMachine({
  id: 'containerDestruction',
  description:
    'Containers of teams for administrators: the list updates automatically, and each destruction ' +
    'asks first.',
  initial: 'listed',
  states: {
    listed: {
      description: 'Three instances of teams, none selected.',
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
    foundTeam: { description: 'Only the instance of the searched team.' },
    foundImage: { description: 'Only the instance of the searched image.' },
    nothingFound: {
      description: '“No instances match”.',
      on: { 'the administrator clears the search': 'listed' },
    },
    longer: { description: 'The instance that was just started is in the list.' },
    stale: { description: 'The list, marked as possibly out of date.' },
    asked: {
      description: 'The question whether to destroy the instance, by name. Nothing is sent.',
      on: { 'the administrator thinks better of it': 'listed', 'the administrator is sure': 'destroying' },
    },
    destroying: {
      description: 'The instance is being destroyed, and its button is busy.',
      on: {
        'the server destroys it': 'gone',
        'the runtime refuses': 'reported',
        'it was gone already': 'gone',
      },
    },
    gone: { description: 'The instance has left the list, and the focus is on the count.' },
    reported: {
      description: 'The reason why it was not destroyed, the focus on “Retry”.',
      on: { 'the administrator tries again': 'destroying', 'the administrator leaves it at that': 'listed' },
    },
    selected: {
      description: '“2 instances selected”.',
      on: {
        'the administrator clears the selection': 'listed',
        'the administrator wants them gone': 'askedMany',
      },
    },
    askedMany: {
      description: 'The question whether to destroy both, by name.',
      on: { 'the administrator is sure of both': 'destroyingMany' },
    },
    destroyingMany: { description: '“0 of 2 done”.', on: { 'the server destroys both': 'allGone' } },
    allGone: { description: '“2 instances destroyed”, and one is left.' },
  },
})
