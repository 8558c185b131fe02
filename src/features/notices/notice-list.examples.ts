import type { NoticesView } from './notice-editor-view.ts'

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
  listed: {
    kind: 'listed',
    notices: [{ id: 1, content: 'The **finals** start late.', at: Date.parse('2026-11-20T08:00:00Z') }],
  },
} as const satisfies Record<string, NoticesView>
