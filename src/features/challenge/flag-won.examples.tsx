import { shownExamples, type ShownExamples } from '#src/ui/shown-examples.ts'
import type { ChallengeView } from './challenges-view.ts'
import { FlagWon, type WonView } from './flag-won.tsx'

const moment = { points: 475, blood: null, rankBefore: 24, rankAfter: 10 }
export const won = {
  counting: { when: 'now', moment: 'counting', isPractice: false },
  right: { when: 'now', moment, isPractice: false },
  firstBlood: { when: 'now', moment: { ...moment, points: 1050, blood: 'FirstBlood' }, isPractice: false },
  practice: { when: 'now', moment: null, isPractice: true },
  before: { when: 'before', moment, user: 'mika', at: Date.UTC(2026, 10, 22, 12) },
} as const satisfies Record<string, WonView>

const next: ChallengeView = {
  id: 2,
  title: 'A very long walk along the breakwater',
  tag: 'Pwn',
  score: 78,
  solves: 3,
  bloods: [],
  isSolved: false,
  blood: null,
  solver: null,
}
const bar = (view: WonView, following: ChallengeView | null) => (
  <FlagWon game={1} id={1} won={view} bonus="5%" next={following} search="" />
)
export const shown: ShownExamples = [
  ...shownExamples<WonView>(won, (view) => bar(view, next)),
  ['last', () => bar(won.right, null)],
]
