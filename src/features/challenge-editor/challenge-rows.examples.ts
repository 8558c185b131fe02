import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
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
