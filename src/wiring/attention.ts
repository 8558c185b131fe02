import { actOnCause, getRoomOverview } from '#contract/calls/room-overview.ts'
import type { AttentionActModel } from '#contract/models/room-overview.ts'
import type { Outcome } from '#contract/problem.ts'
import type { ClientServices } from './services.ts'

/** The response is the new overview, so screens need no further request. */
export function wireAttention({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return {
    async act(id: number, body: AttentionActModel, signal: AbortSignal): Promise<Outcome<null>> {
      const done = await request(actOnCause, { params: { id }, body }, signal)
      if (!done.ok) return done
      reads.adopt(getRoomOverview, { params: { id } }, done.value)
      return { ok: true, value: null }
    },
  }
}
