import { shownExamples } from '#src/ui/shown-examples.ts'
import type { NoticesView } from './notice-editor-view.ts'
import { NoticeList } from './notice-list.tsx'

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
  listed: {
    kind: 'listed',
    notices: [{ id: 1, content: 'The **finals** start late.', at: Date.parse('2026-11-20T08:00:00Z') }],
  },
} as const satisfies Record<string, NoticesView>

const nothing = () => {}
export const shown = shownExamples(examples, (view) => (
  <NoticeList view={view} held={null} onEdit={nothing} onDelete={nothing} />
))
