import { shownExamples } from '#src/ui/shown-examples.ts'
import { TeamList } from './team-list.tsx'
import type { TeamsView, TeamView } from './teams-view.ts'

const ada = { id: 'ada', name: 'ada', bio: 'crypto', avatar: null, part: 'captain', isSelf: true } as const
const bob = { id: 'bob', name: 'bob', bio: '', avatar: null, part: 'member', isSelf: false } as const
const led: TeamView = {
  id: 1,
  name: 'Red Pandas',
  bio: 'Bamboo first.',
  avatar: null,
  isLocked: false,
  part: 'captain',
  members: [ada, bob],
}
const joined: TeamView = {
  ...led,
  id: 2,
  name: 'Night:Shift',
  bio: '',
  isLocked: true,
  part: 'member',
  members: [
    { ...bob, part: 'captain' },
    { ...ada, part: 'member' },
  ],
}
const crowd = Array.from({ length: 8 }, (_, at) => ({ ...bob, id: `m${at}`, name: `member ${at}` }))

export const teams = {
  led,
  ledAlone: { ...led, members: [ada] },
  ledLocked: { ...led, isLocked: true },
  joined,
  joinedFree: { ...joined, isLocked: false },
  crowded: { ...led, members: [ada, ...crowd] },
} as const satisfies Record<string, TeamView>

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
  listed: { kind: 'listed', teams: [teams.crowded, teams.joined] },
} as const satisfies Record<string, TeamsView>

export const shown = shownExamples<TeamsView>(examples, (view) => <TeamList view={view} />)
