import type { ActorRefFrom } from 'xstate'
import { destroyContainerAsAdmin, listContainers } from '#contract/calls/admin.ts'
import { containerDestructionEffects, containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { ask } from './ask.ts'
import type { ClientServices } from './services.ts'

export function wireContainerDestruction(
  { request, reads }: Pick<ClientServices, 'request' | 'reads'>,
  confirm: ActorRefFrom<typeof confirmMachine>,
): typeof containerDestructionMachine {
  return containerDestructionMachine.provide({
    actors: {
      askFirst: containerDestructionEffects.askFirst.by((question) => ask(confirm, question)),
      // Not given up with its screen: what was confirmed is carried out.
      destroyContainer: containerDestructionEffects.destroyContainer.by((id) => request(destroyContainerAsAdmin, { params: { id } })),
      readContainers: containerDestructionEffects.readContainers.by(async (_, signal) => {
        const list = await request(listContainers, {}, signal)
        if (list.ok) reads.adopt(listContainers, {}, list.value)
        else reads.refresh(listContainers, {})
        return null
      }),
    },
  })
}
