import type { TakeOverState } from '#contract/models/take-over.ts'
import type { Config } from '#server/config/config.ts'
import type { Store } from '#server/store/store.ts'
import type { TakeOverRuns } from './take-over-runs.ts'

type Last = ReturnType<TakeOverRuns['last']>

const NOTHING = { isTrial: false, progress: null, report: null, fault: null } as const

/** A trial that ended counts only while the platform is still empty. */
export async function readTakeOverState({
  store,
  config,
  takeOver,
}: {
  store: Pick<Store, 'fullness'>
  config: Pick<Config, 'redisUrl' | 'xorKey'>
  takeOver: Pick<TakeOverRuns, 'last'>
}): Promise<TakeOverState> {
  const last = takeOver.last()
  const hasKey = config.xorKey !== null
  if (last !== null && (last.status.kind === 'running' || isOver(last))) return { ...lastState(last), hasKey }
  if (config.redisUrl !== null) return { stage: 'Shared', ...NOTHING, hasKey }
  if (!(await store.fullness.isEmpty())) return { stage: 'Filled', ...NOTHING, hasKey }
  return last === null ? { stage: 'Open', ...NOTHING, hasKey } : { ...lastState(last), hasKey }
}

export function lastState({ isTrial, status }: NonNullable<Last>): Omit<TakeOverState, 'hasKey'> {
  switch (status.kind) {
    case 'running':
      return { ...NOTHING, stage: 'Running', isTrial, progress: status.progress }
    case 'done':
      return { ...NOTHING, stage: 'Done', isTrial, report: status.report }
    case 'failed':
      return { ...NOTHING, stage: 'Failed', isTrial, fault: status.fault }
  }
}

const isOver = ({ isTrial, status }: NonNullable<Last>) => !isTrial && status.kind === 'done'
