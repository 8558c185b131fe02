import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { CheckPanel } from './opening-check-panel.tsx'
import type { CheckView } from './opening-check-view.ts'

const about = (
  finding: Partial<OpeningFinding> & Pick<OpeningFinding, 'kind' | 'severity'>,
): OpeningFinding => ({
  challengeId: null,
  challenge: null,
  detail: null,
  ...finding,
})

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  clear: { kind: 'found', findings: [], accepted: 0, problem: null },
  notes: {
    kind: 'found',
    findings: [about({ kind: 'GameHidden', severity: 'Information' })],
    accepted: 2,
    problem: null,
  },
  found: {
    kind: 'found',
    findings: [
      about({ kind: 'EndInPast', severity: 'Error' }),
      about({ kind: 'FlagMissing', severity: 'Error', challengeId: 7, challenge: 'Warm up' }),
      about({
        kind: 'FlagInAttachment',
        severity: 'Warning',
        challengeId: 7,
        challenge: 'Warm up',
        detail: 'flag{one}',
      }),
      about({ kind: 'GameHidden', severity: 'Information' }),
    ],
    accepted: 0,
    problem: null,
  },
} satisfies Record<string, CheckView>

const IDLE = { kind: 'idle', task: null, value: null, problem: null } as const

const nothing = () => {}

export const shown = shownExamples<CheckView>(examples, (view) => (
  <CheckPanel game={3} view={view} recheck={IDLE} send={nothing} />
))
