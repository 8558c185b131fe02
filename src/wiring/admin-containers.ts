import { listContainers } from '#contract/calls/admin.ts'
import { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import { toQueueView } from '#machines/kit/queue.ts'
import { openBatches } from './batches.ts'
import type { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

export function wireContainerDestruction(
  { clock, request, reads, config }: Pick<ClientServices, 'clock' | 'request' | 'reads' | 'config'>,
  process: ReturnType<typeof openProcesses>,
) {
  const { destroyContainers } = openBatches({ request, config })
  return process(
    containerDestructionMachine,
    toQueueView,
    {
      carryOut: ({ items }) => destroyContainers(items.map(({ guid }) => guid)),
      async reread(_, signal) {
        const list = await request(listContainers, {}, signal)
        if (list.ok) reads.adopt(listContainers, {}, list.value)
        else reads.refresh(listContainers, {})
        return null
      },
    },
    { given: { now: clock.now } },
  )
}
