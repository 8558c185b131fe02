import { shownExamples } from '#src/ui/shown-examples.ts'
import { GameRows } from './admin-game-rows.tsx'
import type { GameListView } from './listed-game.ts'

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
} as const satisfies Record<string, GameListView>

const NOON = Date.parse('2026-11-20T12:00:00Z')
const nothing = () => {}
export const shown = shownExamples<GameListView>(examples, (view) => (
  <GameRows
    view={view}
    now={NOON}
    search=""
    onClear={nothing}
    create={<button type="button">Create</button>}
    acts={[]}
    onAct={nothing}
  />
))
