import { listTeamPairs, setPairState } from '#contract/calls/team-pairs.ts'
import type { Outcome } from '#contract/problem.ts'
import type { PairStateTask } from '#machines/admin/pair-state.machine.ts'
import type { ClientServices } from './services.ts'

/** The response is the list as it is now. After a refusal it is read, because another organiser was faster. */
export function wirePairState({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return async (id: number, { ids, state, was }: PairStateTask): Promise<Outcome<null>> => {
    const [participationId, otherId] = ids
    const params = { id, participationId, otherId }
    const done = await request(setPairState, { params, body: { state, was } })
    if (!done.ok) {
      reads.refresh(listTeamPairs, { params: { id } })
      return done
    }
    reads.adopt(listTeamPairs, { params: { id } }, done.value)
    return { ok: true, value: null }
  }
}
