import { clearRehearsal, rehearse } from '#contract/calls/rehearsal.ts'
import type { Outcome } from '#contract/problem.ts'
import type { RehearsalTask } from '#machines/admin/rehearsal.machine.ts'
import type { ClientServices } from './services.ts'

export const wireRehearsal =
  ({ request }: Pick<ClientServices, 'request'>) =>
  async (
    { game, task }: { game: number; task: RehearsalTask },
    signal: AbortSignal,
  ): Promise<Outcome<number | null>> => {
    const params = { id: game }
    if (task === 'clear') return request(clearRehearsal, { params }, signal)
    const begun = await request(rehearse, { params }, signal)
    return begun.ok ? { ok: true, value: begun.value.game } : begun
  }
