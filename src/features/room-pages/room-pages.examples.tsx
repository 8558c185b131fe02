import type { RoomPersonModel, RoomResultsModel, RoomTeamModel } from '#contract/models/room-pages.ts'
import type { Submission } from '#contract/models/submission.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { PersonView } from './person-page.tsx'
import { ResultsView } from './results-page.tsx'
import { TeamActs } from './team-acts.tsx'
import { TeamNotes } from './team-notes.tsx'
import { TeamView } from './team-page.tsx'

const AT = '2026-11-22T09:30:00Z'
const submission = (id: number, facts: Partial<Submission> = {}): Submission => ({
  answer: 'HL{rusty_key_9}',
  status: 'WrongAnswer',
  time: AT,
  user: 'bao_re',
  team: 'Paper Tigers',
  challenge: 'Rusty lock',
  facts: {
    id,
    participationId: 12,
    userId: '6f6c7b1e-0d5e-4d52-8f0c-3f4d2f0e9a01',
    challengeId: 3,
    category: 'Reverse',
    attempt: id,
    ip: '203.0.113.41',
    placing: null,
  },
  ...facts,
})
const submissions = [
  submission(3, { status: 'CheatDetected', answer: 'HL{rusty_but_trusty_7f3a9c}' }),
  submission(2),
  submission(1, { status: 'Accepted', challenge: 'Fast sums' }),
]
const address = {
  ip: '203.0.113.41',
  first: '2026-11-20T22:10:00Z',
  last: AT,
  count: 61,
  others: [{ participationId: 14, name: 'Hello World' }],
  otherTeams: 38,
}
const history = [
  {
    number: 9,
    time: AT,
    actorId: 'a',
    actor: 'ana',
    ip: '192.0.2.1',
    act: 'ParticipationRuled' as const,
    kind: 'participation' as const,
    id: '12',
    name: 'Paper Tigers',
    changes: [{ field: 'status', before: 'Pending', after: 'Accepted', isHidden: false }],
  },
]
const tries = { judged: 53, wrong: 41, solves: 11, lastAt: AT, lastSolveAt: '2026-11-22T07:05:00Z' }

