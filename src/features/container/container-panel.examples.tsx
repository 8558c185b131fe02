import type { ContainerView } from '#machines/game/container.facts.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { ContainerPanel } from './container-panel.tsx'

const held = { problem: null, allowedAt: null } as const

const running = {
  kind: 'running',
  entry: '192.0.2.7:31337',
  stopsAt: 7_200_000,
  user: 'ada',
  isLastCall: false,
  doing: null,
  ...held,
} as const

const starting = {
  kind: 'starting',
  step: 'Queued',
  ahead: 12,
  user: 'ada',
  doing: null,
  canCancel: true,
  ...held,
} as const

const tooOften = { kind: 'too-often', retryAfterMs: 8_000, title: 'Too often' } as const

export const examples = {
  absent: { kind: 'absent', gone: null, ...held },
  refused: {
    kind: 'absent',
    gone: null,
    problem: { kind: 'refused', title: 'At most 3 instances at once' },
    allowedAt: null,
  },
  cooling: { kind: 'absent', gone: 'Destroyed', problem: tooOften, allowedAt: 8_000 },
  died: { kind: 'absent', gone: 'Died', ...held },
  solved: { kind: 'absent', gone: 'Solved', ...held },
  unavailable: { kind: 'unavailable' },
  sent: { ...starting, step: 'Sent', ahead: 0, user: null, canCancel: false },
  queued: starting,
  pulling: { ...starting, step: 'Pulling', ahead: 0 },
  cancelling: { ...starting, doing: 'destroying', canCancel: false },
  running,
  held: { ...running, problem: tooOften, allowedAt: 8_000 },
  lastCall: { ...running, isLastCall: true, stopsAt: 540_000 },
  prolonging: { ...running, isLastCall: true, stopsAt: 540_000, doing: 'prolonging' },
  destroying: { ...running, doing: 'destroying' },
  paused: { kind: 'absent', gone: null, ...held, pausedAt: 0 },
  runningPaused: { ...running, isLastCall: true, stopsAt: 540_000, pausedAt: 0 },
  checking: { kind: 'checking' },
  unsure: { kind: 'unsure', problem: { kind: 'unreachable' } },
} as const satisfies Record<string, ContainerView>

const nothing = () => {}
export const shown = shownExamples<ContainerView>(examples, (view) => (
  <ContainerPanel
    view={view}
    send={nothing}
    kind="team"
    words={{ none: 'There is none.', start: 'Start it' }}
    limit="Two of two."
  />
))
