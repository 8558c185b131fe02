import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { ChallengeRows } from './challenge-rows.tsx'
import type { ChallengesView } from './challenges-view.ts'

const warmUp: ChallengeInfoModel = {
  id: 7,
  title: 'Warm up',
  tag: 'Misc',
  type: 'StaticAttachment',
  isEnabled: true,
  score: 480,
  minScore: 125,
  originalScore: 500,
}

export const examples = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: { kind: 'unreachable' }, retry: () => {} },
  empty: { kind: 'empty' },
  listed: {
    kind: 'listed',
    challenges: [
      warmUp,
      { ...warmUp, id: 8, title: 'Cookie jar', tag: 'Web', type: 'DynamicContainer', isEnabled: false },
    ],
  },
} as const satisfies Record<string, ChallengesView>

const nothing = () => {}
export const shown = shownExamples<ChallengesView>(examples, (view) => (
  <ChallengeRows
    game={1}
    view={view}
    acts={{ kind: 'idle', task: null, value: null, problem: null }}
    sought={{ text: '', tag: null }}
    onClear={nothing}
    onTurn={nothing}
    create={<button type="button">{'…'}</button>}
  />
))
