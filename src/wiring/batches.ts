import { destroyContainerAsAdmin, setParticipationStatus } from '#contract/calls/admin.ts'
import { destroyContainersAsAdmin, ruleParticipations } from '#contract/calls/batches.ts'
import type { BatchResultModel } from '#contract/models/batch.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Ruling } from '#contract/rules/participation-ruling.ts'
import type { Results } from '#machines/kit/queue.ts'
import type { ClientServices } from './services.ts'

/** Small enough that the progress moves visibly. */
const RULED_AT_ONCE = 50
/** Few, because a runtime takes seconds to stop one. */
const DESTROYED_AT_ONCE = 10

/**
 * Actions on many rows: one call on servers with `batches`, otherwise one call per row. Each function handles
 * only the first rows. The queue (`machines/kit/queue.ts`) calls again for the rest.
 */
export function openBatches({ request, config }: Pick<ClientServices, 'request' | 'config'>) {
  const hasBatches = () => config.read().features?.includes('batches') ?? false
  return {
    setStatuses: async (
      { ids, ruling }: { ids: readonly number[]; ruling: Ruling },
      signal: AbortSignal,
    ): Promise<Results> => {
      const some = ids.slice(0, RULED_AT_ONCE)
      const [first] = some
      if (first === undefined) return []
      if (some.length === 1 || !hasBatches())
        return [await request(setParticipationStatus, { params: { id: first, status: ruling } }, signal)]
      return toResults(await request(ruleParticipations, { params: { status: ruling }, body: some }, signal))
    },
    /** Not cancelled with the screen, because the user has confirmed the action. */
    destroyContainers: async (guids: readonly string[]): Promise<Results> => {
      const some = guids.slice(0, DESTROYED_AT_ONCE)
      const [first] = some
      if (first === undefined) return []
      if (some.length === 1 || !hasBatches())
        return [await request(destroyContainerAsAdmin, { params: { id: first } })]
      return toResults(await request(destroyContainersAsAdmin, { body: some }))
    },
  }
}

function toResults(answer: Outcome<readonly BatchResultModel[]>): Results {
  if (!answer.ok) return [answer]
  // Without a result the queue would send the same rows forever.
  if (answer.value.length === 0) return [{ ok: false, problem: { kind: 'broken', status: 200, title: null } }]
  return answer.value.map(({ status, title }) => {
    if (status === 200) return { ok: true, value: null }
    return {
      ok: false,
      problem: status === 404 ? { kind: 'missing', title } : { kind: 'refused', title: title ?? '' },
    }
  })
}
