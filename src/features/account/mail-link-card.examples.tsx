import { shownExamples } from '#src/ui/shown-examples.ts'
import { LinkStateCard, type LinkState } from './mail-link-card.tsx'

export const examples = {
  missing: { kind: 'missing' },
  working: { kind: 'working' },
  refused: {
    kind: 'refused',
    problem: { kind: 'signed-out', title: 'This link is invalid or has expired' },
  },
  cutOff: { kind: 'failed', problem: { kind: 'unreachable' }, until: null },
  heldOff: { kind: 'failed', problem: { kind: 'too-often', retryAfterMs: 1000, title: null }, until: 0 },
} as const satisfies Record<string, LinkState>

const nothing = () => {}
export const shown = shownExamples<LinkState>(examples, (state) => (
  <LinkStateCard
    state={state}
    words={{ working: 'Verifying', failed: 'Not yet', refusedHint: 'Sign in.' }}
    ways={null}
    onRetry={nothing}
  />
))
