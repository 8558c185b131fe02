import {
  listGameInstances,
  prolongInstances,
  restartInstances,
  stopInstances,
} from '#contract/calls/game-instances.ts'
import type { InstanceActResultModel } from '#contract/models/game-instance.ts'
import type { Outcome } from '#contract/problem.ts'
import type { InstanceTask } from '#machines/admin/instance-acts.machine.ts'
import type { ClientServices } from './services.ts'

const CALLS = { stop: stopInstances, restart: restartInstances, prolong: prolongInstances } as const

export function wireInstances({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return {
    /** Not cancelled with the screen, because the user has confirmed the action. */
    async act(id: number, { act, keys }: InstanceTask): Promise<Outcome<InstanceActResultModel>> {
      const sent = { params: { id } }
      const done = await request(CALLS[act], { ...sent, body: [...keys] })
      const list = await request(listGameInstances, sent)
      if (list.ok) reads.adopt(listGameInstances, sent, list.value)
      return done
    },
  }
}