const team: RoomTeamModel = {
  participationId: 12,
  teamId: 5,
  name: 'Paper Tigers',
  avatar: null,
  organization: 'Open',
  status: 'Accepted',
  captainId: '6f6c7b1e-0d5e-4d52-8f0c-3f4d2f0e9a01',
  joinedAt: '2026-11-19T20:41:00Z',
  rank: 230,
  ranked: 485,
  points: 679,
  bloods: 1,
  from: '2026-11-20T18:00:00Z',
  until: AT,
  tries,
  challenges: [
    { id: 1, title: 'Fast sums', tag: 'PPC', tries: 2, placing: 1, points: 379, solvedAt: AT },
    {
      id: 2,
      title: 'Gas golf',
      tag: 'Misc',
      tries: 9,
      placing: 40,
      points: 300,
      solvedAt: '2026-11-21T09:00:00Z',
    },
    { id: 3, title: 'Rusty lock', tag: 'Reverse', tries: 3, placing: null, points: null, solvedAt: null },
    { id: 4, title: 'Go figure', tag: 'Reverse', tries: 0, placing: null, points: null, solvedAt: null },
  ],
  people: [
    {
      userId: '6f6c7b1e-0d5e-4d52-8f0c-3f4d2f0e9a01',
      userName: 'bao_re',
      avatar: null,
      realName: 'Rossi, Luca',
      email: 'bao_re@mail.example',
      isRegistered: true,
      solves: 4,
      wrong: 20,
      lastAt: AT,
      ip: '203.0.113.41',
    },
    {
      userId: '6f6c7b1e-0d5e-4d52-8f0c-3f4d2f0e9a02',
      userName: 'yuki56',
      avatar: null,
      realName: '',
      email: 'yuki56@mail.example',
      isRegistered: false,
      solves: 0,
      wrong: 0,
      lastAt: null,
      ip: null,
    },
  ],
  submissions,
  addresses: [address],
  instances: [{ challengeId: 2, title: 'Gas golf', phase: 'Running', expectStopAt: '2026-11-22T11:00:00Z' }],
  notes: [
    { id: 2, at: AT, author: 'Ana', text: 'Same school network as Hello World, dismissed.' },
    { id: 1, at: '2026-11-21T20:00:00Z', author: 'kenji', text: 'Asked at the desk about their team name.' },
  ],
  looked: { at: AT, by: 'Ana' },
  history,
}
const person: RoomPersonModel = {
  userId: '6f6c7b1e-0d5e-4d52-8f0c-3f4d2f0e9a01',
  userName: 'bao_re',
  avatar: null,
  realName: 'Rossi, Luca',
  email: 'bao_re@mail.example',
  registeredAt: '2026-10-01T10:00:00Z',
  lastVisitAt: AT,
  tries,
  teams: [
    { teamId: 5, name: 'Paper Tigers', avatar: null, isCaptain: true, participationId: 12 },
    { teamId: 6, name: 'Old Friends', avatar: null, isCaptain: false, participationId: null },
  ],
  games: [
    {
      gameId: 3,
      title: 'Harbour Lights 2026',
      participationId: 12,
      team: 'Paper Tigers',
      status: 'Accepted',
    },
  ],
  submissions,
  addresses: [{ ...address, others: [], otherTeams: 0 }],
  signIns: [{ at: AT, seenAt: AT, ip: '203.0.113.41', agent: 'Firefox on Linux' }],
  history: [],
}
const results: RoomResultsModel = {
  challengeId: 3,
  title: 'Rusty lock',
  tag: 'Reverse',
  isEnabled: true,
  openedAt: '2026-11-21T06:00:00Z',
  worth: 163,
  original: 600,
  teams: 485,
  tries,
  lastHour: 2,
  halfHours: [
    { at: '2026-11-21T06:00:00Z', solves: 1, others: 30 },
    { at: '2026-11-21T07:00:00Z', solves: 2, others: 12 },
  ],
  solved: [
    {
      participationId: 21,
      team: '孤岛小分队',
      avatar: null,
      userId: '6f6c7b1e-0d5e-4d52-8f0c-3f4d2f0e9a03',
      user: 'marlow87',
      at: '2026-11-21T06:05:00Z',
      attempt: 13,
      placing: 1,
      points: 171,
    },
    {
      participationId: 22,
      team: 'Copper Otters',
      avatar: null,
      userId: null,
      user: '',
      at: '2026-11-21T07:25:00Z',
      attempt: null,
      placing: 4,
      points: 163,
    },
  ],
  wrongAnswers: [{ answer: 'HL{rusty_key}', times: 38, teams: 31 }],
  foreignFlags: 9,
  foreignTeams: 6,
  unsolved: 120,
  trying: [{ participationId: 12, team: 'Paper Tigers', avatar: null, tries: 11, lastAt: AT }],
  history,
}

type Example =
  | { of: 'team'; team: RoomTeamModel; isMasked: boolean }
  | { of: 'person'; person: RoomPersonModel }
  | { of: 'results'; results: RoomResultsModel }

export const examples = {
  team: { of: 'team', team, isMasked: false },
  masked: { of: 'team', team, isMasked: true },
  banned: { of: 'team', team: { ...team, status: 'Suspended', rank: null, points: 0 }, isMasked: false },
  quiet: {
    of: 'team',
    team: {
      ...team,
      people: [],
      submissions: [],
      addresses: [],
      instances: [],
      notes: [],
      looked: null,
      history: [],
      organization: null,
    },
    isMasked: false,
  },
  person: { of: 'person', person },
  results: { of: 'results', results },
  unsolved: {
    of: 'results',
    results: {
      ...results,
      isEnabled: false,
      solved: [],
      halfHours: [],
      wrongAnswers: [],
      foreignFlags: 0,
      trying: [],
      history: [],
    },
  },
} as const satisfies Record<string, Example>

export const shown = shownExamples<Example>(examples, (example) => {
  switch (example.of) {
    case 'team':
      return (
        <TeamView
          team={example.team}
          game={3}
          isAdmin
          isMasked={example.isMasked}
          acts={<TeamActs game={3} team={example.team} isAdmin />}
          notes={<TeamNotes game={3} team={example.team} own="kenji" isAdmin={false} />}
        />
      )
    case 'person':
      return <PersonView person={example.person} game={3} isAdmin isMasked={false} />
    case 'results':
      return <ResultsView results={example.results} game={3} isAdmin isMasked={false} />
    default:
      return example satisfies never
  }
})
