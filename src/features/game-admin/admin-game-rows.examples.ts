import type { GameListView } from './listed-game.ts'

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
} as const satisfies Record<string, GameListView>
