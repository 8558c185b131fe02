import type { AttentionCause, RoomChallenge, RoomOverviewModel } from '#contract/models/room-overview.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { roomOverview } from '#styled/recipes/room-overview.js'
import { AttentionList } from './attention-list.tsx'
import { ChallengeCells } from './challenge-cells.tsx'
import { RoomFigures } from './room-figures.tsx'

const minutes = Array.from({ length: 60 }, (_, minute) => minute % 5)
const cause = (facts: Pick<AttentionCause, 'kind' | 'count'> & Partial<AttentionCause>): AttentionCause => ({
  key: facts.kind,
  challenges: [],
  other: 0,
  detail: '',
  since: '2026-11-22T09:40:00Z',
  takenBy: null,
  snoozedUntil: null,
  ...facts,
})
const challenge = (id: number, facts: Partial<RoomChallenge> = {}): RoomChallenge => ({
  id,
  title: `Challenge ${id}`,
  tag: 'Web',
  isEnabled: true,
  isOut: true,
  opensAt: null,
  solves: 30 - id,
  lastHour: id % 4,
  ...facts,
})
const causes = [
  cause({ kind: 'InstancesFail', count: 12, other: 9, challenges: [1], takenBy: 'kenji' }),
  cause({ kind: 'SameWrongAnswer', count: 31, other: 47, challenges: [2], detail: 'flag{friday}' }),
  cause({ kind: 'Pairs', count: 3, takenBy: 'mika' }),
  cause({ kind: 'SuddenWave', count: 14, other: 2, challenges: [3] }),
  cause({ kind: 'TeamsWaiting', count: 12 }),
  cause({ kind: 'Silent', count: 1, challenges: [4], detail: 'Challenge 4' }),
  cause({ kind: 'Soon', count: 1, challenges: [5], snoozedUntil: '2026-11-22T10:30:00Z' }),
]
const challenges = [
  ...[1, 2, 3, 4].map((id) => challenge(id)),
  challenge(5, { tag: 'Crypto', isOut: false, solves: 0, opensAt: '2026-11-22T12:00:00Z' }),
  challenge(6, { tag: 'Crypto', isEnabled: false, isOut: false, solves: 0 }),
]
const during: RoomOverviewModel = {
  countedAt: '2026-11-22T10:00:00Z',
  phase: 'During',
  figures: {
    solves: minutes,
    judged: minutes.map((each) => each * 3),
    wrong: minutes.map((each) => each * 2),
    usual: { low: 64, high: 69 },
    teams: 485,
    active: 312,
    pending: 12,
    solvers: 471,
    allSolves: 6000,
    running: 214,
    waiting: 9,
    silent: 1,
    hidden: null,
  },
  causes,
  challenges,
}
const hidden = { solves: 171, teams: 122, publicFirst: 'Null Island', trueFirst: 'Seven Segments' }

export const examples = {
  during,
  calm: { ...during, causes: [] },
  frozen: { ...during, figures: { ...during.figures, hidden, usual: null } },
  before: { ...during, phase: 'Before', causes: causes.slice(4, 5) },
  over: { ...during, phase: 'After', causes: causes.slice(2, 3) },
  overFrozen: { ...during, phase: 'After', figures: { ...during.figures, hidden }, causes: [] },
  early: { ...during, phase: 'Before', causes: [], challenges: [] },
} as const satisfies Record<string, RoomOverviewModel>

const titles = new Map(challenges.map(({ id, title }) => [id, title]))
const around = { game: 3, role: 'Admin', titles, isMasked: false } as const
const nothing = () => {}

export const shown = shownExamples<RoomOverviewModel>(examples, (room) => (
  <div className={roomOverview().root}>
    <RoomFigures room={room} />
    <AttentionList causes={room.causes} around={around} own="mika" send={nothing} />
    <ChallengeCells game={3} challenges={room.challenges} causes={room.causes} />
  </div>
))
