import type { ActorRefFrom } from 'xstate'
import { listContainers } from '#contract/calls/admin.ts'
import {
  containerDestructionEffects,
  containerDestructionMachine,
} from '#machines/admin/container-destruction.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { ask } from './ask.ts'
import { openBatches } from './batches.ts'
import type { ClientServices } from './services.ts'

export function wireContainerDestruction(
  { request, reads, config }: Pick<ClientServices, 'request' | 'reads' | 'config'>,
  confirm: ActorRefFrom<typeof confirmMachine>,
): typeof containerDestructionMachine {
  return containerDestructionMachine.provide({
    actors: {
      askFirst: containerDestructionEffects.askFirst.by((question) => ask(confirm, question)),
      destroyContainers: containerDestructionEffects.destroyContainers.by(
        openBatches({ request, config }).destroyContainers,
      ),
      readContainers: containerDestructionEffects.readContainers.by(async (_, signal) => {
        const list = await request(listContainers, {}, signal)
        if (list.ok) reads.adopt(listContainers, {}, list.value)
        else reads.refresh(listContainers, {})
        return null
      }),
    },
  })
}
