import type { TeamPosition } from '#contract/rules/board/team-position.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { DockView, type DockViewProps } from './game-dock.tsx'

const standing: TeamPosition = {
  name: 'Kernel Panic',
  rank: 17,
  score: 3652,
  movement: 1,
  gained: 142,
  above: { name: 'Łódź Overflow', rank: 16, points: 59 },
  solved: 22,
  challenges: 40,
  trend: [0, 0, 300, 900, 900, 1800, 2600, 3652],
}
const member = (userName: string, nth: number) => ({
  id: `${nth}`,
  userName,
  bio: '',
  avatar: null,
  captain: nth === 0,
})
const team = { avatar: null, members: ['mika', '凛', 'Tomás'].map(member) }
const at = Date.parse('2026-11-20T08:00:00Z')

export const examples = {
  teamless: { name: null, team: null, standing: null, event: null },
  unknown: { name: 'Kernel Panic', team: null, standing: null, event: null },
  climbing: {
    name: 'Kernel Panic',
    team,
    standing,
    event: { kind: 'notice', type: 'NewHint', content: 'Steg-o-saurus', at },
  },
  falling: {
    name: 'W'.repeat(32),
    team: { avatar: null, members: 'abcdefg'.split('').map(member) },
    standing: { ...standing, rank: 1234, movement: -12, score: 123_456, gained: 0 },
    event: { kind: 'notice', type: 'NewChallenge', content: '灯台の鍵', at },
  },
  leading: {
    name: '零点之后',
    team,
    standing: { ...standing, rank: 1, movement: 0, above: null },
    event: { kind: 'notice', type: 'Normal', content: 'Lunch is **served** on deck two.', at },
  },
} as const satisfies Record<string, DockViewProps>

export const shown = shownExamples<DockViewProps>(examples, (dock) => <DockView {...dock} />)
