import type { ReplayView } from '#machines/live/replay.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { begin, EXAMPLE_SPAN, ReplayBar, rest } from './replay-bar.tsx'

export const examples = {
  live: { kind: 'live', at: null, ...rest },
  paused: { kind: 'paused', at: begin + 3_600_000, ...rest },
  playing: { kind: 'playing', at: begin + 3_600_000, ...rest },
  fast: { kind: 'playing', at: begin + 3_600_000, ...rest, speed: 8, canHasten: false, canSlow: true },
} as const satisfies Record<string, ReplayView>

const nothing = () => {}
export const shown = shownExamples<ReplayView>(examples, (view) => (
  <ReplayBar view={view} {...EXAMPLE_SPAN} send={nothing} onSettle={nothing} onClose={nothing} />
))
