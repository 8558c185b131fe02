import { shownExamples } from '#src/ui/shown-examples.ts'
import type { NoticesView } from './notice-editor-view.ts'
import { NoticeList } from './notice-list.tsx'

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
  listed: {
    kind: 'listed',
    notices: [
      {
        id: 3,
        content: 'Breakfast is served in hall B.',
        at: Date.parse('2026-11-21T07:00:00Z'),
        isOut: false,
        teams: null,
        isAddressed: true,
      },
      {
        id: 2,
        content: 'Please come to the desk.',
        at: Date.parse('2026-11-20T09:00:00Z'),
        isOut: true,
        teams: ['Night Ferry', '深夜食堂'],
        isAddressed: true,
      },
      {
        id: 1,
        content: 'The **finals** start late.',
        at: Date.parse('2026-11-20T08:00:00Z'),
        isOut: true,
        teams: null,
        isAddressed: false,
      },
    ],
  },
} as const satisfies Record<string, NoticesView>

const nothing = () => {}
export const shown = shownExamples(examples, (view) => (
  <NoticeList view={view} held={null} onEdit={nothing} onDelete={nothing} />
))
