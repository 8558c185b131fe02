import { shownExamples } from '#src/ui/shown-examples.ts'
import { Keys, type SaltView } from './game-keys.tsx'

export const examples = {
  unasked: { kind: 'idle', task: null, value: null, problem: null },
  refused: { kind: 'idle', task: null, value: null, problem: { kind: 'unreachable' } },
  busy: { kind: 'busy', task: null, problem: null },
  known: { kind: 'done', task: null, value: 'a'.repeat(64) },
} as const satisfies Record<string, SaltView>

const nothing = () => {}

export const shown = shownExamples<SaltView>(examples, (view) => (
  <Keys view={view} publicKey="abc=" onAsk={nothing} />
))
