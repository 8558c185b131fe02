import { shownExamples } from '#src/ui/shown-examples.ts'
import type { CheatPair, Incident } from './cheat-pairs.ts'
import { CheatCard, owner } from './cheat-card.tsx'
import { NOT_LOOKED_AT } from './pair-standing.ts'

export const incident: Incident = {
  key: '1',
  at: Date.parse('2026-11-20T08:00:00Z'),
  user: 'ada',
  userId: 'u2',
  challenge: 'Warm up',
  challengeId: 7,
  answer: 'flag{theirs}',
  sender: 'Owls',
  owner: 'Red Pandas',
}

export const examples = {
  one: {
    key: '1-2',
    sides: [owner, { ...owner, id: 2, team: 'Owls', organization: null, sent: 1 }],
    lastAt: incident.at,
    incidents: [incident],
    reasons: null,
    standing: NOT_LOOKED_AT,
  },
  banned: {
    key: '1-2',
    sides: [owner, { ...owner, id: 2, team: 'Owls', status: 'Suspended', sent: 1 }],
    lastAt: incident.at,
    incidents: [incident],
    reasons: null,
    standing: NOT_LOOKED_AT,
  },
  many: {
    key: '1-2',
    sides: [owner, { ...owner, id: 2, team: 'Owls', sent: 5 }],
    lastAt: incident.at,
    incidents: [incident, ...['2', '3', '4', '5'].map((key) => ({ ...incident, key }))],
    reasons: null,
    standing: NOT_LOOKED_AT,
  },
} as const satisfies Record<string, CheatPair>

const nothing = () => {}

export const shown = shownExamples<CheatPair>(examples, (pair) => (
  <ul>
    <CheatCard game={1} pair={pair} isMasked={false} reviewing={{ kind: 'idle' }} send={nothing} />
  </ul>
))
