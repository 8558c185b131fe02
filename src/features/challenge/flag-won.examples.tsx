import type { SolveMoment } from '#contract/rules/board/solve-moment.ts'
import { shownExamples, type ShownExamples } from '#src/ui/shown-examples.ts'
import { cx } from '#styled/css/index.js'
import { flagBar } from '#styled/recipes/flag-bar.js'
import { toned } from '#styled/recipes/toned.js'
import type { ChallengeView } from './challenges-view.ts'
import { FlagWon, type WonView } from './flag-won.tsx'

const moment: SolveMoment = { points: 862, blood: null, rankBefore: 17, rankAfter: 14 }

const examples = {
  counting: { when: 'now', moment: 'counting', isPractice: false },
  right: { when: 'now', moment, isPractice: false },
  firstBlood: { when: 'now', moment: { ...moment, blood: 'FirstBlood' }, isPractice: false },
  thirdBlood: { when: 'now', moment: { ...moment, blood: 'ThirdBlood' }, isPractice: false },
  withoutMoment: { when: 'now', moment: null, isPractice: false },
  practice: { when: 'now', moment: null, isPractice: true },
  before: {
    when: 'before',
    moment: { ...moment, rankBefore: null, rankAfter: null },
    user: 'mika',
    at: null,
  },
} as const satisfies Record<string, WonView>

const next: ChallengeView = {
  id: 8,
  title: 'ECDSA nonce reuse strikes back',
  tag: 'Crypto',
  score: 416,
  solves: 14,
  bloods: [],
  isSolved: false,
  blood: null,
  solver: null,
}

export const shown: ShownExamples = shownExamples<WonView>(examples, (won) => (
  <div className={cx(flagBar().root, toned({ tone: 'indigo' }))}>
    <FlagWon game={1} id={7} won={won} bonus="5%" next={next} search="" />
  </div>
))
