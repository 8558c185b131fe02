import { createMachine } from 'xstate'

export const teamPairsJourney = createMachine({
  id: 'teamPairs',
  description:
    'Organisers see which pairs of teams are linked, and by what. Each name leads to its page, and each pair has ' +
    'its evidence as one file.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is being read.',
      on: { 'the pairs come': 'listed', 'the server fails': 'failed', 'there are none': 'none' },
    },
    failed: {
      description: 'The error, with a way to try again.',
      on: { 'the organiser tries again': 'loading' },
    },
    none: {
      description: '“No pairs of teams found”.',
      on: { 'a team sends the flag of another one': 'caught' },
    },
    listed: {
      description: 'The pair with its four kinds of links, each name a link, and the link to the evidence.',
      on: {
        'a team sends the flag of another one': 'caught',
        'the organiser looks for a person': 'narrowed',
        'the organiser turns on streaming mode': 'masked',
        'the organiser opens a team': 'team',
        'the organiser opens a person': 'person',
        'the organiser opens a challenge': 'challenge',
        'the organiser would ban a team': 'asked',
      },
    },
    caught: { description: 'The new pair is there at once.' },
    narrowed: {
      description: 'Only the pair of that person.',
      on: { 'the organiser clears the search': 'listed' },
    },
    masked: {
      description: 'No flag and no address is readable.',
      on: { 'the organiser turns off streaming mode': 'listed' },
    },
    team: { description: 'The page of the team.' },
    person: { description: 'The page of the person.' },
    challenge: { description: 'The results of the challenge.' },
    asked: {
      description: 'The question whether to ban the team.',
      on: { 'the organiser thinks again': 'listed', 'the organiser is sure': 'banning' },
    },
    banning: { description: 'The ban is on its way.', on: { 'the server bans it': 'banned' } },
    banned: { description: 'The team is banned, with a way to lift the ban.' },
  },
})
