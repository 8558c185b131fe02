import type { TakeOverReport, TakeOverState } from '#contract/models/take-over.ts'

export const aReport: TakeOverReport = {
  version: '0.15',
  taken: [{ table: 'users', count: 3 }],
  files: 2,
  fileBytes: 1000,
  changed: [
    {
      what: 'numbers of solves',
      count: 1,
      examples: [{ where: 'challenge 30', before: '3', after: '2' }],
    },
  ],
  kept: [],
  containers: 0,
  missingFiles: 0,
  lyingFiles: 0,
  file: null,
}
const NOTHING = { isTrial: false, hasKey: true, progress: null, report: null, fault: null } as const
const progress = { phase: 'Rows', done: 10, total: 40, secondsLeft: 3 } as const
const fault = { reason: 'Refused', said: 'Games id 5: the title is null' } as const

/** How a server says that a take-over stands. */
export const STATES = {
  empty: { ...NOTHING, stage: 'Open' },
  filled: { ...NOTHING, stage: 'Filled' },
  shared: { ...NOTHING, stage: 'Shared' },
  trying: { ...NOTHING, stage: 'Running', isTrial: true, progress },
  taking: { ...NOTHING, stage: 'Running', progress },
  tried: { ...NOTHING, stage: 'Done', isTrial: true, report: aReport },
  taken: { ...NOTHING, stage: 'Done', report: aReport },
  trialFailed: { ...NOTHING, stage: 'Failed', isTrial: true, fault },
  takeFailed: { ...NOTHING, stage: 'Failed', fault },
} satisfies Record<string, TakeOverState>
