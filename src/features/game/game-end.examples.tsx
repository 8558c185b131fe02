import type { CategoryShare } from '#contract/rules/board/by-category.ts'
import type { TeamRow } from '#contract/rules/board/board.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { GameEndView, type GameEndViewProps } from './game-end-view.tsx'

const HOUR_MS = 3_600_000
const startsAt = Date.UTC(2026, 10, 20, 18)
const span = { startsAt, endsAt: startsAt + 48 * HOUR_MS }
const step = (hour: number, rank: number) => ({ at: startsAt + hour * HOUR_MS, rank })
const near = (rank: number, name: string, score: number, gap: number) => {
  const row: TeamRow = {
    id: rank,
    name,
    avatar: null,
    organization: null,
    score,
    rank,
    organizationRank: null,
    solved: 20,
    lastAt: startsAt,
  }
  return { row, gap }
}
const categories: readonly CategoryShare[] = [
  { tag: 'Misc', points: 900, solved: 4, challenges: 4 },
  { tag: 'Web', points: 1200, solved: 5, challenges: 6 },
  { tag: 'Hardware', points: 0, solved: 0, challenges: 3 },
]
const middle: GameEndViewProps = {
  game: 1,
  own: 14,
  span,
  path: { steps: [step(0, 60), step(3, 31), step(4, 33), step(20, 12), step(44, 14)], best: 12, after: null },
  shares: [
    { member: 'mika', points: 2040, solved: ['Baby RSA', '海图密码', 'Lattice of lies'] },
    { member: '凛', points: 866, solved: ['UART whispers'] },
    { member: null, points: 113, solved: ['Sanity check'] },
  ],
  pictures: new Map(),
  neighbours: [
    near(12, 'Blue Hour', 4996, 482),
    near(13, 'Hex Marks the Spot', 4787, 273),
    near(14, 'Kernel Panic', 4514, 0),
    near(15, '雨夜', 4350, -164),
    near(16, 'W'.repeat(32), 4171, -343),
  ],
  categories,
  next: { hasWriteup: true, hasPractice: true },
}

export const examples = {
  middle,
  /** Without the members, because a server may keep them back. */
  first: {
    ...middle,
    own: 1,
    path: { steps: [step(0, 3), step(1, 1)], best: 1, after: null },
    shares: null,
    neighbours: [near(1, 'Null Island', 8599, 0), near(2, 'Night Ferry', 8593, -6)],
    next: { hasWriteup: false, hasPractice: false },
  },
  'without a solve': {
    ...middle,
    own: 60,
    path: { steps: [step(0, 60)], best: null, after: null },
    shares: [],
    neighbours: [near(59, 'Jetsam', 0, 0), near(60, 'Last Light', 0, 0)],
    next: { hasWriteup: false, hasPractice: true },
  },
} as const satisfies Record<string, GameEndViewProps>

export const shown = shownExamples<GameEndViewProps>(examples, (end) => <GameEndView {...end} />)
