import type { FlagTrialView } from '#machines/admin/flag-trial.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { FlagTrial } from './flag-trial.tsx'

export const examples = {
  open: { kind: 'open' },
  judging: { kind: 'judging' },
  correct: { kind: 'judged', isAccepted: true, flags: [1] },
  wrong: { kind: 'judged', isAccepted: false, flags: [] },
  failed: { kind: 'failed', problem: { kind: 'unreachable' } },
} as const satisfies Record<string, FlagTrialView>

const flags = ['flag{one}', 'flag{two}', 'flag{three}'].map((flag, at) => ({
  id: at + 1,
  flag,
  attachment: null,
}))
const nothing = () => {}
export const shown = shownExamples<FlagTrialView>(examples, (view) => (
  <FlagTrial
    view={view}
    challenge={{ flags, needsAllFlags: true }}
    text={view.kind === 'open' ? '' : 'flag{one}'}
    onType={nothing}
    onRetry={nothing}
  />
))
