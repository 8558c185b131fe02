import { shownExamples } from '#src/ui/shown-examples.ts'
import type { NoticesView } from './notice-feed-view.ts'
import { at, NoticePanel } from './notice-panel.tsx'

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'listed', notices: [], staleAt: null },
  listed: {
    kind: 'listed',
    notices: [
      { id: 3, type: 'Normal', content: 'The finals start late.', at },
      { id: 2, type: 'FirstBlood', content: 'Red Pandas solved Warm up first', at },
      { id: 1, type: 'NewHint', content: 'Warm up has a new hint', at },
    ],
    staleAt: null,
  },
  stale: {
    kind: 'listed',
    notices: [{ id: 3, type: 'Normal', content: 'The finals start late.', at }],
    staleAt: at,
  },
} as const satisfies Record<string, NoticesView>

const nothing = () => {}
export const shown = shownExamples(examples, (view) => (
  <NoticePanel view={view} kind="all" onChoose={nothing} />
))
