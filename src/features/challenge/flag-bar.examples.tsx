import type { FlagAnswerView, FlagProgress } from '#machines/game/flag-answer.facts.ts'
import { shownExamples, type ShownExamples } from '#src/ui/shown-examples.ts'
import { FlagBar } from './flag-bar.tsx'

export const examples = {
  idle: { kind: 'idle' },
  submitting: { kind: 'busy', doing: 'submitting' },
  judging: { kind: 'busy', doing: 'judging' },
  submittingAgain: { kind: 'busy', doing: 'submitting-again' },
  looking: { kind: 'busy', doing: 'looking' },
  cut: { kind: 'cut', problem: { kind: 'unreachable' }, isUnsure: false },
  cutUnsure: { kind: 'cut', problem: { kind: 'unreachable' }, isUnsure: true },
  solved: { kind: 'solved' },
  heldOff: { kind: 'held-off', until: 0 },
  wrong: { kind: 'wrong', submission: 41 },
  found: { kind: 'found', submission: 43, progress: { found: 2, needed: 3 } },
  foundOne: { kind: 'found', submission: 44, progress: null },
  unknown: { kind: 'unknown', submission: 42 },
  refused: { kind: 'refused', problem: { kind: 'refused', title: 'Your team is not in this game' } },
  signedOut: { kind: 'signed-out' },
  paused: { kind: 'paused' },
  over: { kind: 'over' },
  suspended: { kind: 'suspended' },
  gone: { kind: 'gone' },
} as const satisfies Record<string, FlagAnswerView>

const nothing = () => {}
const bar = (view: FlagAnswerView, left: number | null, progress: FlagProgress | null = null) => (
  <FlagBar
    startsFocused={false}
    view={view}
    flag="flag{a}"
    send={nothing}
    onType={nothing}
    tries={{ of: 'team', tries: [] }}
    left={left}
    progress={progress}
  />
)
export const shown: ShownExamples = [
  ...shownExamples<FlagAnswerView>(examples, (view) => bar(view, null)),
  ['lastTry', () => bar(examples.wrong, 1)],
  ['oneOfThree', () => bar(examples.idle, 4, { found: 1, needed: 3 })],
  ['usedUp', () => bar(examples.idle, 0)],
]
